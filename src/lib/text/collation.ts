/** One alphabetical order of texts for the whole app: that of CLDR’s English, with figures inside a text by their value. */

/**
 * Compares as equal what differs in composition only, such as the two ways to write é. A collator is costly to make, so there is
 * this one.
 */
export const collator = new Intl.Collator('en', { numeric: true })

/** Negative where `a` comes first. 0 for identical texts only, so that the order never depends on how texts arrived. */
export function compareTexts(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : Number(a > b))
}
