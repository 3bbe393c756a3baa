import { describe, expect, it } from 'vitest'
import { readProductRows } from './readProductRows.ts'

const A = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
const B = '02B3FA404FC13F9B4C052AB88873F2DD'
const read = (...rows: string[][]) => readProductRows(rows, 'us')

describe('rows of products', () => {
  it('are ids, in any column, asked in the country of the page', () => {
    const { products, unread } = read([A], ['Shirt', ` ${B} `], [], ['id: sku 7/b'])
    expect(products.map(({ id, country }) => [id, country])).toEqual([
      [A, 'us'],
      [B, 'us'],
      ['sku 7/b', 'us'],
    ])
    expect(unread).toEqual([])
  })

  it('are read by their heading, wherever it stands', () => {
    const { products } = read(
      ['Autumn shirts'],
      ['Country: US'],
      [],
      ['#', 'Product id', 'Country', 'Title', 'Note'],
      ['1', `="${A}"`, 'IN', 'Oxford', 'ask  why'],
      ['2', 'any-form-7', 'us+in', 'Poplin', ''],
      ['3', B, 'not a country', '', ''],
    )
    expect(products).toEqual([
      { id: A, country: 'in', note: 'ask why' },
      { id: 'any-form-7', country: 'us,in', note: '' },
      { id: B, country: 'us', note: '' },
    ])
  })

  it('are read out of links to product pages', () => {
    const { products } = read([`https://catalog.example/app/products/${A}?country=us`])
    expect(products[0]?.id).toBe(A)
  })

  it('count what is named twice', () => {
    expect(read([A], [B], [A])).toMatchObject({ doubled: 1, products: [{ id: A }, { id: B }] })
  })

  it.each([
    ['2049811763054', /A code, not a product id/],
    ['https://shop.example/p/1', /A merchant’s URL/],
    ['FC0F4C9D0BF2F140EC6EF3A7BEA2', /has 32 hexadecimal digits; this has 28/],
    ['red shirt', /No product id/],
  ])('say of “%s” why it is none, with its row', (text, says) => {
    const { products, unread } = read([A], [], [text])
    expect(products).toHaveLength(1)
    expect(unread).toEqual([{ row: 3, text, says: expect.stringMatching(says) as string }])
  })
})

describe('cells of a list', () => {
  it('are taken whole where a heading says that they are ids', () => {
    const { products, unread } = read(
      ['ID', 'Notes', 'Countries'],
      ['red shirt', ' a ', 'US, IN'],
      [''],
    )
    expect(products).toEqual([{ id: 'red shirt', country: 'us,in', note: 'a' }])
    expect(unread).toEqual([])
  })

  it('may have neither country nor note', () => {
    expect(read(['Id'], ['a']).products).toEqual([{ id: 'a', country: 'us', note: '' }])
  })

  it('have no id where that cell is empty, and the rest of the row says which it is', () => {
    expect(read(['Id', 'Title'], ['', 'Oxford'], ['a', '']).unread).toEqual([
      { row: 2, text: 'Oxford', says: 'This row has no product id.' },
    ])
  })

  it('without a heading are the first id, else the first that is filled', () => {
    expect(read(['', 'x', A, B]).products.map(({ id }) => id)).toEqual([A])
    expect(read(['', 'x', 'y']).unread).toMatchObject([{ row: 1, text: 'x' }])
    expect(read([A, 'a note', 'in']).products).toEqual([{ id: A, country: 'us', note: '' }])
  })

  it('are looked into for a heading in the first forty rows', () => {
    const above = (count: number) => Array.from({ length: count }, () => ['head'])
    expect(read(...above(39), ['Id'], [A]).unread).toEqual([])
    expect(read(...above(40), ['Id'], [A]).unread).toHaveLength(41)
  })

  it('tell products apart by their country', () => {
    const { products, doubled } = read(['Id', 'Country'], [A, 'us'], [A, 'in'], [A, 'IN'])
    expect([products.length, doubled]).toEqual([2, 1])
  })

  it('of a link that is written wrongly are taken as they are', () => {
    expect(read(['https://a.example/products/%E0%A4%A']).products).toMatchObject([
      { id: '%E0%A4%A' },
    ])
  })
})
