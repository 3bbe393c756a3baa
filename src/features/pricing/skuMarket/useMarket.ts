import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { eanQuery, getEan, type EanResult } from '@/api/operations/ean.ts'
import type { Product } from '@/api/operations/product.ts'
import { createConcurrencyLimit } from '@/api/queries/concurrencyLimit.ts'
import { marketRequest } from '@/api/queries/marketRequest.ts'
import { inSizeOrder } from '@/api/skuOrder.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import {
  referenceWords,
  type ReferenceKind,
  type ReferenceWords,
} from '@/domain/pricing/reference.ts'
import { useAliases, useAllSpellings } from '@/features/settings/useAliases.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { usePriceList } from '@/storage/queries/usePriceList.ts'
import { codesOf, type MarketSummary } from './market.ts'
import {
  marketRows,
  marketVariants,
  summaryOfRows,
  type MarketRow,
  type MarketPricing,
} from './marketRows.ts'
import type { useMarketCountry } from './useMarketCountry.ts'

const AT_A_TIME = 4
const REQUESTS_PER_CLICK = 48
/**
 * Up to this many codes are watched for answers that other pages load, which need no request here; a listing may have thousands.
 */
const WATCHED = 200

const limited = createConcurrencyLimit(AT_A_TIME)

export type Market = {
  /** The country as the end of a sentence, " in us", if the section requests several; '' for one. */
  where: string
  rows: MarketRow[]
  /** Whether no merchant is chosen as yours and no code has a price in your list. */
  hasNoOwnMerchant: boolean
  /** What your price is compared with; if no merchant is yours, the summary of the market. */
  reference: ReferenceWords
  codes: string[]
  /** The number of codes requested so far, and the number of codes with an answer. */
  requested: number
  answered: number
  failed: UseQueryResult<EanResult>[]
  isSettled: boolean
  summary: MarketSummary
  /** Whether anything was requested here; other pages may have loaded answers before. */
  isBegun: boolean
  /** How many requests the next click sends; 0 if all were sent. */
  next: number
  requestMore: () => void
}

/** The settings for the markets of a country: your merchants, your price list and the tolerance. */
export function useMarketPricing(country: string): MarketPricing {
  const [saved] = usePreference('mine')
  const [tolerance] = usePreference('tolerance')
  const { lookup: ownPrice } = usePriceList(country)
  const ownMerchants = useAllSpellings(ownMerchantsIn(saved, [country]))
  const { merchant: aliases } = useAliases()
  return { ownMerchants, aliases, tolerance, ownPrice }
}

/**
 * Requests the offers for a listing's EANs, a few at a time and each once, and calculates your position in each variant's
 * market, from the smallest size. With more EANs than `unaskedFor`, the first request needs a click.
 */
export function useMarket(
  product: Product | null,
  { skus: unsortedSkus, country, countries }: ReturnType<typeof useMarketCountry>,
  reference: ReferenceKind,
  unaskedFor = 12,
): Market {
  const connection = useConnection()
  const pricingContext = useMarketPricing(country)
  const skus = useMemo(() => inSizeOrder(unsortedSkus ?? []), [unsortedSkus])
  const codes = useMemo(() => codesOf(skus), [skus])
  const [clicked, setClicked] = useState<{ of: string; codes: string[]; count: number } | null>(
    null,
  )
  const first = codes.length <= unaskedFor ? codes.length : 0
  const requested = clicked?.codes === codes && clicked.of === country ? clicked.count : first

  const queries = useQueries({
    queries: codes.slice(0, Math.max(requested, WATCHED)).map((code, at) => {
      // The request is the same as on the EAN page, so that opening a code there sends no other.
      const request = marketRequest(code, [country])
      return {
        ...eanQuery(connection, request),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          limited(() => getEan(connection, request, { signal }), signal),
        enabled: at < requested,
      }
    }),
  })

  const variants = useMemo(() => marketVariants(skus), [skus])
  const queryOf = new Map(queries.map((query, at) => [codes[at], query]))
  const rows = marketRows(variants, queryOf, product, reference, pricingContext)
  const hasNoOwnMerchant =
    pricingContext.ownMerchants.length === 0 &&
    rows.every(({ ownPosition }) => ownPosition?.isChosen !== true)
  const answered = queries.filter(({ data }) => data !== undefined).length
  const failed = queries.filter(({ data, isError, isFetching }) => !data && isError && !isFetching)
  return {
    where: countries.length > 1 ? ` in ${shownCountry(country)}` : '',
    rows,
    hasNoOwnMerchant,
    reference: referenceWords(reference, undefined, hasNoOwnMerchant ? 'all' : 'others'),
    codes,
    requested: Math.max(requested, answered),
    answered,
    failed,
    isSettled: answered + failed.length >= requested,
    summary: summaryOfRows(rows, pricingContext.aliases),
    isBegun: requested > 0,
    next: codes
      .slice(requested, requested + REQUESTS_PER_CLICK)
      .filter((code) => queryOf.get(code)?.data === undefined).length,
    requestMore: () =>
      setClicked({
        of: country,
        codes,
        count: Math.min(codes.length, requested + REQUESTS_PER_CLICK),
      }),
  }
}
