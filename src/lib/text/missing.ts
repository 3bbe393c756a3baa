/** An en dash, shown for any missing value; never 0 or "N/A". */
export const MISSING = '–'
