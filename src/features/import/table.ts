/** Rows as a file contains them, before their meaning is decided. */
import type { Delimiter } from '@/domain/import/answers.ts'

/**
 * A cell. Text files have texts only. A workbook also has numbers, which stay numbers whatever their column looks like, and
 * cells that are more than their text.
 */
export type Cell = string | number | SpecialCell

type SpecialCell =
  /** A date; `text` is how the app writes it, `2026-03-12` or `2026-03-12 09:17:00`. */
  | { kind: 'date'; text: string }
  /** A text that is a link to a web address. */
  | { kind: 'link'; text: string; url: string }
  /** A formula that no program has calculated, so that the file has no value for it. */
  | { kind: 'formula' }
  /** The error value of a formula, such as `#N/A`. */
  | { kind: 'error'; text: string }

/**
 * A row of a file. `line` is where it begins in a text, its row in a sheet, or the number of the item in XML and JSON, from 1.
 */
export type RawRow = { line: number; cells: readonly Cell[]; isHidden?: true }

export type FileSheet = {
  name: string
  isHidden: boolean
  /** The rows; those without any filled cell are left out. */
  rows: RawRow[]
  /** How many formulas have no value. */
  formulas: number
}

export type FileFacts = {
  name: string
  container: 'text' | 'workbook' | 'xml' | 'json'
  isPacked: boolean
  /** The encoding as `TextDecoder` names it; null for a workbook. */
  encoding: string | null
  /** What separates the cells; null unless the file is delimited text. */
  delimiter: Delimiter | null
}

/** The text of a cell, as it is shown. */
export function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return numberText(cell)
  return cell.kind === 'formula' ? '' : cell.text
}

/** How many digits of a number a spreadsheet shows. Further digits come only from the binary fraction. */
const DIGITS = 15
/** The most decimals of a number so small that it has an exponent. */
const MAX_DECIMALS = 20

/** A number written out in full as a spreadsheet shows it, never with an exponent. */
export function numberText(number: number): string {
  const shown = Number(number.toPrecision(DIGITS))
  const text = String(shown)
  if (!text.includes('e')) return text
  if (Number.isInteger(shown)) return BigInt(shown).toString()
  return shown.toFixed(MAX_DECIMALS).replace(/\.?0+$/, '')
}
