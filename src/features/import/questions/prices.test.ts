import { describe, expect, it } from 'vitest'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { createRowReader } from '@/features/import/readRows.ts'
import type { Cell } from '@/features/import/table.ts'
import { decideRows, rowsOf } from '@/features/import/testing/rows.ts'
import { piecesIn } from './priceUnit.ts'

const CODES = ['2049811842247', '2049811763054', '4006381333931', '96385074']
const table = (head: readonly string[], ...rows: readonly (readonly Cell[])[]) =>
  rowsOf(['EAN', ...head], ...rows.map((cells, at) => [CODES[at] ?? '', ...cells]))
const decide = (rows: ReturnType<typeof table>, answers: ImportAnswers = {}) =>
  decideRows('prices', rows, { answers })
const questionOf = (rows: ReturnType<typeof table>, key: string, answers?: ImportAnswers) =>
  decide(rows, answers).questions.find((question) => question.key === key) ?? null
const pricesOf = (rows: ReturnType<typeof table>, answers?: ImportAnswers) => {
  const decisions = decide(rows, answers)
  return decisions.body.map(createRowReader(decisions)).map(({ price, cost }) => [price, cost])
}

describe('the question about decimal signs', () => {
  const open = table(['Preis'], ['1.299'], ['2.499'])

  it('is asked if no figure gives the answer, and shows the resulting prices', () => {
    expect(questionOf(open, 'decimal sign')).toMatchObject({
      choices: [
        { value: 'none' },
        { value: '.', samples: ['1.299 → 1.299', '2.499 → 2.499'] },
        { value: ',', samples: ['1.299 → 1299.00', '2.499 → 2499.00'] },
      ],
      lines: [2, 3],
    })
    expect(pricesOf(open)).toEqual([
      [null, null],
      [null, null],
    ])
  })

  it.each([
    ['.', 1.299],
    [',', 1299],
    ['none', null],
  ])('is answered by %s', (sign, price) => {
    const answers = { replies: { 'decimal sign': sign } }
    expect(questionOf(open, 'decimal sign', answers)?.answer).toBe(sign)
    expect(pricesOf(open, answers)[0]).toEqual([price, null])
  })

  it.each<[name: string, rows: ReturnType<typeof table>, price: number]>([
    ['another cell', table(['Preis'], ['1.299'], ['12,50']), 1299],
    ['another column of prices', table(['EK', 'VK'], ['899,50', '1.299'], ['1', '2']), 1299],
    ['a column of weights', table(['Gewicht', 'VK'], ['0,25', '1.299'], ['0,5', '2']), 1299],
    ['a numeric cell of a workbook', table(['VK'], [1.299], [2]), 1.299],
    ['the currency', table(['VK'], ['£1,299'], ['£2,499']), 1299],
  ])('is not asked if %s answers it', (_, rows, price) => {
    expect(questionOf(rows, 'decimal sign')).toBeNull()
    expect(pricesOf(rows)[0]?.[0]).toBe(price)
  })

  it('is asked although weights have decimal dots: prices with three decimals are rare', () => {
    expect(
      questionOf(table(['Gewicht', 'VK'], ['0.25', '1.299'], ['0.5', '2.499']), 'decimal sign'),
    ).not.toBeNull()
  })
})

describe('the question about swapped prices', () => {
  const swapped = table(
    ['Cost', 'Price'],
    ['19.90', '9.10'],
    ['12.50', '6.00'],
    ['5.00', '7.00'],
    ['8.00', '4.00'],
  )

  it('is not asked if most costs are lower than prices', () => {
    expect(
      questionOf(
        table(['Cost', 'Price'], ['9.10', '19.90'], ['12.50', '6.00'], ['1', '2']),
        'swapped prices',
      ),
    ).toBeNull()
    expect(questionOf(table(['Cost', 'Price'], ['19.90', '9.10']), 'swapped prices')).toBeNull()
    expect(questionOf(swapped, 'swapped prices')).toBeNull()
  })

  it('is asked if nearly all costs are higher, and no price is used before the answer', () => {
    const rows = table(['Cost', 'Price'], ['19.90', '9.10'], ['12.50', '6.00'])
    expect(questionOf(rows, 'swapped prices')).toMatchObject({
      about:
        '“Cost” is higher than “Price” in 2 of 2 rows, but a cost is usually lower than a price. Which one is your price?',
      choices: [{ value: 'none' }, { value: 'as named' }, { value: 'swapped' }],
    })
    expect(pricesOf(rows)[0]).toEqual([null, null])
    expect(pricesOf(rows, { replies: { 'swapped prices': 'as named' } })[0]).toEqual([9.1, 19.9])
    expect(pricesOf(rows, { replies: { 'swapped prices': 'swapped' } })[0]).toEqual([19.9, 9.1])
    expect(questionOf(rows, 'swapped prices', { columns: { cost: 1, price: 2 } })).toBeNull()
  })
})

