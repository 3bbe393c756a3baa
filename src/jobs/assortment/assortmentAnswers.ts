/** Collects the answers for assortment gaps. */
import { facetCertainty, valuesInRecords } from '@/api/facetCertainty.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import {
  cellKey,
  type BrandList,
  type NamedCount,
  type AssortmentAnswers,
  type MerchantAnswer,
} from '@/domain/assortment/brandLists.ts'

/** One request: for the whole query (both null), for a merchant, or for a brand at a merchant. */
export type AssortmentRequest = { merchant: string | null; brand: string | null }

export type CollectedAnswers = AssortmentAnswers & {
  /** The error of the request for the whole query, if it failed. */
  failure: unknown
}

function facetOf({ facets }: SearchResult, name: string): readonly NamedCount[] | null {
  const exact = facets.find((facet) => facet.name === name)
  return (exact ?? facets.find((facet) => facet.name.toLowerCase() === name))?.values ?? null
}

function listOf(result: SearchResult): BrandList {
  return { numFound: result.numFound, brands: facetOf(result, 'brand') }
}

/** Whether the answer to the whole query lists every merchant, that is, whether its merchant facet is complete. */
function isEveryMerchant(
  { numFound, products }: SearchResult,
  listed: readonly NamedCount[],
): boolean {
  const raws = products.map(({ raw }) => raw)
  const records = valuesInRecords('merchant', raws) ?? []
  return facetCertainty('merchant', listed, { found: numFound, records }).is === 'complete'
}

function byCount(merchants: readonly NamedCount[]): NamedCount[] {
  const named = merchants.filter(([name, count]) => name.trim() !== '' && count !== 0)
  return named.toSorted(([, a], [, b]) => (b ?? 0) - (a ?? 0))
}

export function createAssortmentAnswers() {
  const merchants = new Map<string, MerchantAnswer>()
  const cells = new Map<string, number | null>()
  let all: BrandList | null = null
  let named: readonly NamedCount[] | null = null
  let namesAll = false
  let failure: unknown = null

  return {
    add({ merchant, brand }: AssortmentRequest, result: SearchResult) {
      if (merchant !== null && brand !== null) cells.set(cellKey(brand, merchant), result.numFound)
      else if (merchant !== null) {
        merchants.set(merchant, { state: 'answered', list: listOf(result) })
      } else {
        all = listOf(result)
        failure = null
        const values = facetOf(result, 'merchant')
        named = values === null ? null : byCount(values)
        namesAll = values !== null && isEveryMerchant(result, values)
      }
    },
    fail({ merchant, brand }: AssortmentRequest, error: unknown) {
      if (merchant === null) failure = error
      else if (brand === null) merchants.set(merchant, { state: 'failed', error })
    },
    /** Returns the merchants that were not requested yet, and marks them as waiting. */
    await(wanted: readonly string[]): string[] {
      const fresh = [...new Set(wanted)].filter((name) => name !== '' && !merchants.has(name))
      for (const merchant of fresh) merchants.set(merchant, { state: 'waiting' })
      return fresh
    },
    /** Removes and returns the waiting merchants. */
    release(): string[] {
      const waiting = [...merchants.keys()]
      merchants.clear()
      return waiting
    },
    hasCell: (brand: string, merchant: string) => cells.has(cellKey(brand, merchant)),
    hasAll: () => all !== null,
    named: () => named,
    view: (): CollectedAnswers => ({
      all,
      named,
      namesAll,
      failure,
      merchants: new Map(merchants),
      cells: new Map(cells),
    }),
  }
}
