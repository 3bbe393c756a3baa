import { describe, expect, it } from 'vitest'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import type { ImportContext } from './decide.ts'
import type { ImportTask } from './reading.ts'
import { createRowReader } from './readRows.ts'
import type { Cell } from './table.ts'
import { decideRows, rowsOf } from './testing/rows.ts'

const A = '2049811842247'
const B = '2049811763054'

function read(
  task: ImportTask,
  rows: readonly (readonly Cell[])[],
  answers: ImportAnswers = {},
  context: Partial<ImportContext> = {},
) {
  const decisions = decideRows(task, rowsOf(...rows), { answers, context })
  return decisions.body.map(createRowReader(decisions))
}
const remarksIn = (...args: Parameters<typeof read>) =>
  read(...args).flatMap(({ remarks }) =>
    remarks.map(({ line, kind, role, about }) => `${line} ${kind} ${role}: ${about}`),
  )

describe('the prices of a row', () => {
  it('are a workbook’s numbers, even if there are texts in the same column', () => {
    const rows = [
      ['EAN', 'VK'],
      [A, 1.299],
      [B, '12,50'],
    ]
    expect(read('prices', rows).map(({ price }) => price)).toEqual([1.299, 12.5])
  })

  it.each<[name: string, cell: Cell, about: string]>([
    [
      'a negative number',
      -3,
      '2 left out price: Your price: −3.00 is a negative figure, not a price.',
    ],
    [
      'a date',
      { kind: 'date', text: '2026-03-12' },
      '2 left out price: Your price: 2026-03-12 is a date. Format the column as a number.',
    ],
    [
      'a formula error',
      { kind: 'error', text: '#N/A' },
      '2 left out price: Your price: #N/A is an error of a formula.',
    ],
    [
      'a formula',
      { kind: 'formula' },
      '2 left out price: Your price is a formula without a value. Open the file in a spreadsheet program, save it and choose it again.',
    ],
    ['a word', 'soon', '2 left out price: Your price: “soon” isn’t a price.'],
    ['a range', '10-12', '2 left out price: Your price: “10-12” is a range, not one price.'],
  ])('are missing with a remark if the cell is %s', (_, cell, about) => {
    const rows = [
      ['EAN', 'VK'],
      [A, cell],
      [B, '12,50'],
    ]
    expect(read('prices', rows)[0]?.price).toBeNull()
    expect(remarksIn('prices', rows)).toEqual([about])
  })

  it('are not used from a doubtful cell until the user chooses so', () => {
    const rows = [
      ['EAN', 'VK'],
      [A, 'ab 12,50'],
      [B, '9,00'],
    ]
    expect(read('prices', rows)[0]).toMatchObject({
      price: null,
      remarks: [{ kind: 'doubtful', reads: '12.50' }],
    })
    const answers = { doubtful: { '2 price': 'use' as const } }
    expect(read('prices', rows, answers)[0]).toMatchObject({
      price: 12.5,
      remarks: [{ isUsed: true }],
    })
  })

  it('must be in the country’s currency in a catalog', () => {
    const rows = [
      ['Title', 'GTIN', 'Price', 'Country'],
      ['Shirt', A, '12.50 USD', 'us'],
      ['Polo', B, '8.00 EUR', 'us'],
    ]
    expect(read('catalog', rows).map(({ price }) => price)).toEqual([12.5, null])
    expect(remarksIn('catalog', rows)).toEqual([
      '3 doubtful currency: The price is in EUR, but prices in US are in USD.',
    ])
    expect(read('catalog', rows, { doubtful: { '3 currency': 'use' } })[1]?.price).toBe(8)
  })

  it('are used only in the main currency', () => {
    const rows = [
      ['EAN', 'EK USD', 'VK EUR'],
      [A, '9,00', '12,50'],
      [B, '', '8,00'],
    ]
    expect(read('prices', rows)[0]).toMatchObject({ price: 12.5, cost: null })
    expect(remarksIn('prices', rows)).toEqual([
      '2 doubtful currency: The price is in USD, not in EUR.',
    ])
  })
})

