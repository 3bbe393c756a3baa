import { describe, expect, it } from 'vitest'
import { readLines } from '@/domain/codes/inputLines.ts'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { checkDigit } from '@/lib/gtin.ts'
import { aCodeReading } from '@test/made/aCodeReading.ts'
import { linesOfReading, ownPricesOf } from './linesOfReading.ts'
import { withPriceUse } from './priceUse.ts'

const ean = (number: number) => {
  const body = `20${String(number).padStart(10, '0')}`
  return body + String(checkDigit(body))
}

const PRICES = `EAN;Price;Cost;Note\n${ean(1)};12,50;4,00;ours\n${ean(2)};x;;\n${ean(3)};;5,00;`

describe('the lines of an import', () => {
  it.each([
    ['own', null],
    ['unused', null],
    ['target', 12.5],
  ] as const)('have a target price depending on how prices are used: %s', async (use, target) => {
    const reading = await aCodeReading(PRICES)
    expect(linesOfReading(reading, { as: 'auto', use }).map((line) => line.target)).toEqual([
      target,
      null,
      null,
    ])
  })

  it('say why a price can’t be the target', async () => {
    const reading = await aCodeReading(PRICES)
    const problems = (use: 'own' | 'target') =>
      linesOfReading(reading, { as: 'auto', use }).map(({ targetProblem }) => targetProblem)
    expect(problems('own')).toEqual([null, null, null])
    expect(problems('target')).toEqual([null, expect.stringContaining('x'), null])
  })

  it('use the target price of its own column, however prices are used', async () => {
    const reading = await aCodeReading(`EAN;Target price;Price\n${ean(1)};9;12\n${ean(2)};;13`)
    const targets = (use: 'own' | 'target') =>
      linesOfReading(reading, { as: 'auto', use }).map(({ target }) => target)
    expect(targets('own')).toEqual([9, null])
    expect(targets('target')).toEqual([9, 13])
  })

  it('are numbered on from the lines before them', async () => {
    const reading = await aCodeReading(`${ean(1)}\n\n${ean(2)}`)
    const lines = linesOfReading(reading, { as: 'auto', use: null, after: 7 })
    expect(lines.map(({ line }) => line)).toEqual([8, 10])
  })

  it.each([
    [
      'codes, links, product IDs and words',
      `${ean(1)}\nhttps://shop.example/1\n'${ean(2)}\nnonsense`,
      {},
    ],
    ['several codes in one line', `${ean(1)}, ${ean(2)} and ${ean(3)}`, {}],
    ['ISBN-10', 'ISBN\n3-446-20033-5\n3446200335\n0306406152\n080442957X', {}],
    [
      'codes without their check digit',
      ['UPC', '041250050271', '041250050542', '041250050813', '041250051084'].join('\n'),
      { replies: { codes: 'add check digit' } },
    ],
    ['a doubtful code', `${ean(1)}\n${ean(2).slice(0, 12)}9\n`, { doubtful: { '2 code': 'use' } }],
    ['titles with brand and size', 'Brand\tTitle\tSize\nHeinz\tTomato Ketchup\t500 ml\n\t12\t', {}],
  ] as [string, string, ImportAnswers][])(
    'give the same items when they are read again: %s',
    async (_, text, answers) => {
      const reading = await aCodeReading(text, answers)
      const lines = linesOfReading(reading, { as: 'auto', use: null })
      const again = readLines(lines, 'auto')
      const requested = (list: typeof lines) =>
        list.map(({ entry }) => {
          // Drops the note on how a cell was corrected; the stored code doesn’t need it.
          const { note: _note, ...rest } = { note: null, ...entry }
          return rest
        })
      expect(requested(again)).toEqual(requested(lines))
    },
  )

  it('are searched by title if the import has no codes, or if the user chooses titles', async () => {
    const table = await aCodeReading('Brand\tTitle\nHeinz\tTomato Ketchup\nHela\tCurry')
    expect(linesOfReading(table, { as: 'auto', use: null })).toMatchObject([
      { text: 'Heinz Tomato Ketchup', isTitle: true, entry: { kind: 'title' } },
      { text: 'Hela Curry', isTitle: true },
    ])
    const list = await aCodeReading('Tomato Ketchup 500 ml\nCurry Sauce', {}, 'title')
    expect(linesOfReading(list, { as: 'title', use: null })).toMatchObject([
      { text: 'Tomato Ketchup 500 ml', isTitle: true, entry: { kind: 'title' } },
      { isTitle: true },
    ])
  })
})

describe('the prices of an import', () => {
  it('are those of valid codes, each product once, with cost, floor, note and title', async () => {
    const reading = await aCodeReading(
      `EAN;Title;Price;Cost;Floor;Note\n${ean(1)};Shirt;12,50;4,00;9,00;ours\n12;Hat;3;1;;\n${ean(2)};;;5,00;;\n${ean(1)};Shirt;13,50;;;`,
    )
    expect(ownPricesOf(reading)).toEqual([
      { code: ean(2), price: null, cost: 5, note: '' },
      { code: ean(1), price: 13.5, cost: null, note: '', title: 'Shirt' },
    ])
  })

  it('are empty if the rows have only a note', async () => {
    const reading = await aCodeReading(`EAN;Note\n${ean(1)};ours\n${ean(2)};theirs`)
    expect(ownPricesOf(reading)).toEqual([])
  })

  it('are read from the column that the user chose', async () => {
    const answers = withPriceUse({ columns: { price: 2 } }, 'own')
    const reading = await aCodeReading(`${ean(1)};4;12\n${ean(2)};5;13`, answers)
    expect(ownPricesOf(reading).map(({ price }) => price)).toEqual([12, 13])
  })
})
