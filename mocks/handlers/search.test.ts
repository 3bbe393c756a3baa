import { describe, expect, it } from 'vitest'
import type { FilterField } from '../catalog/catalog.ts'
import { demoEngine } from '../catalog/demoEngine.ts'
import type { RecordValueField } from '../knownFields.ts'
import { FILTERS } from '../searchFilters.ts'
import type { WireSearchAnswer } from '../wire.ts'
import { createRequester } from './fixture.ts'

const get = createRequester()

const search = async (query: string): Promise<WireSearchAnswer> => {
  const { body } = await get(`/products?${query}`)
  return body as WireSearchAnswer // the handler's own type; tests below look at each field
}

const facet = ({ facets }: WireSearchAnswer, name: string) =>
  facets.find((entry) => entry.name === name)?.value

describe('search (§4.3)', () => {
  it('returns records, facets, total, echo and flags', async () => {
    const answer = await search('countryCode=us&q=oxford')
    expect(answer.numFound).toBe(2)
    expect(answer.productList).toHaveLength(2)
    expect(answer.success).toBe(true)
    expect(answer.shuffle).toBe(false)
    expect(answer.featuredFacets).toEqual({ gender: 'Men', silhouette: 'Slim', subSilhouette: '' })
    expect(answer.facets.map(({ name }) => name)).toHaveLength(12)
    expect(facet(answer, 'merchant')).toEqual({ Northgate: 1, harbormain: 1 })
    expect(facet(answer, 'subSilhouette')).toEqual({})
    expect(facet(answer, 'price')).toEqual({ '40 - 50': 2 })
    expect(facet(answer, 'discount')).toEqual({ '10': 2 })
    expect(facet(answer, 'size')).toEqual({ M: 2, L: 2 })
  })

  it('echoes the applied query with filters, start, rows and requested fields', async () => {
    const { q } = await search('countryCode=us,in&q=shirt&brandFilter=Marlowe&index=1&limit=500')
    expect(q).toMatch(
      /^q=shirt&fq=country:us,in&fq=brand:"Marlowe"&start=1&rows=100&fl=active,category,/,
    )
    expect((await search('countryCode=us')).q).toContain('q=*&fq=country:us&start=0&rows=24&fl=')
  })

  it('returns lite records by default; full ones have search’s variant fields but no merchant id', async () => {
    const [lite] = (await search('countryCode=us&q=oxford')).productList
    expect(Object.keys(lite ?? {})).toHaveLength(19)
    const [full] = (await search('countryCode=us&q=oxford&mode=full')).productList
    expect(Object.keys(full ?? {})).toHaveLength(41)
    expect(full?.skuSet?.[0]).toMatchObject({ hasAltUrl: false, inventoryQuantity: 7 })
    expect(full).not.toHaveProperty('merchantProductId')
  })

  it('counts index from 0 and pages by limit', async () => {
    const first = await search('countryCode=us&limit=1')
    const explicit = await search('countryCode=us&limit=1&index=0')
    const second = await search('countryCode=us&limit=1&index=1')
    expect(first.productList).toEqual(explicit.productList)
    expect(second.productList).not.toEqual(first.productList)
    expect(second.numFound).toBe(3)
  })

  it('filters by one value of each filter, whatever characters it has', async () => {
    expect((await search('countryCode=us&merchantFilter=Northgate')).numFound).toBe(2)
    expect((await search('countryCode=us&brandFilter=%C3%89lan')).numFound).toBe(1)
    expect((await search('countryCode=in&categoryFilter=Tea%2C%20green')).numFound).toBe(1)
    expect((await search('countryCode=us&divisionFilter=Apparel')).numFound).toBe(3)
    expect((await search('countryCode=us&divisionFilter=')).numFound).toBe(3)
  })

  it('counts a filter’s own facet as if the filter weren’t set', async () => {
    const answer = await search('countryCode=us&q=oxford&merchantFilter=Northgate')
    expect(answer.numFound).toBe(1)
    expect(facet(answer, 'merchant')).toEqual({ Northgate: 1, harbormain: 1 })
    expect(facet(answer, 'brand')).toEqual({ Marlowe: 1 })
  })

  it('answers 404 if nothing is found and past the end', async () => {
    for (const query of ['q=nothing', 'index=3', 'brandFilter=Nobody', 'merchantFilter=a,b']) {
      const { response, body } = await get(`/products?countryCode=us&${query}`)
      expect(response.status).toBe(404)
      expect(body).toEqual({ message: 'Product not found', errorCode: 'PRODUCT_NOT_FOUND' })
    }
    expect((await get('/products?countryCode=zz')).response.status).toBe(404)
  })

  it('answers 400 without a country and for invalid numbers', async () => {
    for (const query of [
      'q=x',
      'countryCode=us&index=abc',
      'countryCode=us&limit=-1',
      'countryCode=us&mode=x',
    ]) {
      expect((await get(`/products?${query}`)).response.status).toBe(400)
    }
  })

  it('answers 200 or 404 for keywords of any kind', async () => {
    const strange = [
      '%F0%9F%91%95',
      '%D7%A9%D7%9C%D7%95%D7%9D',
      '<script>',
      '%00',
      'x'.repeat(10_000),
      '%25',
    ]
    for (const q of strange) {
      expect([200, 404]).toContain((await get(`/products?countryCode=us&q=${q}`)).response.status)
    }
  })
})

describe('the filters of the search in the demo catalog', () => {
  const getDemo = createRequester({ catalog: demoEngine(2000) })
  const searchDemo = async (filters: Record<string, string>): Promise<WireSearchAnswer> => {
    const query = new URLSearchParams({ countryCode: 'us', mode: 'full', ...filters })
    const { body } = await getDemo(`/products?${query}`)
    return body as WireSearchAnswer // the handler's own type
  }

  /** A value of the field: the most frequent one of its facet, or that of the first product where it has no facet. */
  const valueIn = (answer: WireSearchAnswer, field: FilterField): string => {
    // the cast: what has no facet is a field of the record
    const inProducts = answer.productList
      .flatMap((product) => product[field as RecordValueField] ?? [])
      .map(String)
    const [value] = [...Object.keys(facet(answer, field) ?? {}), ...inProducts]
    if (value === undefined) throw new Error(`No product has a ${field}`)
    return value
  }

  it.each(FILTERS)('finds fewer products with $name', async ({ name, field }) => {
    const all = await searchDemo({})
    const found = await searchDemo({ [name]: valueIn(all, field) })
    expect(found.numFound).toBeGreaterThan(0)
    expect(found.numFound).toBeLessThan(all.numFound)
  })

  it('finds products that pass every filter sent', async () => {
    let answer = await searchDemo({})
    const filters: Record<string, string> = {}
    for (const { name, field } of FILTERS) {
      filters[name] = valueIn(answer, field)
      answer = await searchDemo(filters)
    }
    expect(answer.numFound).toBeGreaterThan(0)
    for (const [name, value] of Object.entries(filters)) {
      expect((await searchDemo({ [name]: value })).numFound).toBeGreaterThan(answer.numFound)
    }
  })
})
