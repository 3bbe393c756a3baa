/** The cells of one sheet as rows of texts (ECMA-376 part 1, §18.3.1): read by limits, whatever its cells say of their places. */
import { beyond, FILE_LIMITS } from '../fileLimits.ts'
import { NoTableError } from '../tableFile.ts'
import { writeNumber } from '../writeNumber.ts'
import { writeDate, writeMoment } from './dates.ts'
import { plainText, runsOfText } from './workbookParts.ts'
import { unreadable, xmlPart, type Attributes } from './xmlPart.ts'

/** What the cells of a sheet refer to, and what was read of all sheets together. */
export type Around = {
  texts: readonly string[]
  isDate: (style: number) => boolean
  is1904: boolean
  read: { cells: number; characters: number }
}

const LETTERS = 26
const LETTER_BEFORE_A = 64
const PLACE = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i

/** `A` is 0, `AA` 26. */
function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters.toUpperCase()) {
    column = column * LETTERS + letter.charCodeAt(0) - LETTER_BEFORE_A
  }
  return column - 1
}

function lettersOf(column: number): string {
  const before = Math.floor(column / LETTERS)
  const letter = String.fromCharCode(LETTER_BEFORE_A + 1 + (column % LETTERS))
  return before > 0 ? lettersOf(before - 1) + letter : letter
}

type Cell = { row: number; column: number; type: string; style: number }

export function sheetRows({ texts, isDate, is1904, read }: Around) {
  const filled: string[][] = []
  let width = 0
  /** The row and cell that were begun last: those that say nothing of their place follow them. */
  let row = -1
  let column = -1
  let cell: Cell | null = null
  let value: string[] = []
  let isValue = false
  let length = 0
  const inline = runsOfText()

  const beginRow = ({ r }: Attributes) => {
    const said = r === undefined ? row + 1 : Number(r) - 1
    if (!Number.isInteger(said) || said < 0) throw unreadable()
    row = said
    column = -1
  }
  const beginCell = ({ r, t = 'n', s = '0' }: Attributes) => {
    column += 1
    if (r !== undefined) {
      const [, letters, digits] = PLACE.exec(r) ?? []
      if (letters === undefined) throw unreadable()
      column = columnOf(letters)
      row = Math.max(Number(digits) - 1, 0)
    }
    cell = { row, column, type: t, style: Number(s) }
    value = []
    length = 0
    inline.begin()
  }
  const textOf = ({ type, style }: Cell): string => {
    if (type === 'inlineStr') return inline.whole()
    const written = value.join('')
    if (written === '') return ''
    switch (type) {
      case 's': {
        const text = texts[Number(written)]
        if (text === undefined) throw unreadable()
        return text
      }
      case 'b':
        return written === '1' ? 'TRUE' : 'FALSE'
      case 'd':
        return writeMoment(Date.parse(written))
      case 'n':
        return isDate(style) && Number.isFinite(Number(written))
          ? writeDate(Number(written), is1904)
          : writeNumber(written)
      // What a formula could not work out is no value.
      case 'e':
        return ''
      default:
        return plainText(written)
    }
  }
  const endCell = (done: Cell) => {
    const text = textOf(done)
    if (text === '') return
    const rows = Math.max(filled.length, done.row + 1)
    const columns = Math.max(width, done.column + 1)
    if (
      rows > FILE_LIMITS.rows ||
      columns > FILE_LIMITS.columns ||
      rows * columns > FILE_LIMITS.cells
    ) {
      throw new NoTableError(beyond.reach(lettersOf(columns - 1), rows))
    }
    read.cells += rows * columns - filled.length * width
    if (read.cells > FILE_LIMITS.cells) throw new NoTableError(beyond.cells())
    read.characters += text.length
    if (read.characters > FILE_LIMITS.text) throw new NoTableError(beyond.text())
    width = columns
    while (filled.length < rows) filled.push([])
    const cells = filled[done.row] ?? []
    while (cells.length < done.column) cells.push('')
    cells[done.column] = text
  }

  const heard = {
    open: (name: string, attributes: Attributes) => {
      if (name === 'row') beginRow(attributes)
      else if (name === 'c') beginCell(attributes)
      else if (name === 'v') isValue = true
      else inline.open(name)
    },
    close: (name: string) => {
      if (name === 'c' && cell) {
        endCell(cell)
        cell = null
      } else if (name === 'v') isValue = false
      else inline.close(name)
    },
    text: (text: string) => {
      if (!cell) return
      if (!isValue) return inline.hear(text)
      length += text.length
      if (length > FILE_LIMITS.cellText) throw new NoTableError(beyond.cellText())
      value.push(text)
    },
  }
  /** All as wide as the widest, as they are in a file of text; those without any filled cell are empty. */
  const rows = () => {
    for (const cells of filled) {
      if (cells.length > 0) while (cells.length < width) cells.push('')
    }
    return filled
  }
  // Cells that are formatted and empty may be many.
  return { reader: xmlPart(heard, Infinity), rows }
}
