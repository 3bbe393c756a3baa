/** A product’s prices at the saved versions as a stepped line. Versions without the product leave a gap. */
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'
import { priceAxis, type PriceAxis } from '@/lib/numbers/priceAxis.ts'

type PricedVersion = {
  /** When the version was loaded, in epoch milliseconds. */
  at: number
  /** The product’s price; null if the version lacks the row or its price. */
  price: number | null
}

export type PriceSteps = {
  axis: PriceAxis
  /** The versions with their positions on the time axis, from 0 to 1. */
  pricePoints: { at: number; x: number }[]
  /** One dot per price above 0; `x` and `y` are from 0 to 1, and `y` points up. */
  dots: { at: number; price: number; x: number; y: number }[]
  /** Lines through consecutive versions; each price stays level until the next version. */
  lines: { x: number; y: number }[][]
}

/** Makes the drawing of a product’s prices; `pricePoints` has one entry per version, oldest first. */
export function priceSteps(pricePoints: readonly PricedVersion[]): PriceSteps {
  const prices = pricePoints.flatMap(({ price }) => (isUsablePrice(price) ? [price] : []))
  const axis = priceAxis(prices)
  const from = pricePoints[0]?.at ?? 0
  const span = (pricePoints.at(-1)?.at ?? 0) - from
  const xOf = (at: number) => (span > 0 ? (at - from) / span : 0.5)
  const places = pricePoints.map(({ at }) => ({ at, x: xOf(at) }))
  const steps: PriceSteps = { axis, pricePoints: places, dots: [], lines: [] }
  let line: { x: number; y: number }[] | null = null
  for (const { at, price } of pricePoints) {
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
