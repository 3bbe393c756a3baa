/**
 * Truncates the text that an element shows, because a service may send megabytes in any field, and browsers lay out every letter.
 */
import { formatCount } from '@/lib/numbers/format.ts'

/**
 * The longest text of one element, in UTF-16 units. A spreadsheet cell has at most 32,767, so no note of the user is truncated;
 * the app's own texts are shorter.
 */
export const MOST_CHARACTERS = 33_000

/** The beginning of a text, `most` UTF-16 units long, without half a character at the end. */
export function beginningOf(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}

/** The text; if it is longer than `MOST_CHARACTERS`, its beginning and the number of characters that were cut. */
export function cutText(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  const shown = beginningOf(text, MOST_CHARACTERS)
  return `${shown}… (${formatCount(text.length - shown.length)} more characters)`
}
