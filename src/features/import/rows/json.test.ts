import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { importCase } from '@test/importCases.ts'
import { createJsonReader, recordCells, isSpecificationRecord, type JsonRow } from './json.ts'

function readJson(pieces: readonly string[]) {
  const rows: JsonRow[] = []
  const reader = createJsonReader((row) => rows.push(row))
  for (const piece of pieces) reader.write(piece)
  return { rows, cut: reader.end() }
}
const records = (text: string) =>
  readJson([text]).rows.map((row) => ('record' in row ? row.record : row.problem))
const cellsOf = (record: unknown) => Object.fromEntries(recordCells(record))

const cutAt = (text: string, places: readonly number[]): string[] => {
  const sorted = places.map((index) => index % (text.length + 1)).toSorted((a, b) => a - b)
  return [...sorted, text.length].map((end, at) => text.slice(sorted[at - 1] ?? 0, end))
}

describe('records of JSON', () => {
  const two = [{ title: 'A' }, { title: 'B' }]
  it.each<[form: string, text: string]>([
    ['one object per line', '{"title":"A"}\n{"title":"B"}\n'],
    ['one object per line with Windows line ends', '{"title":"A"}\r\n{"title":"B"}\r\n'],
    ['a list', JSON.stringify(two)],
    ['a list in many lines', ` ${JSON.stringify(two, null, 2)}\n`],
    ['two lists in sequence', '[{"title":"A"}]\n[{"title":"B"}]'],
    ['the product list of a Shopify export', JSON.stringify({ products: two })],
    ['products in many lines', JSON.stringify({ products: two }, null, 2)],
    ['a page of results with a count', JSON.stringify({ count: 2, next: null, results: two })],
    ['a list nested in a result object', JSON.stringify({ status: 'ok', result: { items: two } })],
    ['search results with nested hits', JSON.stringify({ took: 1, hits: { total: 2, hits: two } })],
    ['facets before the products', JSON.stringify({ facets: [{ name: 'x' }], productList: two })],
    [
      'a list whose name is in another language',
      JSON.stringify({ fecha: '2026', articulosActivos: two }),
    ],
    [
      'a list of any name next to an error list',
      JSON.stringify({ errors: [{ id: 1 }], waren: two }),
    ],
    ['a list with a hyphen in its name', JSON.stringify({ 'product-list': two })],
  ])('are found in %s', (_form, text) => {
    expect(records(text)).toEqual(two)
    expect(readJson([text]).cut).toBeNull()
  })

  it('have the line numbers of a text editor, counted from 1', () => {
    const long = `{"title":"${'x'.repeat(10_000_000)}"}`
    const { rows } = readJson([`{"title":"a"}\n{"title":\n\n${long}\n{"title":"b"}`])
    expect(rows).toEqual([
      { line: 1, record: { title: 'a' } },
      { line: 2, problem: 'is not JSON' },
      { line: 4, problem: 'is longer than 1,000,000 characters' },
      { line: 5, record: { title: 'b' } },
    ])
  })

  it('are read after a broken first line', () => {
    expect(records('{"title":\n{"title":"a"}\n{"title":"b"}')).toEqual([
      'is not JSON',
      { title: 'a' },
      { title: 'b' },
    ])
  })

  it('are separated correctly, whatever their texts contain', () => {
    const odd = [{ title: 'a],{"\\' }, { title: '\\"', traits: { a: [1, [2]] } }, 3, 'x']
    for (const text of [JSON.stringify(odd), ` ${JSON.stringify(odd, null, 2)}\n`]) {
      expect(readJson([text]).rows).toEqual(odd.map((record, at) => ({ line: at + 1, record })))
    }
  })

  it('are read up to the point where a list is cut off', () => {
    for (const before of ['', '{"products":']) {
      const { rows, cut } = readJson([`${before}[{"title":"a"},{"title":"b"},{"tit`])
      expect(rows).toHaveLength(2)
      expect(cut).toBe('The file ends in the middle of its list.')
    }
  })

  it('of 10 MB are skipped, in a list and in a list within an object', () => {
    const list = `[{"a":"${'x'.repeat(10_000_000)}"},{"title":"b"}]`
    for (const text of [list, `{"products":${list}}`]) {
      expect(readJson(cutAt(text, [65_536, 131_072])).rows).toEqual([
        { line: 1, problem: 'is longer than 1,000,000 characters' },
        { line: 2, record: { title: 'b' } },
      ])
    }
  })

  it('are found after 900 kB of other fields, and in a file of one huge line', () => {
    const settings = Object.fromEntries(
      Array.from({ length: 30_000 }, (_, at) => [`setting${at}`, 'x'.repeat(10)]),
    )
    const many = Array.from({ length: 30_000 }, (_, id) => ({ id, title: `Product ${id}` }))
    const text = JSON.stringify({ settings, things: many })
    expect(records(text)).toEqual(many)
  })

  it('are a single record if the object is a product with variants', () => {
    const product = {
      id: 11,
      title: 'Desk lamp',
      barcode: '9521312031618',
      variants: [{ sku: 'A' }],
    }
    for (const text of [JSON.stringify(product), JSON.stringify(product, null, 2)]) {
      expect(records(text)).toEqual([product])
    }
  })

  it('are not found in an object without a list; the message names what is expected', () => {
    for (const text of ['{"status":"ok"}', '{"products":[]}', '{\n  "a": { "b": 1 }\n}']) {
      const { rows, cut } = readJson([text])
      expect(rows).toEqual([])
      expect(cut).toContain('has no list of products. Expected is a JSON list')
    }
  })

  it('are the same in pieces of any size', () => {
    const crowded = fc
      .array(
        fc.constantFrom(
          ...'a"\\,\n\r{}[]é綿 :'.split(''),
          '{"a":"',
          '"}',
          '{"products":[',
          '[{"a":1},',
        ),
        { maxLength: 60 },
      )
      .map((parts) => parts.join(''))
    const heads = ['{"title":"a"}\n', '[{"title":"a"},', '{"products":[{"title":"a"},', '{\n "x":']
    const any = fc.tuple(fc.constantFrom(...heads), crowded, fc.array(fc.nat(), { maxLength: 8 }))
    fc.assert(
      fc.property(any, ([head, tail, places]) => {
        const text = head + tail
        expect(readJson(cutAt(text, places))).toEqual(readJson([text]))
        expect(readJson(text.split(''))).toEqual(readJson([text]))
      }),
      { numRuns: 400, seed: 6 },
    )
  })
})

