/** The cells of one sheet (ECMA-376 part 1 §18.3.1), read within limits, at any place that the sheet states. */
import { FILE_LIMITS, tooLarge } from '@/features/import/limits.ts'
import { RefusedFile } from '@/features/import/source.ts'
import { numberText, type Cell } from '@/features/import/table.ts'
import { dateText, dateTimeText } from './dates.ts'
import type { NumberFormat } from './formats.ts'
import { formulaLink, isWebAddress } from './links.ts'
import { lettersOf, placeOf, type CellPlace } from './places.ts'
import { decodeEscapes, textRuns } from './texts.ts'
import { isTrue, unreadable, type Attributes } from './xmlPart.ts'

/** What the cells of a sheet refer to, and how much was read of all sheets together. */
export type WorkbookContext = {
  texts: readonly string[]
  formatOf: (style: number) => NumberFormat
  is1904: boolean
  isUncalculated: boolean
  read: { cells: number; characters: number }
}

export type SheetGrid = {
  /** The cells by row and column, from 0; a cell that is missing is empty. */
  rows: Map<number, Cell[]>
  hidden: Set<number>
  formulas: number
  /** The number of columns up to the last filled one. */
  width: number
}

/** How many characters of a formula are read; only a link is needed. */
const LONGEST_FORMULA = 4096

type OpenCell = CellPlace & { type: string; style: number; hasFormula: boolean; hasValue: boolean }

const NUMBER = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i

/** Whether a text is a date with a time and without a zone, which JavaScript would read in the zone of this machine. */
const isLocal = (value: string) => value.includes('T') && !/Z|[+-]\d\d:?\d\d$/i.test(value)

const isFilled = (cell: Cell) => typeof cell !== 'string' || cell.trim() !== ''

const lengthOf = (cell: Cell): number => {
  if (typeof cell === 'string') return cell.length
  return typeof cell === 'number' || cell.kind === 'formula' ? 0 : cell.text.length
}

/** Handles the XML events of a sheet and collects its cells. */
export function sheetCells({ texts, formatOf, is1904, isUncalculated, read }: WorkbookContext) {
  const grid: SheetGrid = { rows: new Map(), hidden: new Set(), formulas: 0, width: 0 }
  let height = 0
  /** The current row and column; rows and cells without a place follow them. */
  let row = -1
  let column = -1
  let cell: OpenCell | null = null
  let written: string[] = []
  let formula = ''
  let reading: 'value' | 'formula' | null = null
  let length = 0
  const inline = textRuns()

  const beginRow = (attributes: Attributes) => {
    const { r, hidden, ht } = attributes
    const rowIndex = r === undefined ? row + 1 : Number(r) - 1
    if (!Number.isInteger(rowIndex) || rowIndex < 0) throw unreadable()
    row = rowIndex
    column = -1
    // Rows that a filter hides are marked in the same way.
    if (isTrue(hidden) || (ht !== undefined && Number(ht) === 0)) grid.hidden.add(row)
  }
  const beginCell = ({ r, t = 'n', s = '0' }: Attributes) => {
    column += 1
    if (r !== undefined) {
      const place = placeOf(r)
      if (place === null) throw unreadable()
      column = place.column
      row = place.row
    }
    cell = { row, column, type: t, style: Number(s), hasFormula: false, hasValue: false }
    written = []
    formula = ''
    length = 0
    inline.begin()
  }

  const numberCell = (value: string, style: number): Cell => {
    const number = Number(value)
    if (!NUMBER.test(value) || !Number.isFinite(number)) return value
    const format = formatOf(style)
    if (format === 'date') {
      const text = dateText(number, is1904)
      return text === '' ? number : { kind: 'date', text }
    }
    // The number is written as a spreadsheet shows it: 0041250053330, not 41250053330.
    return format !== null && Number.isInteger(number) && number >= 0
      ? numberText(number).padStart(format, '0')
      : number
  }
  const valueOf = ({ type, style }: OpenCell): Cell => {
    if (type === 'inlineStr') return inline.whole()
    const value = written.join('')
    if (value === '') return ''
    switch (type) {
      case 's': {
        const text = texts[Number(value)]
        if (text === undefined) throw unreadable()
        return text
      }
      case 'b':
        return isTrue(value) ? 'TRUE' : 'FALSE'
      case 'd': {
        const text = dateTimeText(Date.parse(isLocal(value) ? `${value}Z` : value))
        return text === '' ? value : { kind: 'date', text }
      }
      case 'n':
        return numberCell(value, style)
      case 'e':
        return { kind: 'error', text: value }
      default:
        return decodeEscapes(value)
    }
  }
  /**
   * Whether a formula has a value. An empty text is one (`t="str"`); a missing value is not, nor is the 0 of a workbook that was
   * never calculated.
   */
  const isCalculated = ({ type }: OpenCell): boolean => {
    const value = written.join('')
    if (value === '') return type === 'str' && cell?.hasValue === true
    return !(isUncalculated && value === '0' && type === 'n')
  }
  const cellOf = (open: OpenCell): Cell => {
    if (!open.hasFormula) return valueOf(open)
    const link = formulaLink(formula)
    if (!isCalculated(open)) {
      if (link) return link.text === link.url ? link.url : { kind: 'link', ...link }
      grid.formulas += 1
      return { kind: 'formula' }
    }
    const value = valueOf(open)
    const isText = typeof value === 'string' && value !== '' && !isWebAddress(value)
    return link && isText ? { kind: 'link', text: value, url: link.url } : value
  }

  const endCell = (open: OpenCell) => {
    const value = cellOf(open)
    if (!isFilled(value)) return
    const rows = Math.max(height, open.row + 1)
    const columns = Math.max(grid.width, open.column + 1)
    if (
      rows > FILE_LIMITS.rows ||
      columns > FILE_LIMITS.columns ||
      rows * columns > FILE_LIMITS.cells
    ) {
      throw new RefusedFile(tooLarge.reach(lettersOf(columns - 1), rows))
    }
    read.cells += rows * columns - height * grid.width
    if (read.cells > FILE_LIMITS.cells) throw new RefusedFile(tooLarge.cells())
    read.characters += lengthOf(value)
    if (read.characters > FILE_LIMITS.text) throw new RefusedFile(tooLarge.text())
    height = rows
    grid.width = columns
    const cells = grid.rows.get(open.row) ?? []
    grid.rows.set(open.row, cells)
    while (cells.length < open.column) cells.push('')
    cells[open.column] = value
  }

  const open = (name: string, attributes: Attributes) => {
    if (name === 'row') beginRow(attributes)
    else if (name === 'c') beginCell(attributes)
    else if (name === 'v') {
      reading = 'value'
      if (cell) cell.hasValue = true
    } else if (name === 'f') {
      reading = 'formula'
      if (cell) cell.hasFormula = true
    } else inline.open(name)
  }
  const close = (name: string) => {
    if (name === 'c' && cell) {
      endCell(cell)
      cell = null
    } else if (name === 'v' || name === 'f') reading = null
    else inline.close(name)
  }
  const text = (more: string) => {
    if (!cell) return
    if (reading === 'formula') {
      if (formula.length < LONGEST_FORMULA) formula += more
      return
    }
    if (reading === null) {
      inline.text(more)
      return
    }
    length += more.length
    if (length > FILE_LIMITS.cellText) throw new RefusedFile(tooLarge.cellText())
    written.push(more)
  }
  return { grid, open, close, text }
}
