/** Makes ids for saved objects: short enough for a URL, and without letters that look like digits. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 10

/** The id of a new saved object, used in its URL. */
export function newId(random: () => number = Math.random): string {
  return Array.from({ length: LENGTH }, () =>
    LETTERS.charAt(Math.floor(random() * LETTERS.length)),
  ).join('')
}
