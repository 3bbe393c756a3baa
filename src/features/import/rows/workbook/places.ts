/** Places in a sheet: `B2`, `$B$2`, `B2:D9`. Rows and columns count from 0. */

export type CellPlace = { row: number; column: number }
export type Range = { from: CellPlace; to: CellPlace }

const LETTERS = 26
const LETTER_BEFORE_A = 64
const PLACE = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i

/** The index of a column by its letters: `A` is 0, `AA` 26. */
function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters.toUpperCase()) {
    column = column * LETTERS + letter.charCodeAt(0) - LETTER_BEFORE_A
  }
  return column - 1
}

export function lettersOf(column: number): string {
  const before = Math.floor(column / LETTERS)
  const letter = String.fromCharCode(LETTER_BEFORE_A + 1 + (column % LETTERS))
  return before > 0 ? lettersOf(before - 1) + letter : letter
}

/** Reads the place of a cell; null if the text is not a place. */
export function placeOf(text: string): CellPlace | null {
  const [, letters, digits] = PLACE.exec(text) ?? []
  if (letters === undefined) return null
  return { row: Math.max(Number(digits) - 1, 0), column: columnOf(letters) }
}

/** Reads a range; a single place is a range, too. Null if the text is not a range. */
export function rangeOf(text: string): Range | null {
  const [first = '', last = first] = text.trim().split(':')
  const [from, to] = [placeOf(first), placeOf(last)]
  return from && to && from.row <= to.row && from.column <= to.column ? { from, to } : null
}
