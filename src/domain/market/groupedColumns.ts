/**
 * File columns with the name under which all spellings of a brand or merchant are grouped, beside the column with the name as
 * received.
 */
import {
  groupNames,
  groupsBySpelling,
  spellingsInWords,
  type AliasesByKind,
} from '@/domain/pricing/names.ts'
import type { ExportSource, SheetColumn } from '@/lib/sheet/sheet.ts'
import { listedNames } from '@/lib/text/listedNames.ts'

type Kind = keyof AliasesByKind
type Readers<Row> = Partial<Record<Kind, (row: Row) => string | null>>

const LABELS: Record<Kind, string> = { brand: 'Brand, merged', merchant: 'Merchant, merged' }

function counted<Row>(rows: Iterable<Row>, read: (row: Row) => string | null) {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const name = read(row)
    if (name !== null && name.trim() !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/**
 * Adds a column after each name column whose names have several spellings in the file or are merged by an alias; otherwise
 * returns the file unchanged.
 */
export function withGroupedColumns<Row>(
  source: ExportSource<Row>,
  readers: Readers<Row>,
  aliases: AliasesByKind,
): ExportSource<Row> {
  const added = (['brand', 'merchant'] as const).flatMap((kind) => {
    const read = readers[kind]
    if (!read) return []
    const groups = [...groupNames(counted(source.rows, read), aliases[kind]).values()]
    const several = groups.filter(
      ({ name, spellings }) => spellings.length !== 1 || spellings[0] !== name,
    )
    if (several.length === 0) return []
    const bySpelling = groupsBySpelling(groups)
    const column: SheetColumn<Row> = {
      key: `${kind} as one`,
      label: LABELS[kind],
      cell: (row) => bySpelling.get(read(row) ?? '')?.name ?? null,
    }
    const lines = several.map(
      ({ name, spellings }) => `${name}: ${spellingsInWords(spellings) ?? listedNames(spellings)}`,
    )
    return [{ kind, column, lines }]
  })
  if (added.length === 0) return source
  const behind = (key: string) => added.filter(({ kind }) => kind === key)
  return {
    ...source,
    details: () => [...(source.details?.() ?? []), ...added.flatMap(({ lines }) => lines)],
    columns: source.columns.flatMap((column) => [
      column,
      ...behind(column.key).map((one) => one.column),
    ]),
    shown:
      source.shown &&
      source.shown.flatMap((key) => [key, ...behind(key).map(({ column }) => column.key)]),
  }
}
