import { describe, expect, it } from 'vitest'
import type { ImportAnswers, ColumnRole } from '@/domain/import/answers.ts'
import type { ImportTask } from '@/features/import/reading.ts'
import type { Cell } from '@/features/import/table.ts'
import { decideRows, rowsOf } from '@/features/import/testing/rows.ts'

const CODES = ['2049811842247', '2049811763054', '4006381333931']
const PRICES = ['12.90', '7.50', '1,299.00']
const COSTS = ['8.10', '4.00', '900.00']
const NAMES = ['Oxford shirt', 'Linen shirt', 'Coat']

type Columns = Readonly<Record<string, readonly Cell[]>>

/** A table of these columns by their headings. */
function decide(columns: Columns, task: ImportTask = 'prices', answers: ImportAnswers = {}) {
  const heads = Object.keys(columns)
  const body = CODES.map((_, at) => heads.map((head) => columns[head]?.[at] ?? ''))
  const hasHeading = heads.some((head) => head.trim() !== '')
  return decideRows(task, rowsOf(...(hasHeading ? [heads, ...body] : body)), { answers })
}
const rolesOf = (
  columns: Columns,
  task?: ImportTask,
  answers?: ImportAnswers,
): Partial<Record<ColumnRole, number>> => Object.fromEntries(decide(columns, task, answers).roles)
const requested = (columns: Columns, task?: ImportTask, answers?: ImportAnswers) =>
  decide(columns, task, answers)
    .questions.filter(({ answer }) => answer === null)
    .map(({ key, choices }) => [key, ...choices.map(({ value }) => value)])

describe('the roles of columns', () => {
  it.each([
    ['English', 'EAN', 'Price', 'Cost', 'Note'],
    ['German', 'Strichcode', 'VK brutto', 'EK netto', 'Bemerkung'],
    ['French', 'Code EAN', 'Prix', 'Coût', 'Remarques'],
    ['English two-word', 'GTIN', 'Selling price', 'Cost price', 'Comment'],
    ['German one-word', 'Barcode', 'Verkaufspreis', 'Einkaufspreis', 'Notiz'],
  ])('are recognised by %s headings, in any order', (_, code, price, cost, note) => {
    const words = ['own brand', '', '']
    expect(rolesOf({ [code]: CODES, [price]: PRICES, [cost]: COSTS, [note]: words })).toEqual({
      code: 0,
      price: 1,
      cost: 2,
      note: 3,
    })
    expect(rolesOf({ [note]: words, [cost]: COSTS, [price]: PRICES, [code]: CODES })).toEqual({
      note: 0,
      cost: 1,
      price: 2,
      code: 3,
    })
  })

  it.each(['Floor', 'MAP', 'Minimum price', 'Mindestpreis', 'Prix plancher'])(
    'include a floor, recognised only by its heading: %s',
    (heading) => {
      expect(rolesOf({ EAN: CODES, [heading]: COSTS, Price: PRICES })).toMatchObject({
        floor: 1,
        price: 2,
      })
    },
  )

  it.each([
    'Name',
    'Product',
    'Product name',
    'Title',
    'Artikelname',
    'Désignation',
    'Anything else',
  ])('include a title under the heading %s', (heading) => {
    expect(rolesOf({ EAN: CODES, [heading]: NAMES, Price: PRICES })).toMatchObject({ title: 1 })
  })

  it('use a description as the title only if the list has no titles', () => {
    expect(rolesOf({ EAN: CODES, Descripción: NAMES })).toMatchObject({ title: 1 })
    expect(rolesOf({ EAN: CODES, Nombre: NAMES, Descripción: NAMES }, 'catalog')).toMatchObject({
      title: 1,
      description: 2,
    })
  })

  it('give the codes to the column with most codes, then to the one named for codes', () => {
    expect(rolesOf({ SKU: ['a', 'b', 'c'], Barcode: CODES })).toMatchObject({ code: 1 })
    expect(rolesOf({ 'EAN Karton': CODES.toReversed(), 'EAN Stück': CODES })).toMatchObject({
      code: 1,
    })
    expect(rolesOf({ Artikelnummer: CODES })).toMatchObject({ code: 0 })
    expect(rolesOf({ Name: NAMES, EAN: ['', '', ''] }, 'prices')).toMatchObject({ code: 1 })
  })

  it('take a single column of decimals as the price only without headings', () => {
    const rows = CODES.map((code, at) => [code, PRICES[at] ?? ''])
    expect(Object.fromEntries(decideRows('prices', rowsOf(...rows)).roles)).toEqual({
      code: 0,
      price: 1,
    })
    expect(rolesOf({ EAN: CODES, Quux: PRICES })).toEqual({ code: 0 })
    const quantities = CODES.map((code, at) => [code, String(at + 1)])
    expect(Object.fromEntries(decideRows('prices', rowsOf(...quantities)).roles)).toEqual({
      code: 0,
    })
  })

  it('never use a column of costs as the price', () => {
    expect(rolesOf({ EAN: CODES, Cost: COSTS })).toEqual({ code: 0, cost: 1 })
    expect(rolesOf({ EAN: CODES, Cost: COSTS, Quux: PRICES })).toEqual({ code: 0, cost: 1 })
  })

  it('use a recommended, reduced or target price as the price if there is no other', () => {
    expect(rolesOf({ EAN: CODES, UVP: PRICES })).toMatchObject({ price: 1 })
    expect(rolesOf({ EAN: CODES, UVP: PRICES }, 'catalog')).toMatchObject({ listPrice: 1 })
    expect(rolesOf({ EAN: CODES, Aktionspreis: PRICES })).toMatchObject({ price: 1 })
    expect(rolesOf({ EAN: CODES, Zielpreis: PRICES })).toMatchObject({ price: 1 })
    expect(rolesOf({ EAN: CODES, Zielpreis: PRICES }, 'codes')).toMatchObject({ target: 1 })
  })

  it('are those that the user chose', () => {
    const columns = { EAN: CODES, Preis: PRICES, 'Preis neu': COSTS }
    expect(rolesOf(columns)).toMatchObject({ price: 2 })
    expect(rolesOf(columns, 'prices', { columns: { price: 1 } })).toMatchObject({ price: 1 })
    expect(rolesOf(columns, 'prices', { columns: { price: null } })).toEqual({ code: 0 })
    expect(rolesOf(columns, 'prices', { replies: { 'column price': '1' } })).toMatchObject({
      price: 1,
    })
    expect(rolesOf(columns, 'prices', { replies: { 'column price': 'none' } })).toEqual({ code: 0 })
    expect(rolesOf(columns, 'prices', { columns: { price: 9 } })).toEqual({ code: 0 })
  })

  it('include other columns that also fit', () => {
    const { alternatives } = decide({ EAN: CODES, VK: PRICES, UVP: COSTS, 'VK netto': COSTS })
    expect(alternatives.get('price')).toEqual([3])
  })
})

