/** A text as far as an element shows it. A service may send one of megabytes in any field, and a browser lays out each letter. */
import { formatCount } from '@/lib/numbers/format.ts'

/**
 * In UTF-16 units, for one piece of text in one element. A cell of a spreadsheet has 32,767 at the most, so that no note of the
 * user's own is cut, and no text of the app itself is as long.
 */
export const MOST_CHARACTERS = 33_000

/** The first `most` UTF-16 units, without half a character at the end. */
export function beginningOf(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}

/** The same text up to `MOST_CHARACTERS`; of a longer one its beginning, how much was cut and where the whole of it is. */
export function cutText(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  const shown = beginningOf(text, MOST_CHARACTERS)
  return `${shown}… (${formatCount(text.length - shown.length)} more characters)`
}
