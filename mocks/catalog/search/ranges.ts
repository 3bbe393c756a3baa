/** The keys of the two facets over numbers (§2.5): price ranges and discount steps. */

const EDGES: number[] = [0]
for (let decade = 10; decade <= 1e9; decade *= 10) {
  // 10 to 20 is one range; 100 to 200 is two
  const steps = decade === 10 ? [1, 2, 3, 4, 5, 6, 8] : [1, 1.5, 2, 3, 4, 5, 6, 8]
  for (const step of steps) EDGES.push(step * decade)
}

/** Prices below this limit are looked up by their whole part, because all edges are whole numbers. */
const LOOKED_UP = 5_000
const stepOf = new Uint8Array(LOOKED_UP)
for (let price = 0, step = 0; price < LOOKED_UP; price += 1) {
  // the cast: the last edge is far above
  if (price >= (EDGES[step + 1] as number)) step += 1
  stepOf[price] = step
}

/**
 * The number of a price's range, which includes its lower end and excludes its upper one. NaN for a price that is missing,
 * below 0 or above all ranges.
 */
export const priceStep = (price: number | null): number => {
  if (price === null || !(price >= 0)) return Number.NaN
  if (price < LOOKED_UP) return stepOf[Math.floor(price)] as number
  let low = 0
  let high = EDGES.length
  while (low < high) {
    const middle = (low + high) >>> 1
    // the cast: middle is below high, so there is an edge
    if ((EDGES[middle] as number) > price) high = middle
    else low = middle + 1
  }
  return low < EDGES.length ? low - 1 : Number.NaN
}

/** The range as `<min> - <max>`. */
export const priceLabel = (step: number): string =>
  `${String(EDGES[step])} - ${String(EDGES[step + 1])}`

/** The discount in steps of ten per cent, rounded down: 37.5 → 3, −4 → −1. NaN for no discount. */
export const discountStep = (discount: number | null): number =>
  discount === null || !Number.isFinite(discount) ? Number.NaN : Math.floor(discount / 10)

/** The per cent at which a step begins. */
export const discountLabel = (step: number): string => String(step * 10)

export const priceKey = (price: number | null): string | null => {
  const step = priceStep(price)
  return Number.isNaN(step) ? null : priceLabel(step)
}

export const discountKey = (discount: number | null): string | null => {
  const step = discountStep(discount)
  return Number.isNaN(step) ? null : discountLabel(step)
}
