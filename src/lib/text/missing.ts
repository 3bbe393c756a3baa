/** What stands for a missing value. */

/** An en dash, shown for whatever is missing; never 0 or "N/A". */
export const MISSING = '–'
