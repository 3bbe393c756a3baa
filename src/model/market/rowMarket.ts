/** What the market of a row's code says: the answer to that code, as figures beside those of the row's own record. */
import type { Kind } from '../../catalog/fields/kinds.ts'
import { codeKey } from '../../lib/gtin.ts'
import { withoutNoise } from '../../lib/numbers/offerStatistics.ts'
import type { TotalKind } from '../../lib/numbers/totals.ts'
import { capital } from '../../lib/text/capital.ts'
import type { BatchOutcome } from '../../market/batchAnswer.ts'
import type { Mine } from '../../market/me.ts'
import type { Position, PositionOptions } from '../../market/position.ts'
import type { ReferenceWords } from '../../market/reference.ts'
import { summaryOfAnswer } from '../../market/summaryOfAnswer.ts'

export type RowMarket = {
  /** The code that was answered: another one of the record where its first is not known. */
  code: string | null
  state: 'waiting' | 'asking' | 'failed' | 'not found' | 'done'
  myPrice: number | null
  reference: number | null
  /** My price against the reference, in percent of it. */
  difference: number | null
  index: number | null
  rank: number | null
  /** How many prices mine is ranked among, and how many share it. */
  of: number | null
  tied: number | null
  /** The cheapest of the others. */
  rival: string | null
  rivalPrice: number | null
  /** How many prices the reference rests on. */
  n: number | null
  /** Null where it cannot be said. */
  standing: Position['standing']
  /** Why there is no index, as a sentence. */
  why: string | null
}

const nothing: Omit<RowMarket, 'state'> = {
  code: null,
  myPrice: null,
  reference: null,
  difference: null,
  index: null,
  rank: null,
  of: null,
  tied: null,
  rival: null,
  rivalPrice: null,
  n: null,
  standing: null,
  why: null,
}

const waiting: RowMarket = { ...nothing, state: 'waiting' }
const asking: RowMarket = { ...nothing, state: 'asking' }
const notFound: RowMarket = {
  ...nothing,
  state: 'not found',
  why: 'The catalog knows no market of this code.',
}

function rowMarketOf(outcome: BatchOutcome, options: PositionOptions): RowMarket {
  if (outcome.state === 'failed') {
    return { ...nothing, state: 'failed', why: outcome.failure.says }
  }
  const answer = outcome.state === 'done' ? outcome.answer : null
  const position = answer && summaryOfAnswer(answer, options)
  if (position === null) return notFound
  return {
    code: answer?.kind === 'ean' ? answer.code : null,
    state: 'done',
    ...figuresOf(position),
  }
}

/** The figures of a position, as rows and files hold them. */
export function figuresOf(position: Position): Omit<RowMarket, 'state' | 'code'> {
  const { mine, index, rival } = position
  return {
    myPrice: mine?.price ?? null,
    reference: position.reference,
    difference: index && withoutNoise(index.index - 100),
    index: index?.index ?? null,
    rank: mine?.rank ?? null,
    of: mine?.of ?? null,
    tied: mine?.tied ?? null,
    rival: rival?.name ?? null,
    rivalPrice: rival?.price ?? null,
    n: position.referenceN,
    standing: position.standing,
    why: position.noIndex,
  }
}

/** A row with what the market says of its code, once somebody asked. */
export type Marketed = { market?: RowMarket }

type MarketFacts = {
  kind: Kind
  label: string
  formula?: string
  width?: number
  opensGroup?: true
  /** Of what cannot be summed although it is counted. */
  total?: TotalKind
}

/** Of a record's codes the one that was answered first. */
export function answeredFirst(eans: readonly string[], market: RowMarket | undefined) {
  const answered = market?.code ?? null
  return answered === null ? eans : [...new Set([answered, ...eans])]
}

