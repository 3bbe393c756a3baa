import { describe, expect, it } from 'vitest'
import type { Choice, Row, SearchRequest } from './catalog.ts'
import { createCatalog } from './createCatalog.ts'
import { randomOf } from './random.ts'
import { randomCatalog } from './randomCatalog.ts'
import { discountKey, priceKey } from './ranges.ts'

const SIZE = 700
const data = randomCatalog(7, SIZE)
const catalog = createCatalog(data)
const rows = Array.from({ length: SIZE }, (_, ordinal) => data.row(ordinal))

const everything: SearchRequest = {
  countries: ['us', 'in', 'de'],
  q: '',
  merchant: null,
  brand: null,
  category: null,
  division: null,
  start: 0,
  rows: SIZE,
  ownFacet: 'all',
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll("'", '')

const wordsOf = (text: string): string[] =>
  plain(text)
    .replace(/[\u3040-\u30ff\u4e00-\u9fff]/g, (sign) => ` ${sign} `)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')

const indexed = rows.map((row) =>
  wordsOf(
    [row.text, row.brand, row.merchant, row.category, row.division, row.gender, row.silhouette]
      .concat([row.subSilhouette, row.pattern, row.primaryColor, row.fabric, row.occasion])
      .concat(row.sizes)
      .join(' '),
  ),
)

const same = (value: string, filter: Choice) =>
  filter === null || [filter].flat().some((wanted) => plain(value) === plain(wanted))

const slow = (request: SearchRequest) => {
  const wanted = wordsOf(request.q)
  const base = rows.flatMap((row, ordinal) =>
    request.countries.includes(row.country) &&
    same(row.category, request.category) &&
    same(row.division, request.division) &&
    wanted.every((token) => indexed[ordinal]?.some((word) => word.startsWith(token)))
      ? [{ row, ordinal }]
      : [],
  )
  const inMerchant = base.filter(({ row }) => same(row.merchant, request.merchant))
  const inBrand = base.filter(({ row }) => same(row.brand, request.brand))
  const found = inMerchant.filter((entry) => inBrand.includes(entry))
  const count = (entries: typeof base, read: (row: Row) => (string | null)[]) => {
    const counts = new Map<string, number>()
    for (const { row } of entries) {
      for (const value of new Set(read(row))) {
        if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
      }
    }
    return counts
  }
  const own = request.ownFacet === 'all'
  return {
    ids: found.map(({ ordinal }) => `ID-${String(ordinal)}`),
    facets: {
      gender: count(found, (row) => [row.gender]),
      silhouette: count(found, (row) => [row.silhouette]),
      merchant: count(own ? inBrand : found, (row) => [row.merchant]),
      brand: count(own ? inMerchant : found, (row) => [row.brand]),
      pattern: count(found, (row) => [row.pattern]),
      primaryColor: count(found, (row) => [row.primaryColor]),
      fabric: count(found, (row) => [row.fabric]),
      occasion: count(found, (row) => [row.occasion]),
      price: count(found, (row) => [priceKey(row.offerPrice)]),
      discount: count(found, (row) => [discountKey(row.discount)]),
      size: count(found, (row) => row.sizes),
      subSilhouette: count(found, (row) => [row.subSilhouette]),
    },
  }
}

const countOf = async (q: string) => (await catalog.search({ ...everything, q })).numFound

describe('the engine', () => {
  it('finds and counts exactly what a scan of every row finds, for 400 random requests', async () => {
    const random = randomOf(99)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // never empty
    const maybe = <T>(value: T): T | null => (random() < 0.3 ? value : null)
    const vocabulary = [...new Set(indexed.flat())]
    for (let round = 0; round < 400; round += 1) {
      const row = pick(rows)
      const q = Array.from({ length: Math.floor(random() * 3) }, () => {
        const word = pick(vocabulary)
        return word.slice(0, 1 + Math.floor(random() * word.length))
      }).join(pick([' ', ', ', '/']))
      const request: SearchRequest = {
        ...everything,
        q,
        countries: pick([['us'], ['us', 'de'], ['in'], ['us', 'in', 'de'], ['xx']]),
        merchant: maybe(row.merchant),
        brand: row.brand === '' ? null : maybe(row.brand),
        category: row.category === '' ? null : maybe(row.category.toUpperCase()),
        division: maybe(row.division),
        ownFacet: pick(['all', 'chosen']),
      }
      const answer = await catalog.search(request)
      const expected = slow(request)
      const ids = answer.listings.map(({ product }) => product.productId)
      expect({ request, n: answer.numFound }).toEqual({ request, n: expected.ids.length })
      expect(ids.toSorted()).toEqual(expected.ids.toSorted())
      for (const { name, values } of answer.facets) {
        const counts = expected.facets[name]
        expect({ request, name, counts: new Map(values) }).toEqual({ request, name, counts })
        expect(values.map(([, n]) => n)).toEqual(values.map(([, n]) => n).toSorted((a, b) => b - a))
      }
    }
  })

  it('lists the twelve facets of §2.5 in their order, empty ones too', async () => {
    const { facets } = await catalog.search({ ...everything, q: 'no such word' })
    expect(facets.map(({ name }) => name).join(' ')).toBe(
      'gender silhouette merchant brand pattern primaryColor fabric occasion price discount size subSilhouette',
    )
    expect(facets.every(({ values }) => values.length === 0)).toBe(true)
  })

  it('ignores case, accents and apostrophes, and reads the beginning of each word', async () => {
    expect(await countOf('PIQUÉ')).toBe(await countOf('pique'))
    expect(await countOf('strass')).toBe(await countOf('STRASSE'))
    expect(await countOf('men’s')).toBe(await countOf("men's"))
    expect(await countOf('shi')).toBeGreaterThan(await countOf('shirtin'))
    expect(await countOf('シャツ')).toBeGreaterThan(0)
    expect(await countOf('कुर्ता')).toBeGreaterThan(0)
    expect(await countOf('irt')).toBe(0)
  })

  it('cuts pages that join into the whole result without gap or repetition', async () => {
    const whole = await catalog.search({ ...everything, q: 'po' })
    const ids = whole.listings.map(({ product }) => product.productId)
    const joined: string[] = []
    for (let start = 0; start < ids.length; start += 24) {
      const page = await catalog.search({ ...everything, q: 'po', start, rows: 24 })
      joined.push(...page.listings.map(({ product }) => product.productId))
      expect(page.numFound).toBe(whole.numFound)
    }
    expect(joined).toEqual(ids)
    expect((await catalog.search({ ...everything, start: SIZE + 5, rows: 24 })).listings).toEqual(
      [],
    )
  })

  it('puts a whole word of the title before a whole word elsewhere, and that before a beginning', async () => {
    const { listings } = await catalog.search({ ...everything, q: 'pop' })
    const standing = listings.map(({ product }) => {
      const row = data.row(Number(product.productId.slice(3)))
      if (wordsOf(product.title).includes('pop')) return 2
      return wordsOf(row.text).includes('pop') ? 1 : 0
    })
    expect(standing).toEqual(standing.toSorted((a, b) => b - a))
    expect(new Set(standing)).toEqual(new Set([2, 1, 0]))
  })

  it('answers equally relevant listings in the order of the data, the same on every run', async () => {
    const again = await createCatalog(randomCatalog(7, SIZE)).search({ ...everything, rows: 24 })
    const first = await catalog.search({ ...everything, rows: 24 })
    expect(again).toEqual(first)
    expect(first.listings.map(({ product }) => product.productId).slice(0, 2)).toEqual([
      'ID-0',
      'ID-1',
    ])
  })

  it('takes a merchant by the id that EAN answers carry, too', async () => {
    const byName = await catalog.search({ ...everything, merchant: 'Harbor & Main' })
    const byId = await catalog.search({ ...everything, merchant: 'harbormain' })
    expect(byId.numFound).toBe(byName.numFound)
    expect(byName.numFound).toBeGreaterThan(0)
  })

  it('finds what has any of several values, and counts each of them', async () => {
    const choice = { ...everything, merchant: ['harbormain', 'Petra'], brand: ['Marlowe', 'Élan'] }
    const both = await catalog.search(choice)
    const merchants = ['Harbor & Main', 'Petra']
    const found = rows.filter(
      ({ merchant, brand }) => merchants.includes(merchant) && ['Marlowe', 'Élan'].includes(brand),
    )
    expect(both.numFound).toBe(found.length)
    const chosen = await catalog.search({ ...choice, ownFacet: 'chosen' })
    const counts = chosen.facets.find(({ name }) => name === 'merchant')?.values ?? []
    expect(counts.map(([value]) => value).toSorted()).toEqual(merchants)
    expect((await catalog.search({ ...everything, brand: [] })).numFound).toBe(0)
  })

  it('reads a filter as one value, commas included', async () => {
    const tea = await catalog.search({ ...everything, category: 'Tea, green' })
    expect(tea.numFound).toBe(rows.filter((row) => row.category === 'Tea, green').length)
    expect((await catalog.search({ ...everything, category: 'Shirts,Shoes' })).numFound).toBe(0)
  })
})
