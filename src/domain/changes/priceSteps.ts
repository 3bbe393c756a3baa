/** A product's prices at the kept versions as steps of a line: nothing is known between two versions, and nothing is drawn over one that lacks it. */
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'
import { priceAxis, type PriceAxis } from '@/lib/numbers/priceAxis.ts'

type PricedVersion = {
  /** Epoch milliseconds. */
  at: number
  /** Null where the version has no such row, or its price is missing. */
  price: number | null
}

export type PriceSteps = {
  axis: PriceAxis
  /** Where each version stands. */
  snapshots: { at: number; x: number }[]
  /** One for each price above 0; `x` and `y` from 0 to 1, `y` upwards. */
  dots: { at: number; price: number; x: number; y: number }[]
  /** Runs of versions that follow each other: a corner is where a price holds until the next version. */
  lines: { x: number; y: number }[][]
}

/** `versions`: oldest first. */
export function priceSteps(snapshots: readonly PricedVersion[]): PriceSteps {
  const prices = snapshots.flatMap(({ price }) => (isUsablePrice(price) ? [price] : []))
  const axis = priceAxis(prices)
  const from = snapshots[0]?.at ?? 0
  const span = (snapshots.at(-1)?.at ?? 0) - from
  const xOf = (at: number) => (span > 0 ? (at - from) / span : 0.5)
  const places = snapshots.map(({ at }) => ({ at, x: xOf(at) }))
  const steps: PriceSteps = { axis, snapshots: places, dots: [], lines: [] }
  let line: { x: number; y: number }[] | null = null
  for (const { at, price } of snapshots) {
    if (!isUsablePrice(price)) {
      line = null
      continue
    }
    const dot = { x: xOf(at), y: axis.at(price) }
    steps.dots.push({ at, price, ...dot })
    const before = line?.at(-1)
    if (line === null || before === undefined) {
      line = [dot]
      steps.lines.push(line)
    } else {
      line.push({ x: dot.x, y: before.y }, dot)
    }
  }
  return steps
}