describe('prices for several pieces', () => {
  it.each([
    ['100', 100],
    ['1.000', 1000],
    ['1,000', 1000],
    ['100,00', 100],
    ['10.0', 10],
    ['1', null],
    ['0', null],
    ['', null],
    ['ST', null],
    ['0,5', null],
    [12, 12],
  ])('are for the number of pieces in the cell: %s', (cell, pieces) => {
    expect(piecesIn(cell)).toBe(pieces)
  })

  it('are divided by the number of pieces', () => {
    const rows = table(['Preis', 'Preiseinheit'], ['1.250,00', '100'], ['8,00', '1'])
    expect(pricesOf(rows)).toEqual([
      [12.5, null],
      [8, null],
    ])
  })

  it('raise a question if the column may mean packs', () => {
    const rows = table(['VK', 'PE'], ['12,50', '6'], ['8,00', '1'])
    expect(questionOf(rows, 'price unit')).toMatchObject({
      lines: [2],
      choices: [{ value: 'none' }, { value: 'one' }, { value: 'divide' }],
    })
    expect(pricesOf(rows)).toEqual([
      [null, null],
      [8, null],
    ])
    expect(pricesOf(rows, { replies: { 'price unit': 'one' } })[0]).toEqual([12.5, null])
    expect(pricesOf(rows, { replies: { 'price unit': 'divide' } })[0]).toEqual([2.0833, null])
    expect(
      questionOf(table(['VK', 'PE'], ['12,50', '100'], ['8,00', '1']), 'price unit'),
    ).toBeNull()
  })
})

describe('rows with more cells than headings', () => {
  it('lose their prices if there are few such rows', () => {
    const rows = table(['Cost', 'Price'], ['1', '2'], ['red', '3', '4'], ['5', '6'])
    expect(questionOf(rows, 'extra cells')).toBeNull()
    expect(pricesOf(rows)).toEqual([
      [2, 1],
      [null, null],
      [6, 5],
    ])
  })

  it('raise a question if most rows are like this', () => {
    const rows = table(['Price'], ['12', '50'], ['8', '90'])
    expect(questionOf(rows, 'extra cells')).toMatchObject({
      choices: [{ value: 'leave out' }, { value: 'use' }],
      lines: [2, 3],
    })
    expect(pricesOf(rows)[0]).toEqual([null, null])
    expect(pricesOf(rows, { replies: { 'extra cells': 'use' } })[0]).toEqual([12, null])
  })
})

describe('prices from a larger quantity', () => {
  const linesOf = (...rows: readonly (readonly string[])[]) => {
    const { body, leftOut } = decideRows('prices', rowsOf(['EAN', 'ab Menge', 'VK'], ...rows))
    return [body.map(({ line }) => line), leftOut.map(({ line, about }) => `${line} ${about}`)]
  }
  const [a = '', b = ''] = CODES

  it('are left out, whatever the order of the rows', () => {
    expect(
      linesOf([a, '10', '18,90'], [a, '1', '19,90'], [b, '1', '9,90'], [b, '5', '8,90']),
    ).toEqual([
      [3, 4],
      ['2 price of more pieces', '5 price of more pieces'],
    ])
  })

  it('are not assumed if a product has only one row or one price', () => {
    expect(linesOf([a, '10', '18,90'], [b, '5', '8,90'])[1]).toEqual([])
    expect(linesOf([a, '10', '18,90'], [a, '5', '18,90'])[1]).toEqual([])
  })
})

describe('prices without tax', () => {
  it('are doubtful if they are few; otherwise a price with tax is doubtful', () => {
    expect(pricesOf(table(['Preis'], ['12,50'], ['8,90 netto'], ['7,00']))).toEqual([
      [12.5, null],
      [null, null],
      [7, null],
    ])
    expect(pricesOf(table(['Preis'], ['12,50 netto'], ['8,90 netto'], ['7,00 brutto']))).toEqual([
      [12.5, null],
      [8.9, null],
      [null, null],
    ])
  })
})