describe('an offer', () => {
  const offer = (head: readonly string[], ...cells: readonly string[]) => {
    const [first] = read(
      'catalog',
      [
        ['Title', 'GTIN', ...head],
        ['Shirt', A, ...cells],
      ],
      {},
      { country: 'us' },
    )
    return [first?.price, first?.listPrice]
  }

  it.each<[head: string[], cells: string[], price: number | null, list: number | null]>([
    [['Price', 'Sale price'], ['12.50', '9.99'], 9.99, 12.5],
    [['Price', 'Sale price'], ['12.50', ''], 12.5, null],
    [['Price', 'Sale price'], ['12.50', '0.00'], 12.5, null],
    [['Price', 'Sale price', 'MSRP'], ['12.50', '9.99', '15.00'], 9.99, 15],
    [
      ['Price', 'Sale price', 'Sale price start date', 'Sale price end date'],
      ['12.50', '9.99', '2026-03-01', '2026-03-31'],
      9.99,
      12.5,
    ],
    [
      ['Price', 'Sale price', 'Sale price start date', 'Sale price end date'],
      ['12.50', '9.99', '2020-01-01', '2020-01-31'],
      12.5,
      null,
    ],
    [
      ['Price', 'Sale price', 'Sale price effective date'],
      ['12.50', '9.99', '2027-01-01T00:00Z/2027-01-31T00:00Z'],
      12.5,
      null,
    ],
    [
      ['Price', 'Sale price', 'Sale price start date', 'Sale price end date'],
      ['12.50', '9.99', 'soon', ''],
      9.99,
      12.5,
    ],
  ])('with headings %j and cells %j has the price %s and MRP %s', (head, cells, price, list) => {
    expect(offer(head, ...cells)).toEqual([price, list])
  })
})

describe('the codes of a row', () => {
  it('are empty without a remark if the cell means “no code”', () => {
    for (const cell of ['', '-', 'NULL', '0', '0000000000000', 'does not apply']) {
      const rows = [
        ['Title', 'GTIN', 'Price'],
        ['Shirt', cell, '1'],
        ['Polo', A, '2'],
      ]
      expect([cell, read('catalog', rows)[0]?.codes, remarksIn('catalog', rows)]).toEqual([
        cell,
        [],
        [],
      ])
    }
  })

  it('are mended, doubtful or refused, with a remark', () => {
    const rows = [
      ['EAN', 'VK'],
      ['36000291452', '1'],
      ['2049811842246', '2'],
      ['shirt', '3'],
      [`Shirt ${A}`, '4'],
      [`${A}\n${B}`, '5'],
    ]
    expect(read('prices', rows).map(({ codes }) => codes)).toEqual([
      ['036000291452'],
      [],
      [],
      [A],
      [A, B],
    ])
    expect(remarksIn('prices', rows)).toEqual([
      '2 mended code: 1 leading zero was restored: 036000291452.',
      '3 doubtful code: The check digit of 2049811842246 is 6; it should be 7: 2049811842247.',
      '4 left out code: “shirt” isn’t an EAN or UPC.',
    ])
  })
})

describe('the texts of a row', () => {
  const rows = [
    ['Handle', 'Title', 'Vendor', 'Variant SKU', 'Variant Price', 'Variant Barcode', 'Colour'],
    ['shirt', 'Shirt &amp; tie', 'Marlowe', 'S', '12.50', A, 'blue'],
    ['shirt', '', '', 'M', '13.50', B, 'N/A'],
    ['polo', 'Polo', '', 'P', '9', '', ''],
  ]

  it('come from the first row of their product', () => {
    const values = read('catalog', rows, {}, { country: 'us' })
    expect(values.map(({ text }) => [text('title'), text('brand'), text('id')])).toEqual([
      ['Shirt & tie', 'Marlowe', 'S'],
      ['Shirt & tie', 'Marlowe', 'M'],
      ['Polo', '', 'P'],
    ])
  })

  it('are empty if a cell says that there is nothing', () => {
    expect(read('catalog', rows).map(({ text }) => text('color'))).toEqual(['blue', '', ''])
  })

  it('include the columns that no role uses', () => {
    const [first] = read('prices', [
      ['EAN', 'VK', 'Shelf', 'Empty'],
      [A, '1', 'A-12', ''],
    ])
    expect(first?.rest).toEqual([['Shelf', 'A-12']])
  })

  it('have several lines where a cell does', () => {
    const [first] = read('catalog', [
      ['Title', 'GTIN', 'Images'],
      ['Shirt', A, 'a.jpg\n b.jpg \n'],
    ])
    expect([first?.text('images'), first?.lines('images')]).toEqual(['a.jpg', ['a.jpg', 'b.jpg']])
  })
})

describe('the stock of a row', () => {
  it('is unknown with a remark if a catalog’s word is not recognised', () => {
    const rows = [
      ['Title', 'GTIN', 'Availability'],
      ['Shirt', A, 'in stock'],
      ['Polo', B, 'quux'],
      ['Coat', B, ''],
    ]
    expect(read('catalog', rows).map(({ inStock }) => inStock)).toEqual([true, null, null])
    expect(remarksIn('catalog', rows)).toEqual([
      '3 mended stock: “quux” doesn’t say whether it is in stock, so stock is unknown.',
    ])
  })
})
