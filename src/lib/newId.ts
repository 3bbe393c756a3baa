/** The characters of ids, without letters that look like digits. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 10

/** Makes the id of a new saved object, short enough for its URL. */
export function newId(random: () => number = Math.random): string {
  return Array.from({ length: LENGTH }, () =>
    LETTERS.charAt(Math.floor(random() * LETTERS.length)),
  ).join('')
}
