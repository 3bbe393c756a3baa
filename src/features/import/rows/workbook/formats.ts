/** What the styles of cells state about numbers (ECMA-376 part 1 §18.8): whether they are dates, or filled up with zeros. */
import type { PartReader } from './archive.ts'
import { isDateFormat } from './dates.ts'
import { createXmlPartReader } from './xmlPart.ts'

/** How a number is shown: as a `date`, or with how many digits, including leading zeros; null for any other format. */
export type NumberFormat = 'date' | number | null

/** The code of a format that shows codes with their zeros, such as `0000000000000`. Fewer digits are not a code. */
const ZEROS = /^0{6,18}$/

export function readStyles(): { reader: PartReader; formatOf: (style: number) => NumberFormat } {
  const codes = new Map<number, string>()
  const formats: number[] = []
  let isOfCells = false
  const reader = createXmlPartReader({
    open: (name, attributes) => {
      const format = Number(attributes['numFmtId'] ?? 0)
      if (name === 'numFmt') codes.set(format, attributes['formatCode'] ?? '')
      else if (name === 'cellXfs') isOfCells = true
      else if (name === 'xf' && isOfCells) formats.push(format)
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  const known = new Map<number, NumberFormat>()
  const formatOf = (style: number): NumberFormat => {
    const format = formats[style] ?? 0
    const found = known.get(format)
    if (found !== undefined) return found
    const code = codes.get(format) ?? ''
    const made = isDateFormat(format, code) ? 'date' : ZEROS.test(code) ? code.length : null
    known.set(format, made)
    return made
  }
  return { reader, formatOf }
}
