import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { ownMerchantsAmong, type OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { useAliases, useAllSpellings } from '@/features/settings/useAliases.ts'
import { assortmentFiltersOf } from '@/routing/states/assortmentQuery.ts'
import type { AssortmentState } from '@/routing/states/assortmentState.ts'
import { sentKeywords } from '@/routing/states/searchState.ts'
import { ladderPrices } from './ladderPrices.ts'
import { ladderQuery, type LadderRows } from './ladderQuery.ts'

/** Combines several queries into one result, which is complete once each has answered. */
function combined(queries: UseQueryResult<LadderRows>[]) {
  const answers = queries.flatMap(({ data }) => data ?? [])
  const sum = (figures: number[]) => figures.reduce((all, figure) => all + figure, 0)
  const found = answers.flatMap(({ numFound }) => numFound ?? [])
  return {
    queries,
    rows: answers.length < queries.length ? null : answers.map(({ products }) => products),
    count: sum(answers.map(({ products }) => products.length)),
    numFound: found.length === 0 || found.length < queries.length ? null : sum(found),
    requests: sum(answers.map(({ requests }) => requests)),
  }
}

/**
 * Loads the chosen brand’s prices at every merchant, and your prices to compare them with: of all your products in the query, or
 * only of the brand’s.
 */
export function useLadder(
  state: AssortmentState,
  countries: readonly string[],
  /** The chosen brand in each of the service's spellings. */
  spellings: readonly string[],
  ownMerchants: OwnMerchants,
) {
  const connection = useConnection()
  const { against } = state
  const base = { countries: [...countries], q: sentKeywords(state), ...assortmentFiltersOf(state) }
  const isOne = countries.length === 1
  const wantsOwn = isOne && ownMerchants.length > 0 && against === 'query'
  // The brand's prices take one request for each spelling, and your own one for each of your merchants: the service may filter by
  // one value only.
  const theirs = useQueries({
    queries: (isOne ? spellings : []).map((brand) =>
      ladderQuery(connection, { ...base, brand: [brand], merchant: [] }),
    ),
    combine: combined,
  })
  const own = useQueries({
    queries: (wantsOwn ? ownMerchants : []).map((merchant) =>
      ladderQuery(connection, { ...base, brand: [], merchant: [merchant] }),
    ),
    combine: combined,
  })
  const brandRows = isOne ? theirs.rows : null
  const wanted = useAllSpellings(ownMerchants)
  const { merchant: aliases } = useAliases()
  const prices = useMemo(() => {
    if (!brandRows) return null
    const ofBrand = ladderPrices(brandRows.flat(), aliases)
    if (!wantsOwn) return ofBrand
    // Every name by which the records mention your merchants.
    const ownMerchantsHere = ownMerchantsAmong(
      ofBrand.merchants.map(({ merchant }) => merchant),
      wanted,
    )
    const competitors = ofBrand.merchants.filter(
      ({ merchant }) => !ownMerchantsHere.includes(merchant),
    )
    // The loaded records may lack some of your products, so show only competitors until your products are loaded separately.
    if (!own.rows) return { merchants: competitors, leftOut: ofBrand.leftOut }
    const ofOwn = own.rows.map((rows) => ladderPrices(rows))
    return {
      merchants: [
        ...competitors,
        ...ofOwn.map(({ merchants }, at) => ({
          merchant: ownMerchants[at] ?? '',
          points: merchants.flatMap(({ points }) => points),
        })),
      ],
      leftOut: ofOwn.reduce((sum, { leftOut }) => sum + leftOut, ofBrand.leftOut),
    }
  }, [brandRows, wantsOwn, own.rows, ownMerchants, wanted, aliases])
  return {
    theirs: theirs.queries,
    own: own.queries,
    prices,
    rows: brandRows?.flat() ?? [],
    numFound: theirs.numFound,
    requests: theirs.requests + own.requests,
    /** How many of your products were loaded (`ownRows`) and found (`ownFound`): you may have more than were loaded. */
    ownRows: own.count,
    ownFound: own.numFound,
  }
}
