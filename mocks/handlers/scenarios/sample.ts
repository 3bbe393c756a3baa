/** Finds a real listing in place of a magic input, for scenarios that change an answer instead of replacing it. */
import type { Catalog, Listing } from '../../catalog/catalog.ts'

/** The first listing in catalog order that meets the condition. */
export const sampleListing = async (
  catalog: Catalog,
  countries: string[],
  willDo: (listing: Listing) => boolean,
): Promise<Listing | null> => {
  const { listings } = await catalog.search({
    countries,
    q: '',
    filters: {},
    start: 0,
    rows: 100,
    ownFacet: 'all',
  })
  return listings.find(willDo) ?? null
}
