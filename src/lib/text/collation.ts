/** The alphabetical order of texts in the whole app: CLDR’s English, with numbers inside a text by value. */

/**
 * Compares texts. Texts that differ only in Unicode composition, such as the two forms of é, are equal. The app shares one
 * collator, because it is expensive to create.
 */
export const collator = new Intl.Collator('en', { numeric: true })

/**
 * The order of two texts: negative if `a` comes first. Only identical texts give 0, so that the order never depends on the input
 * order.
 */
export function compareTexts(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : Number(a > b))
}
