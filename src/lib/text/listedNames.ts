/** Joins names and values for texts that people read. */

/** Characters that look like the end of a name in a list, so that a name with one of them is quoted. */
const ENDS_A_NAME = /[,;|]/

/**
 * Joins names and values: `Marlowe, “Crabtree, Vale & Co”`. Those that contain a separator are quoted, so that none looks like
 * two. Only for display; the result is not parsed.
 */
export function listedNames(names: readonly string[]): string {
  return names.map((name) => (ENDS_A_NAME.test(name) ? `“${name}”` : name)).join(', ')
}
