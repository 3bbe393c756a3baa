/** Up to what difference, in percent, two prices are called equal: apart, so that a preference needs no more of the market. */

export const USUAL_TOLERANCE = 0.5
export const MOST_TOLERANCE = 20

/** What Settings offers. */
export const TOLERANCES = [0, 0.1, 0.5, 1, 2, 5] as const
