import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NAMED_WITH_RUN } from '@/domain/pricing/itemAnswer.ts'
import { checkDigit } from '@/lib/gtin.ts'
import type { InputLine } from './inputLines.ts'
import { planCodes } from './planCodes.ts'
import { readEntry } from './readEntry.ts'

const line = (text: string, at = 1): InputLine => ({
  line: at,
  text,
  entry: readEntry(text),
  target: null,
  targetProblem: null,
})
const EAN = '2049811842247'

describe('the plan for a collection of codes', () => {
  it('requests a repeated code once, and shows it on every line', () => {
    const { codeRequests, rows, counts } = planCodes(
      [line(EAN), line('4.0E+12'), line(` '${EAN}`), line('https://shop.example/1')],
      [['us']],
    )
    expect(codeRequests.map(({ key }) => key)).toEqual([
      `ean us ${EAN}`,
      'url us https://shop.example/1',
    ])
    expect(
      rows.map(({ request: codeRequest, repeats }) => [codeRequest?.position ?? null, repeats]),
    ).toEqual([
      [0, null],
      [null, null],
      [0, 0],
      [1, null],
    ])
    expect(counts).toEqual({
      lines: 4,
      valid: 3,
      repeated: 1,
      invalid: 1,
      asks: 2,
      kinds: { ean: 2, url: 1, id: 0, title: 0 },
    })
  })

  it('requests a code given in several lengths once, in the form given first', () => {
    const { codeRequests, rows, counts } = planCodes(
      ['0012345678905', '012345678905', '00012345678905', '96385074', '0000096385074'].map(line),
      [['us']],
    )
    expect(codeRequests.map(({ entry }) => entry)).toMatchObject([
      { code: '0012345678905' },
      { code: '96385074' },
    ])
    expect(rows.map(({ repeats }) => repeats)).toEqual([null, 0, 0, null, 3])
    expect(counts).toMatchObject({ valid: 5, repeated: 3, asks: 2 })
  })

  it('has a row for each country of a line, or one row if countries are sent together', () => {
    const each = planCodes([line(EAN), line(EAN)], [['us'], ['in']])
    expect(each.rows.map(({ countries, repeats }) => [countries[0], repeats])).toEqual([
      ['us', null],
      ['in', null],
      ['us', 0],
      ['in', 1],
    ])
    expect(each.counts).toMatchObject({ asks: 2, repeated: 1 })
    expect(planCodes([line(EAN)], [['us', 'in']]).codeRequests).toMatchObject([
      { countries: ['us', 'in'] },
    ])
  })

  it('loads names during the run for a limited number of codes without a known name', () => {
    const codes = Array.from({ length: NAMED_WITH_RUN + 2 }, (_, at) => {
      const body = String(200_000_010_000 + at)
      return line(`${body}${checkDigit(body)}`, at)
    })
    const [first, ...others] = codes
    if (!first) throw new Error('There is a first one.')
    const known = { title: 'A shirt', imageUrl: null }
    const { codeRequests } = planCodes([{ ...first, known }, ...others], [['us']])
    expect(codeRequests[0]).toMatchObject({ known, isNamedWithRun: false })
    expect(codeRequests.filter(({ isNamedWithRun }) => isNamedWithRun)).toHaveLength(NAMED_WITH_RUN)
    expect(codeRequests.at(-1)).toMatchObject({ known: null, isNamedWithRun: false })
  })

  it('has a row for every line and country, and requests nothing twice', () => {
    const text = fc.constantFrom(EAN, '2049811921430', 'x', '', 'https://shop.example/1')
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 30 }),
        fc.constantFrom(1, 2, 3),
        (texts, countries) => {
          const groups = ['us', 'in', 'gb'].slice(0, countries).map((code) => [code])
          const { codeRequests, rows, counts } = planCodes(texts.map(line), groups)
          expect(rows.map(({ line: { line: at } }) => at)).toEqual(
            texts.flatMap((_, at) => groups.map(() => at)),
          )
          expect(codeRequests.map(({ position }) => position)).toEqual(
            codeRequests.map((_, at) => at),
          )
          expect(new Set(codeRequests.map(({ key }) => key)).size).toBe(codeRequests.length)
          expect(new Set(rows.flatMap(({ request: codeRequest }) => codeRequest ?? []))).toEqual(
            new Set(codeRequests),
          )
          expect(counts.valid + counts.invalid).toBe(texts.length)
          expect(counts.asks).toBe((counts.valid - counts.repeated) * countries)
        },
      ),
      { numRuns: 300, seed: 4 },
    )
  })
})
