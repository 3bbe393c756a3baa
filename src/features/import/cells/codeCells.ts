/** Reads the codes of a row, in files whose rows are identified by codes. */
import type { Decisions } from '@/features/import/decide.ts'
import { cellText, type RawRow } from '@/features/import/table.ts'
import { readCode, readCodes, readCodesInText, type CodeReading } from '@/lib/codes/readCode.ts'
import { checkDigit } from '@/lib/gtin.ts'
import { isMissing } from '@/lib/text/missingWords.ts'
import { plainDigits } from '@/lib/text/plainDigits.ts'
import { FORMULA, type AddRemark } from './addRemark.ts'

/** Only zeros, which are not a code. */
const ZEROS = /^\s*0+\s*$/

/**
 * Adds the check digit to a code whose column lacks it; the code may be filled up with zeros. Null if its length is not that
 * of a code without its check digit.
 */
export function withCheckDigit(rawText: string): CodeReading | null {
  const body = plainDigits(rawText).replace(/\D/g, '').replace(/^0+/, '')
  if (![7, 11, 12, 13].includes(body.length)) return null
  const code = body + String(checkDigit(body))
  return { kind: 'code', code, note: `The missing check digit was added: ${code}.`, other: null }
}

function readingsOf(rawText: string, { codes, addsCheckDigit }: Decisions): readonly CodeReading[] {
  const single = (addsCheckDigit ? withCheckDigit(rawText) : null) ?? readCode(rawText, codes)
  if (single?.kind === 'code') return [single]
  const several = readCodes(rawText.replaceAll('\n', ', '), codes)
  if (several) return several
  return single ? [single] : (readCodesInText(rawText) ?? [])
}

/**
 * Returns a function that reads the codes of a row. Create it once per file. `addRemark` adds a remark to the row, and returns
 * whether the user wants to use a doubtful cell.
 */
export function createCodeReader(
  decisions: Decisions,
): (row: RawRow, addRemark: AddRemark) => readonly string[] {
  const place = decisions.roles.get('code')
  const { task } = decisions
  // Tasks that look lines up read them in `codeRows.ts`, because a line may also be a link, a product ID or a title.
  if (place === undefined || task === 'codes' || task === 'products') return () => []
  return (row, addRemark) => {
    const cell = row.cells[place]
    if (typeof cell === 'object' && cell.kind === 'formula') {
      addRemark('left out', 'code', `The code ${FORMULA}`, '')
      return []
    }
    const rawText = cellText(cell)
    if (isMissing(rawText) || ZEROS.test(rawText)) return []
    if (decisions.areCodesLeftOut) {
      addRemark(
        'left out',
        'code',
        'The codes of this column lack their check digit.',
        rawText.trim(),
      )
      return []
    }
    const readings = readingsOf(rawText, decisions)
    if (readings.length === 0) {
      const about = `“${rawText.trim().slice(0, 40)}” isn’t an EAN or UPC.`
      addRemark('left out', 'code', about, rawText.trim())
    }
    const found = readings.flatMap((reading) => {
      if (reading.kind === 'code') {
        if (reading.note !== null)
          addRemark('mended', 'code', reading.note, rawText.trim(), reading.code)
        return [reading.code]
      }
      const { message, suggestion } = reading
      const kind = suggestion === null ? 'left out' : 'doubtful'
      const isUsed = addRemark(kind, 'code', message, rawText.trim(), suggestion)
      return suggestion !== null && isUsed ? [suggestion] : []
    })
    return found.length < 2 ? found : [...new Set(found)]
  }
}
