/** A product's prices at the kept moments as steps of a line: nothing is known between two moments, and nothing is drawn over one that lacks it. */
import { isUsablePrice } from '../../lib/numbers/offerStatistics.ts'
import { priceAxis, type PriceAxis } from '../../lib/numbers/priceAxis.ts'

type PricedMoment = {
  /** Epoch milliseconds. */
  at: number
  /** Null where the moment has no such row, or its price is missing. */
  price: number | null
}

export type PriceSteps = {
  axis: PriceAxis
  /** Where each moment stands. */
  moments: { at: number; x: number }[]
  /** One for each price above 0; `x` and `y` from 0 to 1, `y` upwards. */
  dots: { at: number; price: number; x: number; y: number }[]
  /** Runs of moments that follow each other: a corner is where a price holds until the next moment. */
  lines: { x: number; y: number }[][]
}

/** `moments`: oldest first. */
export function priceSteps(moments: readonly PricedMoment[]): PriceSteps {
  const prices = moments.flatMap(({ price }) => (isUsablePrice(price) ? [price] : []))
  const axis = priceAxis(prices)
  const from = moments[0]?.at ?? 0
  const span = (moments.at(-1)?.at ?? 0) - from
  const xOf = (at: number) => (span > 0 ? (at - from) / span : 0.5)
  const places = moments.map(({ at }) => ({ at, x: xOf(at) }))
  const steps: PriceSteps = { axis, moments: places, dots: [], lines: [] }
  let line: { x: number; y: number }[] | null = null
  for (const { at, price } of moments) {
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
