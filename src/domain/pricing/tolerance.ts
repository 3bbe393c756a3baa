/**
 * The difference in percent up to which two prices count as equal. It has a separate file, so that settings don’t load the code
 * for markets.
 */

export const USUAL_TOLERANCE = 0.5
export const MOST_TOLERANCE = 20

/** The tolerances in percent that Settings offers. */
export const TOLERANCES = [0, 0.1, 0.5, 1, 2, 5] as const
