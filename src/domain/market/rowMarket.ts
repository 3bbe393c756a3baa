/** What the markets of a row's codes say: the answers to its codes, as figures beside those of the row's own record. */
import type { Kind } from '@/api/fields/kinds.ts'
import { codeMarketOf, withoutMarket, type CodeMarket } from '@/domain/pricing/codeMarket.ts'
import type { ItemAnswer, CodeOffers, ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import { itemPosition, type ItemPosition } from '@/domain/pricing/itemPosition.ts'
import type { OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { positionIn, type PositionOptions } from '@/domain/pricing/position.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import { USUAL_TOLERANCE } from '@/domain/pricing/tolerance.ts'
import { codeKey } from '@/lib/gtin.ts'
import type { TotalKind } from '@/lib/numbers/totals.ts'
import { capital } from '@/lib/text/capital.ts'

/** Where a row stands over all its codes. */
export type RowMarket = ItemPosition

const NO_MARKET = 'The catalog has no prices for this code.'

/** A row with what the market says of its codes, once somebody asked for one of them. */
export type Marketed = { market?: RowMarket }

type MarketFacts = {
  kind: Kind
  label: string
  formula?: string
  width?: number
  opensGroup?: true
  /** Of what cannot be summed although it is counted. */
  total?: TotalKind
  /** A price that may be 0 or less, as a difference of two. */
  hasZero?: true
}

/** The columns that it makes beside those of the fields, in their order. */
const FACTS = {
  myPrice: { kind: 'price', label: 'Your price', width: 112, opensGroup: true },
  reference: { kind: 'price', label: 'Compared with', width: 112 },
  difference: {
    kind: 'points',
    label: 'Difference',
    formula:
      '(Your price ÷ compared-with price − 1) × 100, in percent; of several sizes the median',
    width: 206,
  },
  index: {
    kind: 'points',
    label: 'Index',
    formula: 'Your price ÷ compared-with price × 100; of several sizes the median',
    width: 76,
  },
  amount: {
    kind: 'price',
    label: 'Difference in price',
    formula: 'Your price − compared-with price; of several sizes the median',
    width: 128,
    hasZero: true,
  },
  above: {
    kind: 'count',
    label: 'Sizes above',
    formula: 'Sizes whose index is above the market, of those with an index',
    width: 172,
  },
  rank: {
    kind: 'rank',
    label: 'Rank',
    formula:
      'Place of your price among all offers, 1 = lowest; equal prices share it. Of several sizes only where it is the same for all',
    width: 128,
  },
  rival: { kind: 'text', label: 'Cheapest competitor', width: 124, opensGroup: true },
  rivalPrice: { kind: 'price', label: 'Competitor’s price', width: 112 },
  n: {
    kind: 'count',
    label: 'n',
    formula: 'Number of prices compared with',
    width: 52,
    // One merchant's prices of several codes are not so many merchants.
    total: 'median',
  },
  merchants: {
    kind: 'count',
    label: 'Merchants',
    formula:
      'Different merchants with an offer; of several sizes the lowest and the highest number',
    width: 92,
    opensGroup: true,
    // The same merchant sells several products.
    total: 'median',
  },
  lowest: {
    kind: 'price',
    label: 'Lowest offer',
    formula: 'Lowest of all offer prices, yours included; of several sizes the lowest of all',
    width: 96,
  },
  median: {
    kind: 'price',
    label: 'Median offer',
    formula:
      'Median of all offer prices, yours included; of several sizes the lowest and the highest median',
    width: 112,
  },
  mean: {
    kind: 'price',
    label: 'Mean offer',
    formula:
      'Mean of all offer prices, yours included; of several sizes the lowest and the highest mean',
    width: 112,
  },
  highest: {
    kind: 'price',
    label: 'Highest offer',
    formula: 'Highest of all offer prices, yours included; of several sizes the highest of all',
    width: 100,
  },
  spread: {
    kind: 'price',
    label: 'Spread',
    formula:
      'Highest − lowest offer price; none if there are fewer than two prices; of several sizes the lowest and the highest spread',
    width: 100,
    hasZero: true,
  },
  excluded: {
    kind: 'count',
    label: 'Left out',
    formula: 'Offers without a price above 0, not counted; of several sizes those of all together',
    width: 84,
  },
  priceStatus: { kind: 'text', label: 'Price position', width: 128 },
} as const satisfies Partial<Record<keyof RowMarket, MarketFacts>>

export type MarketColumn = keyof typeof FACTS
export const marketColumns = Object.keys(FACTS) as readonly MarketColumn[] // those of the list
export const MARKET_COLUMNS: Readonly<Record<MarketColumn, MarketFacts>> = FACTS
export const isMarketColumn = (key: string): key is MarketColumn => Object.hasOwn(FACTS, key)

/** What the figures of a position are called, on every page and in every file; the reference and a distance to it by its own label. */
export function marketLabel(
  column: MarketColumn,
  { label }: Pick<ReferenceWords, 'label'>,
): string {
  if (column === 'reference') return capital(label)
  if (column === 'amount') return `Difference to ${label}`
  return column === 'difference' ? `vs ${label}` : FACTS[column].label
}

/** How the figures of a file come about that its headings name. */
export function measuredInWords({ label, formula }: Pick<ReferenceWords, 'label' | 'formula'>) {
  return `Index = your price ÷ ${formula} × 100; vs ${label} = index − 100, in percent`
}

type Coded = { code: string | null; eans: readonly string[] }

/** One key for all lengths of a code in one country. */
export const marketKey = (country: string, code: string): string =>
  `${country.toLowerCase()} ${codeKey(code)}`

/** Of several countries that were requested together nobody can tell in which one a row stands. */
const isOfSeveral = ({ country }: { country: string }) => country.includes(',')

/** The codes whose markets a row has: of an offer that of its market alone, else all of its record. */
const marketCodesOf = ({ code, eans }: Coded): readonly string[] => (code === null ? eans : [code])

/** A code that names the row elsewhere, as in a batch; null for a row without any. */
export const firstCodeOf = (row: Coded): string | null => marketCodesOf(row)[0] ?? null

/** The codes of a row by the keys of their markets, each once; none for rows of several countries asked together. */
export function marketKeysOf(row: Coded & { country: string }): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  if (isOfSeveral(row)) return keys
  for (const code of marketCodesOf(row)) {
    const key = marketKey(row.country, code)
    if (!keys.has(key)) keys.set(key, code)
  }
  return keys
}

/** What is known of codes, by `marketKey`. */
export type KnownMarkets = ReadonlyMap<string, CodeMarket>

const ofOneCode = new WeakMap<CodeMarket, RowMarket>()

/** Where a row stands whose codes all have a market; of one code the same object each time. */
export function positionOfCodes(codes: readonly CodeMarket[]): RowMarket {
  const [first, second] = codes
  if (first === undefined || second !== undefined) return itemPosition(codes)
  const position = ofOneCode.get(first) ?? itemPosition(codes)
  ofOneCode.set(first, position)
  return position
}

/** Where a row stands by what is known of its codes; undefined where none of them was requested. */
export function marketOfRow(
  row: Coded & { country: string },
  markets: KnownMarkets,
): RowMarket | undefined {
  if (markets.size === 0) return undefined
  const codes = [...marketKeysOf(row)]
  const known = codes.flatMap(([key]) => markets.get(key) ?? [])
  const [first] = known
  if (first === undefined) return undefined
  return positionOfCodes(
    codes.map(([key, code]) => markets.get(key) ?? withoutMarket(code, 'unasked', first.tolerance)),
  )
}

/** `checked`: rows of which a code was answered; else rows by where they stand. */
export type StatusCounts = Record<NonNullable<RowMarket['status']> | 'checked', number>

/** Different codes, those whose market nobody requested yet, rows without any code, and rows of countries asked together. */
export type MarketCounts = {
  codes: number
  unasked: number
  without: number
  together: number
  statusCounts: StatusCounts
}

/** Rows by where they stand. */
export function countPositions(markets: Iterable<RowMarket | undefined>): StatusCounts {
  const counts = { cheaper: 0, equal: 0, dearer: 0, 'not mine': 0, 'only mine': 0, checked: 0 }
  for (const market of markets) {
    if (market === undefined) continue
    if (market.checked > 0) counts.checked += 1
    if (market.status !== null) counts[market.status] += 1
  }
  return counts
}

/** Products by price position, as a bar shows them. */
export type PositionCounts = { above: number; at: number; below: number; onlyYou: number }

export const toPositionCounts = (counts: StatusCounts): PositionCounts => ({
  above: counts.dearer,
  at: counts.equal,
  below: counts.cheaper,
  onlyYou: counts['only mine'],
})

/** What of these rows there is to request, and where they stand. */
export function countMarkets(
  rows: readonly (Coded & { country: string })[],
  markets: KnownMarkets,
): MarketCounts {
  const keys = new Set(rows.flatMap((row) => [...marketKeysOf(row).keys()]))
  const without = rows.filter((row) => marketCodesOf(row).length === 0).length
  const together = rows.filter((row) => marketCodesOf(row).length > 0 && isOfSeveral(row)).length
  return {
    codes: keys.size,
    unasked: [...keys].filter((key) => !markets.has(key)).length,
    without,
    together,
    statusCounts: countPositions(rows.map((row) => marketOfRow(row, markets))),
  }
}

/** A code that was requested in a country, and how that ended; without an outcome it is still to end. */
export type RequestedCode = {
  country: string
  code: string
  outcome: ItemOutcome | undefined
  isAsking: boolean
}

type PricingContext = Pick<PositionOptions, 'reference' | 'tolerance' | 'aliases'> & {
  ownMerchantsIn: (country: string) => OwnMerchants
  /** From the user's price list of a country. */
  listPrice: (country: string, code: string) => number | null
}

/** The market of an answer; null of one without, and of a product ID. */
function marketIn(answer: ItemAnswer): CodeOffers | null {
  if (answer.kind === 'ean') return answer
  return answer.kind === 'id' ? null : answer.market
}

/**
 * What the markets say from one pricingContext, by `marketKey`. Later answers take the place of earlier ones; a market that is as
 * it was is the same object again.
 */
export function createMarkets({ ownMerchantsIn, listPrice, ...options }: PricingContext) {
  const tolerance = options.tolerance ?? USUAL_TOLERANCE
  const known = new WeakMap<ItemOutcome, CodeMarket>()
  const read = (outcome: ItemOutcome, country: string, code: string): CodeMarket => {
    if (outcome.state === 'failed') {
      return withoutMarket(code, 'failed', tolerance, outcome.failure.says)
    }
    const market = outcome.state === 'done' ? marketIn(outcome.answer) : null
    if (market === null) return withoutMarket(code, 'not found', tolerance, NO_MARKET)
    const position = positionIn(market.offers, {
      ...options,
      ownMerchants: ownMerchantsIn(country),
      listPrice: listPrice(country, market.code),
    })
    return codeMarketOf(market.code, position, tolerance)
  }
  const marketOf = (outcome: ItemOutcome, country: string, code: string) => {
    const market = known.get(outcome) ?? read(outcome, country, code)
    known.set(outcome, market)
    return market
  }
  return (requested: Iterable<RequestedCode>): Map<string, CodeMarket> => {
    const markets = new Map<string, CodeMarket>()
    for (const { country, code, outcome, isAsking } of requested) {
      const key = marketKey(country, code)
      if (outcome) {
        const market = marketOf(outcome, country, code)
        const answered = marketKey(country, market.code)
        markets.set(answered, market)
        // Checks of earlier versions went on to the next code of the record where the first one was not known.
        if (answered !== key) {
          markets.set(key, withoutMarket(code, 'not found', tolerance, NO_MARKET))
        }
      } else if (!markets.has(key)) {
        markets.set(key, withoutMarket(code, isAsking ? 'asking' : 'waiting', tolerance))
      }
    }
    return markets
  }
}
