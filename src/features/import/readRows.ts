/**
 * Step 5 of the importer: the cells of a row as values. Remarks state what was changed to read a value; nothing is dropped
 * silently.
 */
import type { ColumnRole } from '@/domain/import/answers.ts'
import { isMissing } from '@/lib/text/missingWords.ts'
import type { AddRemark } from './cells/addRemark.ts'
import { createCodeReader } from './cells/codeCells.ts'
import { plainText } from './cells/plainText.ts'
import { NO_PRICES, createPriceReader } from './cells/priceCells.ts'
import { readStock } from './cells/readStock.ts'
import type { Decisions } from './decide.ts'
import { hasExtraCells } from './questions/extraCells.ts'
import type { Remark } from './reading.ts'
import type { RowValues } from './rowValues.ts'
import { cellText, type RawRow } from './table.ts'

/** What the rows of variants leave out, taken from the preceding row of their product. */
type Group = { key: string; title: string; brand: string }

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The text of a cell; '' if it is missing or says "N/A" or the like. */
function plainAt(row: RawRow, place: number | undefined): string {
  const cell = place === undefined ? undefined : row.cells[place]
  if (cell === undefined || cell === '' || (typeof cell === 'object' && cell.kind === 'formula'))
    return ''
  const text = plainText(cellText(cell)).trim()
  return isMissing(text) ? '' : text
}

const SHIFTED =
  'This row has more cells than there are headings, so its prices may be in the wrong columns and are not used.'

export type RowReader = (row: RawRow) => RowValues

/** Returns a reader of rows. Pass the rows in order, because rows of variants use the title of their product’s row. */
export function createRowReader(decisions: Decisions): RowReader {
  const { roles, columns, answers, task, maxWidth } = decisions
  const used = new Set(roles.values())
  const restColumns = columns.filter(({ index, names }) => !used.has(index) && names.length > 0)
  const groupPlace = roles.get('group')
  const readCodes = createCodeReader(decisions)
  const readPrices = createPriceReader(decisions)
  const readStockOf = createStockReader(decisions)
  const ownCountry = decisions.country.toLowerCase()
  let group: Group = { key: '', title: '', brand: '' }

  return (row) => {
    const remarks: Remark[] = []
    const { line } = row
    const addRemark: AddRemark = (kind, role, about, rawText, reads = null) => {
      const isUsed = kind === 'doubtful' && answers.doubtful?.[`${line} ${role ?? ''}`] === 'use'
      remarks.push({ line, kind, role, about, rawText, reads, isUsed })
      return isUsed
    }
    const plain = (role: ColumnRole) => plainAt(row, roles.get(role))
    if (groupPlace !== undefined) {
      const key = cellText(row.cells[groupPlace]).trim()
      if (key !== group.key) group = { key, title: plain('title'), brand: plain('brand') }
    }
    // The group is saved here, because by the time a text is read, `group` may be that of a later row.
    const ofRow = group
    const text = (role: ColumnRole): string => {
      const own = plain(role)
      const first = own.includes('\n') ? (linesIn(own)[0] ?? '') : own
      if (first !== '' || groupPlace === undefined || ofRow.key === '') return first
      if (role === 'title') return ofRow.title
      return role === 'brand' ? ofRow.brand : first
    }
    const country = task === 'catalog' ? text('country').toLowerCase() || ownCountry : ownCountry
    const isShifted = maxWidth !== null && hasExtraCells(row, maxWidth)
    if (isShifted) addRemark('left out', 'price', SHIFTED, cellText(row.cells.at(-1)))
    const { price, listPrice, cost, floor, target } = isShifted
      ? NO_PRICES
      : readPrices(row, country, text, addRemark)
    return {
      line,
      price,
      listPrice,
      cost,
      floor,
      target,
      codes: readCodes(row, addRemark),
      inStock: isShifted ? null : readStockOf(row, addRemark),
      text,
      lines: (role) => linesIn(plain(role)),
      get rest() {
        return restColumns.flatMap(({ index, names }): [string, string][] => {
          const own = plainAt(row, index)
          return own === '' ? [] : [[names[0] ?? '', own]]
        })
      },
      remarks,
    }
  }
}

/** Returns a reader of the stock of a row; create it once per file. */
function createStockReader({
  roles,
  task,
}: Decisions): (row: RawRow, addRemark: AddRemark) => boolean | null {
  const place = roles.get('stock')
  if (place === undefined) return () => null
  return (row, addRemark) => {
    const { inStock, openWord } = readStock(cellText(row.cells[place]))
    if (openWord !== null && task === 'catalog') {
      const about = `“${openWord.slice(0, 40)}” doesn’t say whether it is in stock, so stock is unknown.`
      addRemark('mended', 'stock', about, openWord)
    }
    return inStock
  }
}
