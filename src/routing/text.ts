/** Makes texts from addresses safe to store, to encode and to quote in a sentence. */

/**
 * Makes a text that can be percent-encoded: half a surrogate pair can't be, so it becomes the replacement character, as in
 * `URLSearchParams`.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

/** The first `most` UTF-16 units of a text, without half a character at the end. */
export function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}

/** A text as keywords: trimmed, with control characters and runs of spaces as one space, and at most `most` UTF-16 units. */
export function cleanKeywords(text: string, most: number): string {
  const calm = wellFormed(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return cut(calm, most).trim()
}

/** A value that must reach the service unchanged, inner and outer spaces included; a blank one becomes ''. */
export function cleanValue(text: string, most: number): string {
  const value = cut(wellFormed(text), most)
  return value.trim() === '' ? '' : value
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
const UNSEEN = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu

/**
 * The text in quotation marks (“Quoted”), at most 40 characters, without control and direction marks. Right-to-left text is
 * isolated, so that it does not reorder the sentence.
 */
export function quote(text: string): string {
  const shown = wellFormed(text).replace(UNSEEN, ' ').trim()
  const short = shown.length > 40 ? `${cut(shown, 39)}…` : shown
  return RIGHT_TO_LEFT.test(short) ? `“\u2068${short}\u2069”` : `“${short}”`
}
