/** The engine in the calling thread, over data whose ordinals are already a varied order: builds its index once, then answers each question of the Catalog interface in a few milliseconds. */
import type {
  Catalog,
  CatalogData,
  Choice,
  Listing,
  Merchant,
  SearchAnswer,
  SearchRequest,
} from './catalog.ts'
import { columnWriter } from './columns.ts'
import { type Filters, countFacets } from './facetCounts.ts'
import { buildIndex } from './invertedIndex.ts'
import { matchTokens } from './matchTokens.ts'
import { pageOf } from './page.ts'
import { fold, tokensOf } from './tokens.ts'
import { acceptedUrls } from './urlMatch.ts'

const inCountries = (countries: string[]) => {
  const folded = new Set(countries.map(fold))
  return (listing: Listing) => folded.has(fold(listing.country))
}

/** A merchant may be asked for by its name or by the id that EAN answers carry. */
const namesOf = (merchants: readonly Merchant[], asked: string): string[] => {
  const folded = fold(asked.trim())
  const aliases = merchants.filter(({ id, name }) => fold(id) === folded || fold(name) === folded)
  return [asked, ...aliases.flatMap(({ id, name }) => [id, name])]
}

const valuesOf = (choice: Choice): string[] | null =>
  typeof choice === 'string' ? [choice] : choice && [...choice]

const filtersOf = (request: SearchRequest, merchants: readonly Merchant[]): Filters => ({
  countries: request.countries,
  merchant: valuesOf(request.merchant)?.flatMap((asked) => namesOf(merchants, asked)) ?? null,
  brand: valuesOf(request.brand),
  category: valuesOf(request.category),
  division: valuesOf(request.division),
})

const buildSearch = (data: CatalogData): ((request: SearchRequest) => SearchAnswer) => {
  const columns = columnWriter(data.size)
  const index = buildIndex(data.size, (ordinal) => {
    const row = data.row(ordinal)
    columns.write(ordinal, row)
    const cut = row.text.indexOf('\n')
    const title = cut === -1 ? row.text : row.text.slice(0, cut)
    const { brand, merchant, category, division, gender, silhouette, subSilhouette } = row
    const words = [brand, merchant, category, division, gender, silhouette, subSilhouette]
    words.push(row.pattern, row.primaryColor, row.fabric, row.occasion, ...row.sizes)
    return { title, rest: [row.text.slice(title.length), ...words] }
  })
  const facets = columns.finish()
  return (request) => {
    const matches = matchTokens(index, tokensOf(request.q))
    const candidates = matches ? matches.bits : new Uint32Array(0)
    const filters = filtersOf(request, data.merchants)
    const counted = countFacets(facets, candidates, filters, request.ownFacet)
    const page = pageOf(counted.positions, matches?.scores ?? null, request.start, request.rows)
    return {
      numFound: counted.positions.length,
      listings: page.map(data.listing),
      facets: counted.facets,
    }
  }
}

/** Builds the index at once; the returned promises never wait for anything but it. */
export const createCatalog = (data: CatalogData): Catalog => {
  const search = buildSearch(data)
  const byUrl: Catalog['byUrl'] = async (url, countries, merchant, strict) => {
    const accepted = merchant === null ? null : new Set(namesOf(data.merchants, merchant).map(fold))
    const ordinals = new Set<number>()
    for (const form of acceptedUrls(url, strict)) {
      for (const ordinal of data.ordinalsOfUrl(form)) ordinals.add(ordinal)
    }
    return [...ordinals]
      .map(data.listing)
      .filter(inCountries(countries))
      .filter(({ product }) => accepted === null || accepted.has(fold(product.merchant)))
  }
  return {
    search: async (request) => search(request),
    product: async (id, countries) => {
      const ordinal = data.ordinalOfProduct(id)
      const listing = ordinal === null ? null : data.listing(ordinal)
      return listing && inCountries(countries)(listing) ? listing : null
    },
    byUrl,
    byCode: async (code, countries) =>
      data
        .ordinalsOfCode(code)
        .map(data.listing)
        .filter(inCountries(countries))
        .filter(({ product }) => product.skuSet.some((sku) => sku.ean === code)),
    merchants: async () => [...data.merchants],
  }
}
