/** How far the filled cells of a sheet reach: whoever reads it makes room for every cell in between. */

const FILLED = /<c r="([A-Z]+)\d+"[^>/]*>/g
const ROW = /<row [^>]*?\br="(\d+)"/

const FIRST_LETTER = 64
const LETTERS = 26

/** `A` is 1, `AA` 27. */
function columnNumber(letters: string): number {
  return letters
    .split('')
    .reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - FIRST_LETTER, 0)
}

/** From the XML of a worksheet (ECMA-376 §18.3.1.99); `last` is the column's letters, '' where nothing is filled. */
export function sheetReach(xml: string): { rows: number; columns: number; last: string } {
  let last = ''
  for (const [, letters = ''] of xml.matchAll(FILLED)) {
    if (letters.length > last.length || (letters.length === last.length && letters > last)) {
      last = letters
    }
  }
  const [, row = '0'] = ROW.exec(xml.slice(Math.max(xml.lastIndexOf('<row '), 0))) ?? []
  return { rows: Number(row), columns: columnNumber(last), last }
}
