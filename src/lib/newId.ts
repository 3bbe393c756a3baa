/** Ids for what the user keeps: short enough for an address, and without letters that look like digits. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 10

/** The id of something new that is stored: its address within the app. */
export function newId(random: () => number = Math.random): string {
  return Array.from({ length: LENGTH }, () =>
    LETTERS.charAt(Math.floor(random() * LETTERS.length)),
  ).join('')
}
