/** The keys of the two facets over numbers (§2.5): price ranges and discount steps. */

const EDGES: number[] = [0]
for (let decade = 10; decade <= 1e9; decade *= 10) {
  // 10 to 20 is one range; 100 to 200 is two
  const steps = decade === 10 ? [1, 2, 3, 4, 5, 6, 8] : [1, 1.5, 2, 3, 4, 5, 6, 8]
  for (const step of steps) EDGES.push(step * decade)
}

/** `<min> - <max>`: the range holds min and stops short of max. Null for a price that is missing or below 0. */
export const priceKey = (price: number | null): string | null => {
  if (price === null || !(price >= 0)) return null
  const above = EDGES.findIndex((edge) => edge > price)
  if (above < 1) return null
  // above ≥ 1, so both edges exist
  return `${String(EDGES[above - 1])} - ${String(EDGES[above])}`
}

/** The discount in whole percent, rounded down to tens: 37.5 → `30`, −4 → `-10`. */
export const discountKey = (discount: number | null): string | null =>
  discount === null || !Number.isFinite(discount) ? null : String(Math.floor(discount / 10) * 10)
