/**
 * Up to this difference, in percent, two prices count as equal. In a separate file, so that settings don’t load the market
 * code.
 */

export const USUAL_TOLERANCE = 0.5
export const MOST_TOLERANCE = 20

/** The choices in Settings. */
export const TOLERANCES = [0, 0.1, 0.5, 1, 2, 5] as const
