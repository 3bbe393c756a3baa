import { useMemo } from 'react'
import { marketGroups } from '@/api/countryGroups.ts'
import type { ItemMerchant } from '@/domain/codes/itemMerchants.ts'
import { getRequestedCode } from '@/domain/market/requestedCode.ts'
import { createMarkets, type RequestedCode, type KnownMarkets } from '@/domain/market/rowMarket.ts'
import type { CodeMarket } from '@/domain/pricing/codeMarket.ts'
import type { ComparableOffer } from '@/domain/pricing/offerRows.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import type { OwnPrice } from '@/domain/pricing/priceList/ownPrice.ts'
import { readReference, type ReferenceWords } from '@/domain/pricing/reference.ts'
import { catalogPriceIn, marketAtPrice } from '@/domain/pricing/whatIf.ts'
import { useOpenCodesJobs } from '@/features/job-progress/useOpenCodesJobs.ts'
import { usePricingContext } from '@/features/pricing/usePricingContext.ts'
import type { CodesJob } from '@/jobs/codes/codesJob.ts'

export type RowsMarket = {
  /** The market checks as jobs, the latest last. */
  jobs: readonly CodesJob[]
  /** How many further checks this browser doesn’t have, because they were deleted or are stored in another browser. */
  missing: number
  /** The markets known so far, by `marketKey`. */
  markets: KnownMarkets
  /** The merchants in the answers. */
  merchants: readonly ItemMerchant[]
  /** Whether no merchant is chosen as yours in any of the countries and you have no price list. */
  hasNoOwnMerchant: boolean
  /** The chosen comparison in the format of the address. */
  ref: string
  reference: ReferenceWords
}

/** The markets with the prices on which what-if prices are based. */
export type PricedMarket = RowsMarket & { prices: MarketPrices }

/** Your prices for the markets. */
export type MarketPrices = {
  /** The code’s entry in the country’s price list; null if there is no entry. */
  ownPrice: (country: string, code: string) => OwnPrice | null
  /** Your price in the catalog among these offers; null if there is no usable price. */
  catalogPrice: (country: string, offers: readonly ComparableOffer[]) => number | null
  /** The market of a code if your price were `price`. */
  marketAt: (
    country: string,
    code: string,
    offers: readonly ComparableOffer[],
    price: number,
  ) => CodeMarket
}

/** The codes that the jobs request, with their results so far. */
export function* requestedCodes(jobs: readonly CodesJob[]): Generator<RequestedCode> {
  for (const { plan, outcomeOf, stateOf } of jobs) {
    for (const codeRequest of plan.codeRequests) {
      const { position } = codeRequest
      const requested = getRequestedCode(
        codeRequest,
        outcomeOf(position),
        stateOf(position) === 'requesting',
      )
      if (requested) yield requested
    }
  }
}

/** The results of market checks for the user’s merchants and prices: `chosen` is the comparison named in the address. */
export function useRowsMarket(
  ids: readonly string[],
  countries: readonly string[],
  chosen: string,
): PricedMarket {
  const { jobs, missing, now } = useOpenCodesJobs(ids)
  const answers = useMemo(
    () => ({ [Symbol.iterator]: () => requestedCodes(jobs) }),
    // oxlint-disable-next-line react/exhaustive-deps -- a job stays the same object; `now` changes with its answers
    [jobs, now],
  )
  const reader = useMarketReader(countries, chosen, answers)
  const { read, merchants, hasNoOwnMerchant, ref, reference, prices } = reader
  const markets = useMemo(() => read(answers), [read, answers])
  return useMemo(
    () => ({ jobs, missing, markets, merchants, hasNoOwnMerchant, ref, reference, prices }),
    // oxlint-disable-next-line react/exhaustive-deps -- `now` changes with the answers of the jobs
    [jobs, missing, now, markets, merchants, hasNoOwnMerchant, ref, reference, prices],
  )
}

/** Returns `read`, a function that evaluates answers as markets, and the settings that it applies. */
export function useMarketReader(
  countries: readonly string[],
  chosen: string,
  answers: Iterable<RequestedCode>,
) {
  const groups = useMemo(() => marketGroups(countries), [countries])
  const pricingContext = usePricingContext({ chosen, read: readReference, groups, answers })
  const {
    ownMerchants,
    aliases,
    tolerance,
    lists,
    against,
    merchants,
    hasNoOwnMerchant,
    ref,
    reference,
  } = pricingContext
  const read = useMemo(
    () =>
      createMarkets({
        ownMerchantsIn: (country) => ownMerchantsIn(ownMerchants, [country]),
        reference: against,
        aliases,
        tolerance,
        listPrice: (country, code) => lists.ownPrice([country], code)?.price ?? null,
      }),
    [ownMerchants, against, aliases, tolerance, lists],
  )
  const prices = useMemo(
    (): MarketPrices => ({
      ownPrice: (country, code) => lists.ownPrice([country], code),
      catalogPrice: (country, offers) =>
        catalogPriceIn(offers, { ownMerchants: ownMerchantsIn(ownMerchants, [country]) }),
      marketAt: (country, code, offers, price) =>
        marketAtPrice(code, offers, price, {
          ownMerchants: ownMerchantsIn(ownMerchants, [country]),
          reference: against,
          aliases,
          tolerance,
        }),
    }),
    [ownMerchants, against, aliases, tolerance, lists],
  )
  return { read, lists, merchants, hasNoOwnMerchant, ref, reference, prices }
}