describe('the cells of a record', () => {
  it.each<[what: string, record: unknown, cells: Record<string, string | number>]>([
    [
      'numbers, texts, and true or false values',
      { id: 11, price: 59.9, title: 'Lamp', in_stock: false, old: null, list: [] },
      { id: 11, price: 59.9, title: 'Lamp', in_stock: 'false' },
    ],
    [
      'fields of nested objects, named with dots',
      { price: { amount: 12, currency: 'EUR' }, range: { from: { amount: 1 } } },
      { 'price.amount': 12, 'price.currency': 'EUR', 'range.from.amount': 1 },
    ],
    [
      'lists of texts, one text per line',
      { images: ['a.jpg', 'b.jpg'], eans: ['9'] },
      { images: 'a.jpg\nb.jpg', eans: '9' },
    ],
    [
      'the fields of a single variant that the product lacks',
      { id: 1, title: 'Lamp', variants: [{ id: 7, title: 'Default', sku: 'DL', price: '59.90' }] },
      {
        id: 1,
        title: 'Lamp',
        sku: 'DL',
        price: '59.90',
        'variants.id': 7,
        'variants.title': 'Default',
      },
    ],
    [
      'codes and prices of several variants, one per line',
      {
        title: 'Shirt',
        variants: [
          { barcode: '1', price: 5 },
          { barcode: '2', price: 5 },
        ],
      },
      { title: 'Shirt', barcode: '1\n2', price: 5 },
    ],
    [
      'attributes, each under its own name',
      {
        title: 'Shirt',
        attributes: [
          { name: 'Size', options: ['S', 'M'] },
          { name: 'Color', value: 'red' },
        ],
      },
      { title: 'Shirt', Size: 'S\nM', Color: 'red' },
    ],
    [
      'fields of other object lists, named with dots',
      {
        title: 'Shirt',
        images: [
          { id: 1, src: 'a' },
          { id: 2, src: 'b' },
        ],
      },
      { title: 'Shirt', 'images.id': '1\n2', 'images.src': 'a\nb' },
    ],
    [
      'fields of the product, which a variant never replaces',
      { skus: [{ price: 9 }], price: 10 },
      { price: 10, 'skus.price': 9 },
    ],
    ['the fields of a GraphQL node', { cursor: 'x', node: { title: 'Lamp' } }, { title: 'Lamp' }],
    [
      'the fields of a search hit’s source',
      { _id: '7', _source: { title: 'Lamp' } },
      { title: 'Lamp' },
    ],
    [
      'numbered columns if the record is a list',
      ['9521312031618', 5],
      { 1: '9521312031618', 2: 5 },
    ],
    ['empty if the value isn’t a record', 'text', {}],
  ])('are %s', (_what, record, cells) => {
    expect(cellsOf(record)).toEqual(cells)
  })

  it('can have names that every JavaScript object has', () => {
    const record: unknown = JSON.parse('{"__proto__":"x","constructor":"y","title":"A"}')
    expect([...recordCells(record).keys()]).toEqual(['__proto__', 'constructor', 'title'])
  })

  it('of a Shopify export include its codes and prices', () => {
    const found = records(importCase('feeds/list-inside-an-object.json').text())
    expect(found.map(cellsOf)).toMatchObject([
      {
        id: 11,
        title: 'Desk lamp',
        barcode: '9521312031618',
        price: '59.90',
        compare_at_price: '79.90',
      },
      { id: 12, title: 'Floor lamp', barcode: '9521312092923', price: '129.00' },
    ])
  })
})

describe('a record of the interface specification', () => {
  it.each<[record: unknown, is: boolean]>([
    [{ skuSet: [] }, true],
    [{ productId: '1', title: 'A' }, true],
    [{ country: 'us', traits: {}, facets: {}, product: { productId: '1', title: 'A' } }, true],
    [{ productId: '1' }, false],
    [{ title: 'A', price: 5 }, false],
    [{ product: { title: 'A' } }, false],
    [null, false],
    [['productId', 'title'], false],
  ])('is recognised: %j is %s', (record, is) => {
    expect(isSpecificationRecord(record)).toBe(is)
  })
})
