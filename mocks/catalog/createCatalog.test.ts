import { describe, expect, it } from 'vitest'
import { type Choice, type SearchRequest, VALUE_FIELDS, type ValueField } from './catalog.ts'
import { createCatalog } from './createCatalog.ts'
import { plainSearch, plainWords } from './plainSearch.ts'
import { randomOf } from './random.ts'
import { randomCatalog } from './randomCatalog.ts'

const SIZE = 700
const data = randomCatalog(7, SIZE)
const catalog = createCatalog(data)
const rows = Array.from({ length: SIZE }, (_, ordinal) => data.row(ordinal))

const everything: SearchRequest = {
  countries: ['us', 'in', 'de'],
  q: '',
  filters: {},
  start: 0,
  rows: SIZE,
  ownFacet: 'all',
}

const countOf = async (q: string) => (await catalog.search({ ...everything, q })).numFound

/** Random requests over rows whose words, values and prefixes collide. */
const randomRequests = (seed: number, count: number): SearchRequest[] => {
  const random = randomOf(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // never empty
  const vocabulary = [
    ...new Set(
      rows.flatMap(({ title, words, brand }) => plainWords([...title, ...words, brand].join(' '))),
    ),
  ]
  const choice = (field: ValueField): Choice => {
    const values = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const row = pick(rows)
      return field === 'size' ? (row.sizes[0] ?? '') : row[field]
    })
    const named = values
      .filter((value) => value !== '')
      .map((value) => pick([value, value.toUpperCase(), ` ${value} `]))
    const [first = 'Nobody'] = named
    return pick([first, named])
  }
  return Array.from({ length: count }, () => ({
    q: Array.from({ length: Math.floor(random() * 4) }, () => {
      const word = pick(vocabulary)
      return random() < 0.4 ? word : word.slice(0, 1 + Math.floor(random() * word.length))
    }).join(pick([' ', ', ', '/'])),
    countries: pick([['us'], ['us', 'de'], ['in'], ['us', 'in', 'de'], ['xx'], []]),
    filters: Object.fromEntries(
      Array.from({ length: pick([0, 1, 2, 3]) }, () => pick(VALUE_FIELDS)).map((field) => [
        field,
        choice(field),
      ]),
    ),
    start: pick([0, 0, 0, 1, 24, 60, 300]),
    rows: pick([SIZE, 24, 5, 1, 0]),
    ownFacet: pick(['all', 'chosen']),
  }))
}

describe('the engine', () => {
  it('finds, orders, pages and counts like a scan of every row, for 1,000 random requests', async () => {
    const plain = plainSearch(rows)
    for (const request of randomRequests(99, 1000)) {
      const { numFound, listings, facets } = await catalog.search(request)
      const expected = plain(request)
      const page = expected.ordinals.slice(request.start, request.start + request.rows)
      expect({
        request,
        numFound,
        ids: listings.map(({ product }) => product.productId),
        facets: Object.fromEntries(facets.map(({ name, values }) => [name, new Map(values)])),
      }).toEqual({
        request,
        numFound: expected.ordinals.length,
        ids: page.map((ordinal) => `ID-${String(ordinal)}`),
        facets: expected.facets,
      })
      for (const { values } of facets) {
        const highestFirst = values.toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
        expect(values).toEqual(highestFirst)
      }
    }
  })

  it('lists the twelve facets of §2.5 in their order, including empty ones', async () => {
    const { facets } = await catalog.search({ ...everything, q: 'no such word' })
    expect(facets.map(({ name }) => name).join(' ')).toBe(
      'gender silhouette merchant brand pattern primaryColor fabric occasion price discount size subSilhouette',
    )
    expect(facets.every(({ values }) => values.length === 0)).toBe(true)
  })

  it('ignores case, accents and apostrophes, and matches the beginning of each word', async () => {
    expect(await countOf('PIQUÉ')).toBe(await countOf('pique'))
    expect(await countOf('strass')).toBe(await countOf('STRASSE'))
    expect(await countOf('men’s')).toBe(await countOf("men's"))
    expect(await countOf('shi')).toBeGreaterThan(await countOf('shirtin'))
    expect(await countOf('シャツ')).toBeGreaterThan(0)
    expect(await countOf('कुर्ता')).toBeGreaterThan(0)
    expect(await countOf('irt')).toBe(0)
  })

  it('returns pages that join into the whole result without gap or repetition', async () => {
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

  it('ranks whole words of the title first, then whole words elsewhere, then beginnings', async () => {
    const { listings } = await catalog.search({ ...everything, q: 'pop' })
    const ranks = listings.map(({ product }) => {
      const row = data.row(Number(product.productId.slice(3)))
      if (plainWords(product.title).includes('pop')) return 2
      return plainWords(row.words.join(' ')).includes('pop') ? 1 : 0
    })
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
    expect(new Set(ranks)).toEqual(new Set([2, 1, 0]))
  })

  it('returns equally relevant listings in the order of the data on every run', async () => {
    const again = await createCatalog(randomCatalog(7, SIZE)).search({ ...everything, rows: 24 })
    const first = await catalog.search({ ...everything, rows: 24 })
    expect(again).toEqual(first)
    expect(first.listings.map(({ product }) => product.productId).slice(0, 2)).toEqual([
      'ID-0',
      'ID-1',
    ])
  })

  it('also accepts a merchant by the id that EAN responses contain', async () => {
    const byName = await catalog.search({ ...everything, filters: { merchant: 'Harbor & Main' } })
    const byId = await catalog.search({ ...everything, filters: { merchant: 'harbormain' } })
    expect(byId.numFound).toBe(byName.numFound)
    expect(byName.numFound).toBeGreaterThan(0)
  })

  it('finds listings with any of several values and counts each value', async () => {
    const choice = {
      ...everything,
      filters: { merchant: ['harbormain', 'Petra'], brand: ['Marlowe', 'Élan'] },
    }
    const both = await catalog.search(choice)
    const merchants = ['Harbor & Main', 'Petra']
    const found = rows.filter(
      ({ merchant, brand }) => merchants.includes(merchant) && ['Marlowe', 'Élan'].includes(brand),
    )
    expect(both.numFound).toBe(found.length)
    const chosen = await catalog.search({ ...choice, ownFacet: 'chosen' })
    const counts = chosen.facets.find(({ name }) => name === 'merchant')?.values ?? []
    expect(counts.map(([value]) => value).toSorted()).toEqual(merchants)
    expect((await catalog.search({ ...everything, filters: { brand: [] } })).numFound).toBe(0)
  })

  it('treats a filter with commas as one value', async () => {
    const tea = await catalog.search({ ...everything, filters: { category: 'Tea, green' } })
    expect(tea.numFound).toBe(rows.filter((row) => row.category === 'Tea, green').length)
    expect(
      (await catalog.search({ ...everything, filters: { category: 'Shirts,Shoes' } })).numFound,
    ).toBe(0)
  })

  it('filters by a record field that isn’t in the index', async () => {
    const id = await catalog.search({ ...everything, filters: { productId: ['id-7', 'ID-9 '] } })
    expect(id.listings.map(({ product }) => product.productId)).toEqual(['ID-7', 'ID-9'])
    const both = {
      productId: ['ID-7', 'ID-9'],
      brand: data.row(7).brand,
      merchant: data.row(7).merchant,
    }
    const narrowed = await catalog.search({ ...everything, filters: both })
    expect(narrowed.listings.map(({ product }) => product.productId)).toEqual(['ID-7'])
    expect((await catalog.search({ ...everything, filters: { vendor: 'Marlowe' } })).numFound).toBe(
      0,
    )
  })
})
