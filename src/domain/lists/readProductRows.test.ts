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
      ['Country: us'],
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
