/**
 * The engine in the calling thread. It builds its index once, then answers each request in a few milliseconds. The ordinals of
 * `data` must already be in a varied order.
 */
import type { Catalog, CatalogData, Listing } from './catalog.ts'
import { indexWriter } from './index/indexWriter.ts'
import { numberedRows } from './index/numberedRows.ts'
import type { SearchIndex } from './index/searchIndex.ts'
import { fold } from './index/tokens.ts'
import { namesOf } from './search/filters.ts'
import { searcher } from './search/searcher.ts'
import { acceptedUrls } from './search/urlMatch.ts'

const inCountries = (countries: string[]) => {
  const folded = new Set(countries.map(fold))
  return (listing: Listing) => folded.has(fold(listing.country))
}

const indexOf = (data: CatalogData) => {
  const { values, at } = data.numbered ?? numberedRows(data.row)
  const { add, finish } = indexWriter(data.size, values)
  for (let ordinal = 0; ordinal < data.size; ordinal += 1) add(at(ordinal))
  return finish()
}

/** Builds the index at once unless it is given. The methods return promises that never wait. */
export const createCatalog = (data: CatalogData, index: SearchIndex = indexOf(data)): Catalog => {
  const search = searcher(index, data)
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
    search: async (request) => {
      const { numFound, positions, facets } = search(request)
      return { numFound, listings: positions.map(data.listing), facets }
    },
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
