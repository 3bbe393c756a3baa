import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mineAmong } from '../../domain/whiteSpace/mineAmong.ts'
import { useConnection } from '../../parts/connection.tsx'
import { sentKeywords } from '../../url/searchState.ts'
import type { MapState } from '../../url/mapState.ts'
import { ladderPrices } from './ladderPrices.ts'
import { ladderQuery } from './ladderQuery.ts'

/**
 * The prices of the chosen brand at every merchant, and those that mine are compared with: my products of the whole query,
 * or those of the brand.
 */
export function useLadder(state: MapState, countries: readonly string[], mine: string | null) {
  const connection = useConnection()
  const { category, division, brand, against } = state
  const base = { countries: [...countries], q: sentKeywords(state), category, division }
  const isOne = countries.length === 1
  const wantsOwn = isOne && mine !== null && against === 'query'
  const theirs = useQuery({
    ...ladderQuery(connection, { ...base, brand: [brand], merchant: [] }),
    enabled: isOne,
  })
  const own = useQuery({
    ...ladderQuery(connection, { ...base, brand: [], merchant: [mine ?? ''] }),
    enabled: wantsOwn,
  })
  const brandRows = theirs.data?.products
  const ownRows = wantsOwn ? own.data?.products : undefined
  const prices = useMemo(() => {
    if (!brandRows) return null
    const ofBrand = ladderPrices(brandRows)
    if (mine === null || !wantsOwn) return ofBrand
    // Whatever the service calls my merchant in its records: all of these are mine.
    const mineHere = mineAmong(
      ofBrand.merchants.map(({ merchant }) => merchant),
      mine,
    )
    const rivals = ofBrand.merchants.filter(({ merchant }) => merchant !== mineHere)
    // Mine of this brand are not all of mine: until those have come, no price is called a gap.
    if (!ownRows) return { merchants: rivals, leftOut: ofBrand.leftOut }
    const ofMine = ladderPrices(ownRows)
    const points = ofMine.merchants.flatMap((one) => one.points)
    return {
      merchants: [...rivals, { merchant: mine, points }],
      leftOut: ofBrand.leftOut + ofMine.leftOut,
    }
  }, [brandRows, wantsOwn, ownRows, mine])
  const answers = [theirs.data, wantsOwn ? own.data : undefined]
  return {
    theirs,
    own: wantsOwn ? own : null,
    prices,
    rows: brandRows ?? [],
    numFound: theirs.data?.numFound ?? null,
    requests: answers.reduce((sum, answer) => sum + (answer?.requests ?? 0), 0),
    /** Mine too may be more than was loaded. */
    ownRows: ownRows?.length ?? null,
    ownFound: wantsOwn ? (own.data?.numFound ?? null) : null,
  }
}
