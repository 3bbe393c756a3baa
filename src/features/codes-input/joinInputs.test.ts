import { describe, expect, it } from 'vitest'
import { checkDigit } from '@/lib/gtin.ts'
import { aCodeReading } from '@test/made/aCodeReading.ts'
import { joinInputs, textProblem } from './joinInputs.ts'
import { withPriceUse } from './priceUse.ts'

const ean = (number: number) => {
  const body = `20${String(number).padStart(10, '0')}`
  return body + String(checkDigit(body))
}
const eans = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ean(from + at)).join('\n')

const input = async (text: string, answers = {}) => ({
  reading: await aCodeReading(text, answers),
  answers,
  name: 'stock.csv',
})
const linesOf = (aliases: ReturnType<typeof joinInputs>) => {
  if (aliases.kind !== 'read') throw new Error(aliases.kind)
  return aliases.lines
}

describe('the input of a new collection', () => {
  it('is empty at first', () => {
    expect(joinInputs(null, null, 'auto')).toEqual({ kind: 'nothing' })
  })

  it('has the lines of the file first, then those of the text, numbered on', async () => {
    const file = await input(`EAN\n${ean(1)}\n\n${ean(2)}`)
    const text = await input(`${ean(3)}\n\n${ean(4)}`)
    expect(
      linesOf(joinInputs(file, text, 'auto')).map(({ line, text: own }) => [line, own]),
    ).toEqual([
      [2, ean(1)],
      [4, ean(2)],
      [5, ean(3)],
      [7, ean(4)],
    ])
    expect(linesOf(joinInputs(null, text, 'auto')).map(({ line }) => line)).toEqual([1, 3])
  })

  it('uses the prices of each input as chosen for it', async () => {
    const table = `EAN;Price\n${ean(1)};9,50\n${ean(2)};8,50`
    const file = await input(table)
    const text = await input(table, withPriceUse({}, 'target'))
    expect(linesOf(joinInputs(file, text, 'auto')).map(({ target }) => target)).toEqual([
      null,
      null,
      9.5,
      8.5,
    ])
  })

  it('has up to 10,000 lines, and says which input has more', async () => {
    const [most, one] = [await input(eans(10_000)), await input(ean(20_000))]
    const message = (file: typeof most | null, text: typeof most | null) => {
      const aliases = joinInputs(file, text, 'auto')
      return aliases.kind === 'problem' ? aliases.message : aliases.kind
    }
    expect(message(most, null)).toBe('read')
    expect(message(most, one)).toMatch(/^The file and the text have 10,001 lines together; up to/)
    const more = await input(eans(10_001))
    expect(message(more, null)).toMatch(/^stock\.csv has 10,001 lines; up to 10,000 can be checked/)
    expect(message(null, more)).toMatch(/^The text has 10,001 lines/)
  })

  it('says why a file can’t be read', async () => {
    const refused = { kind: 'refused', message: 'stock.csv is damaged.' } as const
    const text = await input(ean(1))
    expect(joinInputs({ ...text, reading: refused }, text, 'auto')).toEqual({
      kind: 'problem',
      message: refused.message,
    })
  })
})

describe('a pasted text', () => {
  it.each([
    ['', false, null],
    [' \n\t', false, /^Nothing to read/],
    [' \n\t', true, null],
    ['x'.repeat(1_000_000), false, null],
    ['x'.repeat(1_000_001), false, /^The text has 1,000,001 characters; up to 1,000,000/],
    ['PK\u0003\u0004\u0000abc', false, /^This isn’t text but the inside of a file/],
    ['\u0001\u0002\u0003\u0004\u0005abc', true, /^This isn’t text/],
    [`${ean(1)}\u0000\n${ean(2)}`, false, null],
  ])('is accepted, or its problem is named: case %#', (text, hasFile, message) => {
    const problem = textProblem(text, hasFile)
    if (message === null) expect(problem).toBeNull()
    else expect(problem).toMatch(message)
  })
})