/** The columns that it makes beside those of the fields, in their order. */
const FACTS = {
  myPrice: { kind: 'price', label: 'My price', opensGroup: true },
  reference: { kind: 'price', label: 'Reference', width: 112 },
  difference: {
    kind: 'points',
    label: 'vs reference',
    formula: '(My price ÷ reference − 1) × 100, in percent',
    width: 206,
  },
  index: { kind: 'points', label: 'Index', formula: 'My price ÷ reference × 100', width: 76 },
  rank: {
    kind: 'rank',
    label: 'Rank',
    formula: 'Place of my price among all offers, 1 = lowest; equal prices share it',
    width: 128,
  },
  rival: { kind: 'text', label: 'Cheapest rival', width: 124, opensGroup: true },
  rivalPrice: { kind: 'price', label: 'Rival’s price' },
  n: {
    kind: 'count',
    label: 'n',
    formula: 'Prices that the reference rests on',
    width: 52,
    // One merchant's prices of several codes are not so many merchants.
    total: 'median',
  },
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
  return column === 'difference' ? `vs ${label}` : FACTS[column].label
}

/** How the figures of a file come about that its headings name. */
export function measuredInWords({ label, formula }: Pick<ReferenceWords, 'label' | 'formula'>) {
  return `Index = my price ÷ ${formula} × 100; vs ${label} = index − 100, in percent`
}

type Coded = { code: string | null; eans: readonly string[] }

/** The code whose market a row is asked for: of an offer that of its market, else the first of its record. */
export const marketCodeOf = ({ code, eans }: Coded) => code ?? eans[0] ?? null

/** One key for all lengths of a code in one country. */
export const marketKey = (country: string, code: string): string =>
  `${country.toLowerCase()} ${codeKey(code)}`

/** Of several countries that were asked together nobody can tell in which one a row stands. */
const isOfSeveral = ({ country }: { country: string }) => country.includes(',')

/** The key of the market that a row is asked for; '' for a row without any. */
export function marketKeyOf(row: Coded & { country: string }): string {
  const code = marketCodeOf(row)
  return code === null || isOfSeveral(row) ? '' : marketKey(row.country, code)
}

/** Different codes, those whose market nobody asked for yet, rows without any code, and rows of countries asked together. */
export type MarketCounts = { codes: number; unasked: number; without: number; together: number }

/** What of these rows there is to ask for. */
export function countMarkets(
  rows: readonly (Coded & { country: string })[],
  markets: ReadonlyMap<string, unknown>,
): MarketCounts {
  const keys = new Set(rows.map(marketKeyOf).filter(Boolean))
  const without = rows.filter((row) => marketCodeOf(row) === null).length
  return {
    codes: keys.size,
    unasked: [...keys].filter((key) => !markets.has(key)).length,
    without,
    together: rows.filter((row) => marketKeyOf(row) === '').length - without,
  }
}

/** A code that was asked for in a country, and how that ended; without an outcome it is still to end. */
export type AskedCode = {
  country: string
  code: string
  outcome: BatchOutcome | undefined
  isAsking: boolean
}

type Standpoint = Pick<PositionOptions, 'reference' | 'tolerance' | 'joined'> & {
  mineIn: (country: string) => Mine
  /** From the user's price list of a country. */
  listPrice: (country: string, code: string) => number | null
}

/**
 * What the markets say from one standpoint, by `marketKey`. Later answers take the place of earlier ones; a market that is as
 * it was is the same object again.
 */
export function createMarkets({ mineIn, listPrice, ...options }: Standpoint) {
  const known = new WeakMap<BatchOutcome, RowMarket>()
  const marketOf = (outcome: BatchOutcome, country: string, code: string) => {
    const answered =
      outcome.state === 'done' && outcome.answer.kind === 'ean' ? outcome.answer : null
    const market =
      known.get(outcome) ??
      rowMarketOf(outcome, {
        ...options,
        mine: mineIn(country),
        listPrice: listPrice(country, answered?.code ?? code),
      })
    known.set(outcome, market)
    return market
  }
  return (asked: Iterable<AskedCode>): Map<string, RowMarket> => {
    const markets = new Map<string, RowMarket>()
    for (const { country, code, outcome, isAsking } of asked) {
      const key = marketKey(country, code)
      if (outcome) markets.set(key, marketOf(outcome, country, code))
      else if (!markets.has(key)) markets.set(key, isAsking ? asking : waiting)
    }
    return markets
  }
}
