import { describe, expect, it } from 'vitest'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { readImport, usualContext } from './readImport.ts'
import { textSource } from './source.ts'

const A = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
const B = '02B3FA404FC13F9B4C052AB88873F2DD'

async function read(lines: readonly string[], answers: ImportAnswers = {}) {
  const source = textSource('list.csv', lines.join('\n'))
  const reading = await readImport(source, 'products', answers, usualContext)
  if (reading.kind === 'refused') throw new Error(reading.message)
  return {
    ...reading,
    ids: reading.rows.map(({ id }) => id),
    about: reading.remarks.map(({ line, about }) => `${line}: ${about}`),
  }
}

describe('a list of products', () => {
  it('can have its IDs in any column', async () => {
    const { rows, remarks } = await read([A, `Shirt\t ${B} `, '', 'id: sku 7/b'])
    expect(rows).toEqual([
      { line: 1, id: A, country: null, note: '' },
      { line: 2, id: B, country: null, note: '' },
      { line: 4, id: 'sku 7/b', country: null, note: '' },
    ])
    expect(remarks).toEqual([])
  })

  it('is read by its heading, also below other lines', async () => {
    const { rows, about } = await read([
      'Autumn shirts',
      'Country: US',
      '',
      '#;Product id;Country;Title;Note',
      `1;="${A}";IN;Oxford;call them`,
      '2;any-form-7;us+in;Poplin;',
      `3;${B};not a country;;`,
    ])
    expect(rows).toEqual([
      { line: 5, id: A, country: 'in', note: 'call them' },
      { line: 6, id: 'any-form-7', country: 'us,in', note: '' },
      { line: 7, id: B, country: null, note: '' },
    ])
    expect(about).toContain(
      '7: “not a country” isn’t a country code, so the country of the page is used.',
    )
  })

  it('takes its IDs from links to product pages of this app', async () => {
    expect((await read([`https://catalog.example/app/products/${A}?country=us`])).ids).toEqual([A])
    // A malformed link is used as it is.
    expect((await read(['https://a.example/products/%E0%A4%A'])).ids).toEqual(['%E0%A4%A'])
  })

  it('can name a product twice, and both rows remain', async () => {
    expect((await read([A, B, A])).ids).toEqual([A, B, A])
    const { rows } = await read(['Id;Country', `${A};us`, `${A};in`, `${A};IN`])
    expect(rows.map(({ country }) => country)).toEqual(['us', 'in', 'in'])
  })

  it.each([`${A}, ${B}`, `${A} ${B}`, `${A};${B}`])(
    'can have several IDs in one line: %s',
    async (line) => {
      const { rows } = await read([line])
      expect(rows.map((row) => row.line)).toEqual([1, 1])
    },
  )

  it.each([
    ['2049811763054', /^3: This is a code, not a product ID/],
    ['https://shop.example/p/1', /^3: This is a merchant’s link/],
    ['FC0F4C9D0BF2F140EC6EF3A7BEA2', /^3: A product ID has 32 hexadecimal digits; this has 28/],
    ['red shirt', /^3: This isn’t a product ID/],
  ])('says why “%s” isn’t a product ID, with its line', async (text, message) => {
    const { ids, remarks, about } = await read([A, '', text])
    expect(ids).toEqual([A])
    expect(about).toEqual([expect.stringMatching(message)])
    expect(remarks).toMatchObject([{ kind: 'left out', rawText: text }])
  })
})

describe('IDs under a heading', () => {
  it.each(['ID', 'Id', 'product_id', 'Product-ID', 'productId'])(
    'called “%s” can have any form',
    async (heading) => {
      const { rows } = await read([`${heading};Notes;Countries`, 'red shirt; a ;US, IN', ';;'])
      expect(rows).toEqual([{ line: 2, id: 'red shirt', country: 'us,in', note: 'a' }])
    },
  )

  it('are preferred to a column of row numbers', async () => {
    expect((await read(['ID;Product ID', `1;${A}`, `2;${B}`])).ids).toEqual([A, B])
  })

  it('may have neither country nor note', async () => {
    expect((await read(['Id', 'a'])).rows).toEqual([{ line: 2, id: 'a', country: null, note: '' }])
  })

  it('are reported as missing if their cell is empty, with the text of the row', async () => {
    const { ids, remarks } = await read(['Id;Title', ';Oxford', 'a;'])
    expect(ids).toEqual(['a'])
    expect(remarks).toMatchObject([
      { line: 2, about: 'This row has no product ID.', rawText: 'Oxford' },
    ])
  })

  it('are found below many lines of a title', async () => {
    const above = Array.from({ length: 39 }, () => 'head')
    expect((await read([...above, 'Id', A])).ids).toEqual([A])
  })

  it('can be in a column that the user chooses', async () => {
    const lines = ['Number;Article', 'a-1;Shirt', 'a-2;Hat']
    expect((await read(lines)).ids).toEqual([])
    expect((await read(lines, { columns: { code: 0 } })).ids).toEqual(['a-1', 'a-2'])
  })
})

describe('rows without a heading', () => {
  it('use the first ID of a row, otherwise its first text', async () => {
    expect((await read([`;x;${A};${B}`])).ids).toEqual([A])
    expect((await read([';x;y'])).remarks).toMatchObject([{ line: 1, rawText: 'x' }])
    expect((await read([`${A};a note;in`])).rows).toEqual([
      { line: 1, id: A, country: null, note: '' },
    ])
  })
})