describe('columns with an unclear role', () => {
  it.each<[name: string, columns: Columns, task: ImportTask, question: string[] | null]>([
    [
      'two prices',
      { EAN: CODES, 'Preis A': PRICES, 'Preis B': COSTS },
      'prices',
      ['column price', 'none', '1', '2'],
    ],
    [
      'two prices with the same figures',
      { EAN: CODES, 'Preis A': PRICES, 'Preis B': PRICES },
      'prices',
      null,
    ],
    [
      'two costs',
      { EAN: CODES, 'EK A': PRICES, 'EK B': COSTS },
      'codes',
      ['column cost', 'none', '1', '2'],
    ],
    [
      'two costs in a catalog',
      { EAN: CODES, Title: NAMES, 'EK A': PRICES, 'EK B': COSTS },
      'catalog',
      null,
    ],
    [
      'an unknown word in the only price heading',
      { EAN: CODES, 'Price Quux': PRICES },
      'prices',
      ['column price', 'none', '1'],
    ],
    [
      'an unknown word in a second price heading',
      { EAN: CODES, Price: PRICES, 'Price Quux': COSTS },
      'prices',
      null,
    ],
    [
      'a lowest price, which may be the floor',
      { EAN: CODES, Price: PRICES, 'Lowest price': COSTS },
      'prices',
      ['column floor', 'none', '2'],
    ],
    [
      'an unknown heading in a price list',
      { EAN: CODES, Quux: PRICES },
      'prices',
      ['column price', 'none', '1'],
    ],
    ['an unknown heading in a list of codes', { EAN: CODES, Quux: PRICES }, 'codes', null],
    [
      'only a price per kilogram',
      { EAN: CODES, 'Preis/kg': PRICES },
      'prices',
      ['column price', 'none', '1'],
    ],
    [
      'a price per kilogram and a cost',
      { EAN: CODES, 'Preis/kg': PRICES, EK: COSTS },
      'prices',
      null,
    ],
    [
      'a net price and a recommended price',
      { EAN: CODES, Nettopreis: COSTS, UVP: PRICES },
      'prices',
      ['column price', 'none', '1', '2'],
    ],
    [
      'two columns with different codes',
      { EAN: CODES, GTIN: CODES.toReversed(), VK: PRICES },
      'prices',
      ['column code', 'none', '0', '1'],
    ],
    [
      'two columns of the same codes',
      { EAN: CODES, GTIN: CODES.map((code) => `0${code}`), VK: PRICES },
      'prices',
      null,
    ],
  ])('raise a question only if needed: %s', (_, columns, task, question) => {
    expect(requested(columns, task)).toEqual(question === null ? [] : [question])
  })

  it('raise no question once it is answered', () => {
    const columns = { EAN: CODES, 'Preis A': PRICES, 'Preis B': COSTS }
    expect(requested(columns, 'prices', { replies: { 'column price': '2' } })).toEqual([])
    expect(requested(columns, 'prices', { columns: { price: 2 } })).toEqual([])
  })

  it('are no title if all rows have the same value', () => {
    const condition = ['NIEUW', 'NIEUW', 'NIEUW']
    expect(rolesOf({ EAN: CODES, Conditie: condition, Prijs: PRICES })).toEqual({
      code: 0,
      price: 2,
    })
    expect(rolesOf({ EAN: CODES, Artikel: NAMES, Conditie: condition })).toMatchObject({ title: 1 })
  })

  it('need no codes if the list can be searched by its titles', () => {
    const { isByTitle, roles } = decide({ Brand: NAMES, Title: NAMES, Price: PRICES }, 'codes')
    expect([isByTitle, roles.get('title')]).toEqual([true, 1])
    expect(decide({ Title: NAMES, EAN: CODES }, 'codes').isByTitle).toBe(false)
  })
})
