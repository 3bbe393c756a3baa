/** Makes the rows of a collection of codes in one country, with the current answers of its job. */
import { codesItemRow, type ItemRow } from '@/domain/collections/itemRows.ts'
import { getRequestedCode } from '@/domain/market/requestedCode.ts'
import {
  marketKeysOf,
  type RequestedCode,
  type createMarkets,
  type KnownMarkets,
} from '@/domain/market/rowMarket.ts'
import type { OwnPrice } from '@/domain/pricing/priceList/ownPrice.ts'
import type { CodesJob } from '@/jobs/codes/codesJob.ts'
import type { ItemSource } from './itemFeed.ts'

type Job = Pick<CodesJob, 'plan' | 'outcomeOf'>
type Outcome = ReturnType<Job['outcomeOf']>
type Read = ReturnType<typeof createMarkets>

/** Yields the codes among the first `most` items that are checked so far. */
export function* answeredCodes({ plan, outcomeOf }: Job, most: number): Generator<RequestedCode> {
  for (const codeRequest of plan.codeRequests.slice(0, most)) {
    const outcome = outcomeOf(codeRequest.position)
    const requested = outcome && getRequestedCode(codeRequest, outcome, false)
    if (requested) yield requested
  }
}

/**
 * Returns a function that makes the row source of one group of countries. `country`: these countries, joined by commas. An
 * unchanged row is returned as the same object.
 */
export function createCodesItems(
  { plan, outcomeOf }: Job,
  country: string,
  ownPrice: (countries: readonly string[], code: string) => OwnPrice | null,
) {
  const rows = plan.rows.filter(({ countries }) => countries.join() === country)
  const known = new Map<number, { outcome: Outcome; row: ItemRow }>()
  const requested = new WeakMap<ItemRow, RequestedCode>()
  const make = (index: number): ItemRow => {
    const row = rows[index]
    if (!row) throw new RangeError(`A batch of ${rows.length} rows has none at ${index}.`)
    const outcome = row.request ? outcomeOf(row.request.position) : undefined
    const before = known.get(index)
    if (before && before.outcome === outcome) return before.row
    const { entry } = row.line
    const own = entry.kind === 'ean' ? ownPrice(row.countries, entry.code) : null
    const made = codesItemRow(row, outcome, own)
    const code =
      row.request && row.repeats === null && outcome
        ? getRequestedCode(row.request, outcome, false)
        : null
    if (code) requested.set(made, code)
    known.set(index, { outcome, row: made })
    return made
  }
  /** `read` computes the markets for the user's pricing context; `further` has the markets of codes that were checked later. */
  return (read: Read, further: KnownMarkets): ItemSource => ({
    count: rows.length,
    rowAt: make,
    marketsOf: (row) => {
      const code = requested.get(row)
      const markets = new Map(code ? read([code]) : [])
      for (const key of marketKeysOf(row).keys()) {
        const later = further.get(key)
        if (later) markets.set(key, later)
      }
      return markets
    },
    pricingContext: further,
  })
}
