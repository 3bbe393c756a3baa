/** Prices with their number of rows, and quantiles without expanding the rows. */

export type PricePoint = { price: number; rows: number }

/** The points in order of price, points of equal price are merged. */
export function sortedPoints(points: readonly PricePoint[]): PricePoint[] {
  const rows = new Map<number, number>()
  for (const point of points) rows.set(point.price, (rows.get(point.price) ?? 0) + point.rows)
  return [...rows]
    .map(([price, count]) => ({ price, rows: count }))
    .toSorted((a, b) => a.price - b.price)
}

export function rowsOf(points: readonly PricePoint[]): number {
  return points.reduce((sum, { rows }) => sum + rows, 0)
}

/** The price of the row with this index, from 0, in sorted points; 0 if there are no points. */
function priceAt(sorted: readonly PricePoint[], place: number): number {
  let before = 0
  for (const { price, rows } of sorted) {
    before += rows
    if (place < before) return price
  }
  return sorted.at(-1)?.price ?? 0
}

/** The price that a share of the rows (0 to 1) is at or below, in sorted points: always the price of a row. */
export function quantileOf(sorted: readonly PricePoint[], share: number): number {
  return priceAt(sorted, Math.ceil(share * rowsOf(sorted)) - 1)
}

/** The middle price of sorted points, or the mean of the two middle ones. */
export function medianOf(sorted: readonly PricePoint[]): number {
  const rows = rowsOf(sorted)
  const [lower, upper] = [priceAt(sorted, (rows - 1) >> 1), priceAt(sorted, rows >> 1)]
  return Number((lower / 2 + upper / 2).toPrecision(12))
}
