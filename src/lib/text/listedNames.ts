/** Names and values one after the other, for texts that people read. */

/** What a reader takes for the end of a name in a list. */
const ENDS_A_NAME = /[,;|]/

/**
 * Names and values one after the other: `Marlowe, “Crabtree, Vale & Co”`. Those that hold a sign which could end them are quoted,
 * so that one of them is never read as two. For texts that people read: nothing is read back from it.
 */
export function listedNames(names: readonly string[]): string {
  return names.map((name) => (ENDS_A_NAME.test(name) ? `“${name}”` : name)).join(', ')
}
