/** The market figures of a row: the answers for its codes, shown beside the figures of its record. */
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

/** The price position of a row over all its codes. */
export type RowMarket = ItemPosition

const NO_MARKET = 'The catalog has no prices for this code.'

/** A row with its market figures once the market of one of its codes was requested. */
export type WithMarket = { market?: RowMarket }

type MarketFacts = {
  kind: Kind
  label: string
  formula?: string
  width?: number
  opensGroup?: true
  /** How the column is totalled, if its values can’t be summed. */
  total?: TotalKind
  /** Whether values of 0 and below count, as for a difference of prices. */
  hasZero?: true
}

/** The market columns with their properties, in their order after the columns of fields. */
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
    // One merchant may have a price for each of several codes, so a sum would count it several times.
    total: 'median',
  },
  merchants: {
    kind: 'count',
    label: 'Merchants',
    formula:
      'Different merchants with an offer; of several sizes the lowest and the highest number',
    width: 92,
    opensGroup: true,
    // The same merchant sells several products, so a sum would count it several times.
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
export const marketColumns = Object.keys(FACTS) as readonly MarketColumn[] // The keys of `FACTS` are all market columns.
export const MARKET_COLUMNS: Readonly<Record<MarketColumn, MarketFacts>> = FACTS
export const isMarketColumn = (key: string): key is MarketColumn => Object.hasOwn(FACTS, key)

/**
 * The label of a market column on every page and in every file; the compared figure and the distance to it are labelled after
 * the comparison.
 */
export function marketLabel(
  column: MarketColumn,
  { label }: Pick<ReferenceWords, 'label'>,
): string {
  if (column === 'reference') return capital(label)
  if (column === 'amount') return `Difference to ${label}`
  return column === 'difference' ? `vs ${label}` : FACTS[column].label
}

/** Explains the formulas of the figures named in a file’s headings. */
export function measuredInWords({ label, formula }: Pick<ReferenceWords, 'label' | 'formula'>) {
  return `Index = your price ÷ ${formula} × 100; vs ${label} = index − 100, in percent`
}

type Coded = { code: string | null; eans: readonly string[] }

/** The key of a code in a country, the same for every length of the code. */
export const marketKey = (country: string, code: string): string =>
  `${country.toLowerCase()} ${codeKey(code)}`

/** Whether several countries were requested together, so that the country of a row is unknown. */
const isOfSeveral = ({ country }: { country: string }) => country.includes(',')

/** The codes whose markets belong to a row: for an offer its market’s code, otherwise all codes of its record. */
const marketCodesOf = ({ code, eans }: Coded): readonly string[] => (code === null ? eans : [code])

/** The code that represents the row if only one can, as in a collection of codes; null for a row without codes. */
export const firstCodeOf = (row: Coded): string | null => marketCodesOf(row)[0] ?? null

/** The distinct codes of a row by `marketKey`; empty if several countries were requested together. */
export function marketKeysOf(row: Coded & { country: string }): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  if (isOfSeveral(row)) return keys
  for (const code of marketCodesOf(row)) {
    const key = marketKey(row.country, code)
    if (!keys.has(key)) keys.set(key, code)
  }
  return keys
}

/** The known markets of codes, by `marketKey`. */
export type KnownMarkets = ReadonlyMap<string, CodeMarket>

const ofOneCode = new WeakMap<CodeMarket, RowMarket>()

/**
 * The price position of a row whose codes all have a market. For a row with a single code, the same market always gives the same
 * object.
 */
export function positionOfCodes(codes: readonly CodeMarket[]): RowMarket {
  const [first, second] = codes
  if (first === undefined || second !== undefined) return itemPosition(codes)
  const position = ofOneCode.get(first) ?? itemPosition(codes)
  ofOneCode.set(first, position)
  return position
}

/** The price position of a row from the markets of its codes that were requested; undefined if none was requested. */
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

/** The number of rows by status; `checked` is the number of rows with an answer for any code. */
export type StatusCounts = Record<NonNullable<RowMarket['status']> | 'checked', number>

/**
 * The numbers of distinct codes, of codes not requested yet, of rows without codes, and of rows whose countries were requested
 * together.
 */
export type MarketCounts = {
  codes: number
  notRequested: number
  without: number
  together: number
  statusCounts: StatusCounts
}

export function countPositions(markets: Iterable<RowMarket | undefined>): StatusCounts {
  const counts = { cheaper: 0, equal: 0, dearer: 0, 'not mine': 0, 'only mine': 0, checked: 0 }
  for (const market of markets) {
    if (market === undefined) continue
    if (market.checked > 0) counts.checked += 1
    if (market.status !== null) counts[market.status] += 1
  }
  return counts
}

/** The number of products by price position, as the bar shows them. */
export type PositionCounts = { above: number; at: number; below: number; onlyYou: number }

export const toPositionCounts = (counts: StatusCounts): PositionCounts => ({
  above: counts.dearer,
  at: counts.equal,
  below: counts.cheaper,
  onlyYou: counts['only mine'],
})

/** Counts the codes of these rows that can be requested, and the rows by price position. */
export function countMarkets(
  rows: readonly (Coded & { country: string })[],
  markets: KnownMarkets,
): MarketCounts {
  const keys = new Set(rows.flatMap((row) => [...marketKeysOf(row).keys()]))
  const without = rows.filter((row) => marketCodesOf(row).length === 0).length
  const together = rows.filter((row) => marketCodesOf(row).length > 0 && isOfSeveral(row)).length
  return {
    codes: keys.size,
    notRequested: [...keys].filter((key) => !markets.has(key)).length,
    without,
    together,
    statusCounts: countPositions(rows.map((row) => marketOfRow(row, markets))),
  }
}

/** A code that was requested in a country, and its outcome (undefined until it is answered). */
export type RequestedCode = {
  country: string
  code: string
  outcome: ItemOutcome | undefined
  isRequesting: boolean
}

type PricingInput = Pick<PositionOptions, 'reference' | 'tolerance' | 'aliases'> & {
  ownMerchantsIn: (country: string) => OwnMerchants
  /** The price of a code in My prices of the country; null without one. */
  listPrice: (country: string, code: string) => number | null
}

/** The market in an answer; null if it has none, and for a product ID. */
function marketIn(answer: ItemAnswer): CodeOffers | null {
  if (answer.kind === 'ean') return answer
  return answer.kind === 'id' ? null : answer.market
}

/**
 * Computes the markets of codes, by `marketKey`, for one `PricingInput`. Later answers replace earlier ones; a market that has
 * not changed stays the same object.
 */
export function createMarkets({ ownMerchantsIn, listPrice, ...options }: PricingInput) {
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
    for (const { country, code, outcome, isRequesting } of requested) {
      const key = marketKey(country, code)
      if (outcome) {
        const market = marketOf(outcome, country, code)
        const answered = marketKey(country, market.code)
        markets.set(answered, market)
        // An earlier app version requested the record’s next code if the service didn’t know the first one. The answer then has
        // that code’s market, and the requested code has none.
        if (answered !== key) {
          markets.set(key, withoutMarket(code, 'not found', tolerance, NO_MARKET))
        }
      } else if (!markets.has(key)) {
        markets.set(key, withoutMarket(code, isRequesting ? 'requesting' : 'waiting', tolerance))
      }
    }
    return markets
  }
}
