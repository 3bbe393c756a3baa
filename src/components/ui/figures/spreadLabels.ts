/**
 * Returns positions of labels that don’t overlap, as near to their own places as possible and in the same order. `places` and the
 * results are fractions of the height, 0 at the bottom; two labels are at least `gap` apart, if all fit.
 */
export function spreadLabels(places: readonly number[], gap: number): number[] {
  const order = places.map((y, at) => ({ y, at })).toSorted((a, b) => a.y - b.y || a.at - b.at)
  const spacing = Math.min(gap, 1 / Math.max(order.length - 1, 1))
  // First moves labels up, beginning with the lowest; then moves labels that are beyond the top down, beginning with the highest.
  let least = 0
  for (const one of order) {
    one.y = Math.max(one.y, least)
    least = one.y + spacing
  }
  let most = 1
  for (const one of order.toReversed()) {
    one.y = Math.min(one.y, most)
    most = one.y - spacing
  }
  const spread = places.map(() => 0)
  for (const { y, at } of order) spread[at] = y
  return spread
}
