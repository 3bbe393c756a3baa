/** What a sheet states after its cells: which are merged (ECMA-376 part 1 §18.3.1.55), and which are links (§18.3.1.48). */
import { FILE_LIMITS } from '@/features/import/limits.ts'
import type { Cell } from '@/features/import/table.ts'
import { isWebAddress, linkAddress } from './links.ts'
import { rangeOf, type Range } from './places.ts'
import type { Relationships } from './relationships.ts'
import type { SheetGrid } from './sheetCells.ts'
import { attribute, unreadable, type Attributes } from './xmlPart.ts'

/** How many rows may have headings. Cells that are merged further down are groups, whose value does not apply to each row. */
const HEADING_ROWS = 20

type Link = { range: Range; relation: string; location: string }

export function sheetExtras() {
  const merged: Range[] = []
  const links: Link[] = []
  let merges = 0

  const open = (name: string, attributes: Attributes) => {
    if (name === 'mergeCell') {
      merges += 1
      if (merges > FILE_LIMITS.merges) throw unreadable()
      const range = rangeOf(attributes['ref'] ?? '')
      if (range && range.to.row < HEADING_ROWS) merged.push(range)
    } else if (name === 'hyperlink') {
      if (links.length >= FILE_LIMITS.links) throw unreadable()
      const range = rangeOf(attributes['ref'] ?? '')
      const [relation, location] = [attribute(attributes, 'id'), attributes['location'] ?? '']
      if (range) links.push({ range, relation, location })
    }
  }

  /** Repeats a merged heading in each of its columns, as far as the sheet is filled. */
  const repeatMerged = ({ rows, width }: SheetGrid) => {
    for (const { from, to } of merged) {
      const value = rows.get(from.row)?.[from.column]
      if (value === undefined || value === '') continue
      for (let row = from.row; row <= to.row; row += 1) {
        // A row without cells stays empty. The value is only repeated in rows with other headings.
        const cells = rows.get(row)
        if (!cells) continue
        for (let column = from.column; column <= Math.min(to.column, width - 1); column += 1) {
          while (cells.length < column) cells.push('')
          cells[column] = cells[column] || value
        }
      }
    }
  }

  const withLink = (cell: Cell, url: string): Cell =>
    typeof cell === 'string' && cell !== '' && !isWebAddress(cell)
      ? { kind: 'link', text: cell, url }
      : cell

  const addLinks = ({ rows, width }: SheetGrid, relationships: Relationships | undefined) => {
    for (const { range, relation, location } of links) {
      const url = linkAddress(relationships?.get(relation)?.target, location)
      if (url === null) continue
      const { from, to } = range
      for (const [row, cells] of rowsIn(rows, range)) {
        for (let column = from.column; column <= Math.min(to.column, width - 1); column += 1) {
          const cell = cells[column]
          if (cell !== undefined && row <= to.row) cells[column] = withLink(cell, url)
        }
      }
    }
  }

  /** Applies merged headings and links, once all cells are read. */
  const apply = (grid: SheetGrid, relationships: Relationships | undefined) => {
    repeatMerged(grid)
    addLinks(grid, relationships)
  }
  return { open, apply }
}

/** The rows of a range, which may span a million rows that don’t exist. */
function rowsIn(rows: ReadonlyMap<number, Cell[]>, { from, to }: Range): [number, Cell[]][] {
  if (to.row - from.row > rows.size) {
    return [...rows].filter(([row]) => row >= from.row && row <= to.row)
  }
  const found: [number, Cell[]][] = []
  for (let row = from.row; row <= to.row; row += 1) {
    const cells = rows.get(row)
    if (cells) found.push([row, cells])
  }
  return found
}
