/**
 * The price position of a listing over the markets of all its codes (pricing.md "All codes of a listing"). All tables, status
 * cards, texts, reports and files use it.
 */
import { isUsablePrice, median, withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import { plural } from '@/lib/text/plural.ts'
import type { CodeMarket, CodeState, PositionFigures } from './codeMarket.ts'
import { statusAt } from './priceStatus.ts'

/** Prices that can differ between the codes of a listing; the figure itself is the lowest, and `upper` has the highest. */
const RANGED_PRICES = ['myPrice', 'reference', 'rivalPrice', 'median', 'mean'] as const
/** Other figures that can differ between the codes; for them a value of 0 counts too. */
const RANGED_COUNTS = ['n', 'merchants', 'spread'] as const
const RANGED = [...RANGED_PRICES, ...RANGED_COUNTS] as const
export type Ranged = (typeof RANGED)[number]

const ranged = new Set<string>(RANGED)
/** Whether a figure has a lowest and a highest value over the codes of a listing. */
export const isRanged = (figure: string): figure is Ranged => ranged.has(figure)

/** Why the status of a listing is unknown. `not comparable`: no code has both a usable price of yours and a compared figure. */
type UnknownReason =
  | 'not checked'
  | 'failed'
  | 'no market'
  | 'no merchant chosen'
  | 'no competitor'
  | 'not comparable'

/** The price position in words, by which rows are filtered, grouped and sorted. */
export type PriceStatusName =
  | 'Above market'
  | 'At market'
  | 'Below market'
  | 'Only you sell it'
  | 'You don’t sell it'
  | 'Not comparable'

export type ItemPosition = PositionFigures & {
  /** The code of the listing; null if it has several. */
  code: string | null
  /** The state of the requests; `done` once one of the codes has a market. */
  state: Exclude<CodeState, 'unasked'>
  /** Why the status is unknown; null if `status` is known. */
  unknown: UnknownReason | null
  /** The price position in words; null while a code is unchecked, and if its check failed. */
  priceStatus: PriceStatusName | null
  /** The highest value over the codes; equal to the lowest if all are the same. */
  upper: Record<Ranged, number | null>
  /**
   * The number of codes whose index is above the market by more than the tolerance, out of the `compared` codes that have an index;
   * null if `compared` is 0.
   */
  above: number | null
  compared: number
  /** The number of codes with an answer, including answers without a market. */
  checked: number
  /** The codes with their markets, in the order of the record. */
  codes: readonly CodeMarket[]
}

const isAnswered = ({ state }: CodeMarket) => state === 'done' || state === 'not found'

/** The states by precedence: the state of a listing is the first of these that any of its codes has. */
const STATES = ['done', 'requesting', 'waiting', 'failed'] as const

function stateOf(codes: readonly CodeMarket[]): ItemPosition['state'] {
  const isNotChecked = codes.every(({ state }) => state === 'unasked')
  const otherwise = isNotChecked ? 'waiting' : 'not found'
  return STATES.find((state) => codes.some((one) => one.state === state)) ?? otherwise
}

/** How many codes are checked: "3 of 5 sizes checked, 1 failed"; '' if all are. */
export function checkedInWords({ checked, codes }: Pick<ItemPosition, 'checked' | 'codes'>) {
  if (checked === codes.length) return ''
  const failed = codes.filter(({ state }) => state === 'failed').length
  const words = `${checked} of ${plural(codes.length, 'size')} checked`
  return failed === 0 ? words : `${words}, ${failed} failed`
}

/**
 * How many codes are above the market: "2 of 5 sizes above"; '' if none is compared. The 5 does not include codes without a
 * comparison.
 */
export function aboveInWords({ above, compared }: Pick<ItemPosition, 'above' | 'compared'>) {
  if (above === null) return ''
  return `${above} of ${plural(compared, 'size')} above`
}

/**
 * The number of offers from which the shown comparison price is computed. That price is of one code; other codes may have another
 * number of offers.
 */
export function referenceN({
  codes,
  reference,
}: Pick<ItemPosition, 'codes' | 'reference'>): number {
  return codes.find((one) => one.reference === reference)?.n ?? 0
}

/** The value that all of `values` have; null if they differ. */
function common<Value>(values: readonly Value[]): Value | null {
  const [first, ...others] = values
  return first !== undefined && others.every((value) => value === first) ? first : null
}

type Range = { low: number | null; high: number | null }

function rangeOf(values: readonly number[]): Range {
  return values.length === 0
    ? { low: null, high: null }
    : { low: Math.min(...values), high: Math.max(...values) }
}

/** The lowest and the highest value of each figure in `RANGED`. */
function rangesOf(codes: readonly CodeMarket[]): Record<Ranged, Range> {
  const markets = codes.filter(({ state }) => state === 'done')
  const pairs = [
    ...RANGED_PRICES.map((figure) => {
      const prices = codes.map((one) => one[figure]).filter(isUsablePrice)
      return [figure, rangeOf(prices)] as const
    }),
    ...RANGED_COUNTS.map((figure) => {
      return [figure, rangeOf(markets.flatMap((one) => one[figure] ?? []))] as const
    }),
  ]
  return Object.fromEntries(pairs) as Record<Ranged, Range> // The pairs have one entry per figure.
}

function highestOf(ranges: Record<Ranged, Range>): Record<Ranged, number | null> {
  const pairs = RANGED.map((figure) => [figure, ranges[figure].high] as const)
  return Object.fromEntries(pairs) as Record<Ranged, number | null> // The pairs have one entry per figure.
}

type StatusOfItem = Pick<ItemPosition, 'status' | 'why' | 'unknown'>

/** Why the status is unknown, for a listing whose codes were all answered but none compared. */
function reasonOf(markets: readonly CodeMarket[]): UnknownReason {
  if (markets.length === 0) return 'no market'
  if (!markets.some(({ isChosen }) => isChosen)) return 'no merchant chosen'
  if (markets.every(({ rivalPrice }) => rivalPrice === null)) return 'no competitor'
  return 'not comparable'
}

/** The status of a listing without an index. */
function withoutIndex(codes: readonly CodeMarket[]): StatusOfItem {
  const unknown = (reason: UnknownReason, why: string | null): StatusOfItem => ({
    status: null,
    unknown: reason,
    why,
  })
  const checked = codes.filter(isAnswered).length
  const markets = codes.filter(({ state }) => state === 'done')
  const why = common(codes.map((one) => one.why))
  if (checked < codes.length) {
    const isFailed = codes.every((one) => isAnswered(one) || one.state === 'failed')
    const reason = isFailed ? 'failed' : 'not checked'
    if (codes.length === 1) return unknown(reason, why)
    const reasons = [...new Set(codes.flatMap((one) => one.why ?? []))].join(' ')
    return unknown(reason, `${checkedInWords({ checked, codes })}. ${reasons}`.trim())
  }
  const isSold = markets.some((one) => one.isSold)
  const hasCompetitor = markets.some(({ competitors }) => competitors > 0)
  const all = `its ${codes.length} sizes`
  if (isSold && !hasCompetitor) {
    const message = codes.length === 1 ? why : `No competitor sells any of ${all}.`
    return { status: 'only mine', unknown: null, why: message }
  }
  if (markets.some(({ isChosen }) => isChosen) && !isSold && hasCompetitor) {
    const message = codes.length === 1 ? why : `Your merchant sells none of ${all}.`
    return { status: 'not mine', unknown: null, why: message }
  }
  const reason = reasonOf(markets)
  const message =
    reason === 'no merchant chosen'
      ? (markets[0]?.why ?? null)
      : `None of ${all} has both your usable price and one to compare it with.`
  return unknown(reason, why ?? message)
}

const STATUS_NAMES: Readonly<Record<NonNullable<ItemPosition['status']>, PriceStatusName>> = {
  dearer: 'Above market',
  equal: 'At market',
  cheaper: 'Below market',
  'only mine': 'Only you sell it',
  'not mine': 'You don’t sell it',
}

function statusName({ status, unknown }: StatusOfItem): PriceStatusName | null {
  if (status !== null) return STATUS_NAMES[status]
  return unknown === 'not checked' || unknown === 'failed' ? null : 'Not comparable'
}

/**
 * The price position of a listing. Prices are the lowest of all codes, with the highest beside them. Difference and index are
 * medians over the codes with an index; the status follows from that median and the tolerance. The rank is given only if it is
 * the same for every code with a market. The lowest and highest price are over all codes, and excluded offers are summed. "Only
 * you sell it" and "you don’t sell it" require an answer for every code.
 */
export function itemPosition(codes: readonly CodeMarket[]): ItemPosition {
  const markets = codes.filter(({ state }) => state === 'done')
  const indices = codes.flatMap(({ index }) => index ?? [])
  const index = median(indices)
  const [tolerance = 0] = codes.map((one) => one.tolerance)
  const itemStatus: StatusOfItem =
    index === null
      ? withoutIndex(codes)
      : { status: statusAt(index, tolerance), unknown: null, why: null }
  const ranges = rangesOf(codes)
  const excluded = markets.flatMap((one) => one.excluded ?? [])
  const ranks = markets.map(({ rank, of, tied }) => `${rank} ${of} ${tied}`)
  const [first] = markets
  const ranked = common(ranks) === null ? undefined : first
  return {
    code: codes.length === 1 ? (codes[0]?.code ?? null) : null,
    state: stateOf(codes),
    myPrice: ranges.myPrice.low,
    reference: ranges.reference.low,
    referenceLabel: markets[0]?.referenceLabel ?? null,
    difference: index === null ? null : withoutNoise(index - 100),
    index,
    amount: median(codes.flatMap(({ amount }) => amount ?? [])),
    rank: ranked?.rank ?? null,
    of: ranked?.of ?? null,
    tied: ranked?.tied ?? null,
    rival:
      codes.find(({ rivalPrice }) => rivalPrice !== null && rivalPrice === ranges.rivalPrice.low)
        ?.rival ?? null,
    rivalPrice: ranges.rivalPrice.low,
    n: ranges.n.low,
    merchants: ranges.merchants.low,
    lowest: rangeOf(markets.flatMap(({ lowest }) => lowest ?? [])).low,
    median: ranges.median.low,
    mean: ranges.mean.low,
    highest: rangeOf(markets.flatMap(({ highest }) => highest ?? [])).high,
    spread: ranges.spread.low,
    excluded: excluded.length === 0 ? null : excluded.reduce((sum, count) => sum + count, 0),
    ...itemStatus,
    priceStatus: statusName(itemStatus),
    upper: highestOf(ranges),
    above:
      indices.length === 0
        ? null
        : indices.filter((one) => statusAt(one, tolerance) === 'dearer').length,
    compared: indices.length,
    checked: codes.filter(isAnswered).length,
    codes,
  }
}
