/** Converts digits of other scripts and full-width characters to ASCII. */

/** The zero of each script (Unicode general category Nd) that keyboards and shop systems write. */
const ZEROS = [
  0x0660, // Arabic-Indic
  0x06f0, // Eastern Arabic-Indic (Persian, Urdu)
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0a66, // Gurmukhi
  0x0ae6, // Gujarati
  0x0b66, // Odia
  0x0be6, // Tamil
  0x0c66, // Telugu
  0x0ce6, // Kannada
  0x0d66, // Malayalam
  0x0e50, // Thai
  0x0ed0, // Lao
  0x1040, // Myanmar
  0x17e0, // Khmer
] as const

const DIGITS = new Map(
  ZEROS.flatMap((zero) =>
    Array.from(
      { length: 10 },
      (_, digit) => [String.fromCharCode(zero + digit), String(digit)] as const,
    ),
  ),
)

/** The full-width forms of `!` to `~`, U+FF01 to U+FF5E, have a fixed offset from ASCII. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g
const FULL_WIDTH_DISTANCE = 0xfee0

const OTHER_DIGITS =
  /[\u0660-\u0669\u06F0-\u06F9\u0966-\u0E59\u0ED0-\u0ED9\u1040-\u1049\u17E0-\u17E9]/g

/** The text with its digits and full-width characters in ASCII; all other characters stay unchanged. */
export function plainDigits(text: string): string {
  // Fast path: nearly every text is ASCII, and this runs once for each cell.
  // oxlint-disable-next-line no-control-regex -- the range of ASCII itself
  if (/^[\x00-\x7F]*$/.test(text)) return text
  return text
    .replace(FULL_WIDTH, (character) =>
      String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_DISTANCE),
    )
    .replace(OTHER_DIGITS, (character) => DIGITS.get(character) ?? character)
}
