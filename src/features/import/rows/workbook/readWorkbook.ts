/** The sheets of a workbook (ECMA-376, .xlsx), read as a stream within `FILE_LIMITS`. */
import { refusedArchive } from '@/features/import/bytes/foreignFiles.ts'
import { FILE_LIMITS } from '@/features/import/limits.ts'
import { type Pace, RefusedFile } from '@/features/import/source.ts'
import type { FileSheet, RawRow } from '@/features/import/table.ts'
import { listParts, type PartReader, createPartsReader } from './archive.ts'
import { readStyles } from './formats.ts'
import {
  readRelationships,
  type Relationships,
  relationshipsOf,
  resolveTarget,
  targetOf,
} from './relationships.ts'
import { type WorkbookContext, sheetCells, type SheetGrid } from './sheetCells.ts'
import { sheetExtras } from './sheetExtras.ts'
import { decodeEscapes, readSharedTexts } from './texts.ts'
import { attribute, isTrue, unreadable, createXmlPartReader } from './xmlPart.ts'

/** What the main part of a workbook states about its sheets and its calculation (ECMA-376 part 1 §18.2). */
type SheetList = {
  /** The sheets in the order of their tabs. `relation` is the id of the relationship to the sheet’s part. */
  sheets: { name: string; relation: string; isHidden: boolean }[]
  /** Whether days are counted from 1904. */
  is1904: boolean
  /**
   * Whether the workbook has yet to be calculated, so that values of formulas don’t count. XlsxWriter writes 0 for each of
   * them.
   */
  isUncalculated: boolean
}

function readSheetList(): { reader: PartReader; list: SheetList } {
  const list: SheetList = { sheets: [], is1904: false, isUncalculated: false }
  const reader = createXmlPartReader({
    open: (name, attributes) => {
      if (name === 'workbookPr') list.is1904 = isTrue(attributes['date1904'])
      else if (name === 'calcPr') list.isUncalculated = isTrue(attributes['fullCalcOnLoad'])
      else if (name === 'sheet') {
        list.sheets.push({
          name: decodeEscapes(attributes['name'] ?? ''),
          relation: attribute(attributes, 'id'),
          isHidden: /^(?:very)?hidden$/i.test(attributes['state'] ?? ''),
        })
      }
    },
  })
  return { reader, list }
}

/** Where the main part is, unless a relationship names another place. */
const USUAL_MAIN = 'xl/workbook.xml'

type Parts = {
  names: ReadonlySet<string>
  relationships: ReadonlyMap<string, Relationships>
  read: ReturnType<typeof createPartsReader>
  pace: Pace
}

/**
 * The progress at the end of the first two of the three times that the archive is read. It is read three times, because parts
 * refer to others that come before them.
 */
const SHARES = { relationships: 0.1, shared: 0.4 } as const

async function openParts(bytes: Uint8Array<ArrayBuffer>, pace: Pace): Promise<Parts> {
  const names = listParts(bytes)
  const read = createPartsReader(bytes)
  const relationships = new Map<string, Relationships>()
  const readers = new Map<string, PartReader>()
  const budget = { left: FILE_LIMITS.links }
  for (const name of names) {
    if (!name.endsWith('.rels')) continue
    const { reader, relationships: found } = readRelationships(budget)
    relationships.set(name, found)
    readers.set(name, reader)
  }
  await read(readers, (share) => pace(share * SHARES.relationships))
  return { names, relationships, read, pace }
}

/** The main part, by the relationship of the package. Throws `RefusedFile` for an archive without one. */
function mainPart({ names, relationships }: Parts): string {
  const named = targetOf('', relationships.get(relationshipsOf('')), 'officeDocument')
  const main = [named, USUAL_MAIN].find((one) => one !== null && names.has(one))
  if (typeof main !== 'string') throw refusedArchive()
  return main
}

/** The name of a part that the main part refers to, otherwise of the one with the usual name next to it. */
function sharedPart(parts: Parts, main: string, type: string): string {
  const named = targetOf(main, parts.relationships.get(relationshipsOf(main)), type)
  return named !== null && parts.names.has(named) ? named : resolveTarget(main, `${type}.xml`)
}

async function readShared(
  parts: Parts,
  main: string,
): Promise<{ list: SheetList; context: WorkbookContext }> {
  const { list, reader: listReader } = readSheetList()
  const { texts, reader: textReader } = readSharedTexts()
  const { formatOf, reader: styleReader } = readStyles()
  await parts.read(
    new Map([
      [main, listReader],
      [sharedPart(parts, main, 'sharedStrings'), textReader],
      [sharedPart(parts, main, 'styles'), styleReader],
    ]),
    (share) => parts.pace(SHARES.relationships + share * (SHARES.shared - SHARES.relationships)),
  )
  const { is1904, isUncalculated } = list
  const read = { cells: 0, characters: 0 }
  return { list, context: { texts, formatOf, is1904, isUncalculated, read } }
}

function sheetReader(context: WorkbookContext) {
  const cells = sheetCells(context)
  const extras = sheetExtras()
  const reader = createXmlPartReader(
    {
      open: (name, attributes) => {
        cells.open(name, attributes)
        extras.open(name, attributes)
      },
      close: cells.close,
      text: cells.text,
    },
    // No limit, because there may be many cells with a format but no content.
    Infinity,
  )
  return { reader, grid: cells.grid, apply: extras.apply }
}

function rowsOf({ rows, hidden }: SheetGrid): RawRow[] {
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([row, cells]) => ({
      line: row + 1,
      cells,
      ...(hidden.has(row) && { isHidden: true as const }),
    }))
}

/**
 * The sheets of a workbook in the order of their tabs, hidden ones included. Parts are found by relationships, not by their
 * names. A number cell is a number, a date a `SpecialCell`, a text a text; merged headings are repeated in their columns.
 * `pace` is awaited between pieces. Throws `RefusedFile` for a file that is not a workbook, is damaged, is empty or too large,
 * and what `pace` throws.
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  pace: Pace,
): Promise<FileSheet[]> {
  const parts = await openParts(bytes, pace)
  const main = mainPart(parts)
  const { list, context } = await readShared(parts, main)
  const relations = parts.relationships.get(relationshipsOf(main))
  const readers = new Map<string, PartReader>()
  const sheets: (() => FileSheet)[] = []
  for (const { name, relation, isHidden } of list.sheets) {
    const found = relations?.get(relation)
    // A sheet that is only a chart has another type.
    if (found?.type.toLowerCase() !== 'worksheet') continue
    const path = resolveTarget(main, found.target)
    if (found.isExternal || !parts.names.has(path) || readers.has(path)) throw unreadable()
    const { reader, grid, apply } = sheetReader(context)
    readers.set(path, reader)
    sheets.push(() => {
      apply(grid, parts.relationships.get(relationshipsOf(path)))
      return { name, isHidden, rows: rowsOf(grid), formulas: grid.formulas }
    })
  }
  if (sheets.length === 0) throw unreadable()
  await parts.read(readers, (share) => pace(SHARES.shared + share * (1 - SHARES.shared)))
  const read = sheets.map((sheet) => sheet())
  if (read.every(({ rows }) => rows.length === 0)) {
    throw new RefusedFile('has no filled cell in any of its sheets.')
  }
  return read
}
