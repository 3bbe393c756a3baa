/** How tests start exports and read the results. */
import type { ExportEnvironment } from '@/features/export/exportEnvironment.ts'
import { exportJob, type ExportedFile } from '@/features/export/exportJob.ts'
import { defaultExportChoice, type ExportChoice } from '@/lib/sheet/exportChoice.ts'
import type { Cell, ExportSource, SheetColumn } from '@/lib/sheet/sheet.ts'

type Row = readonly Cell[]

/** Columns A, B, C, …, each a cell of the row; the first cell of the row `spoiled` throws. */
export function columnsOf(count: number, spoiled: Row | null = null): SheetColumn<Row>[] {
  return Array.from({ length: count }, (_, column) => ({
    key: `c${column}`,
    label: `Column ${column + 1}`,
    cell: (row) => {
      if (row === spoiled) throw new Error('the row is spoiled')
      return row[column] ?? null
    },
  }))
}

export function sourceOf(
  rows: readonly Row[],
  more: Partial<ExportSource<Row>> = {},
): ExportSource<Row> {
  return {
    name: 'An export',
    about: () => ['What it is'],
    columns: columnsOf(Math.max(1, ...rows.map(({ length }) => length))),
    shown: null,
    rows,
    filtered: null,
    ...more,
  }
}

/** An environment whose clock advances by 1 ms at each reading, and which counts pauses. */
export function tickingEnvironment(): ExportEnvironment & { pauses: () => number } {
  let now = 0
  let pauses = 0
  return {
    now: () => now++,
    date: () => 1_763_458_927_000,
    pause: async () => {
      pauses += 1
    },
    pauses: () => pauses,
  }
}

type Options = Partial<{
  which: 'filtered' | 'all'
  environment: ExportEnvironment
  signal: AbortSignal
  onProgress: (part: number) => void
}>

export function exporting(
  source: ExportSource<Row>,
  choice: Partial<ExportChoice> = {},
  options: Options = {},
): Promise<ExportedFile> {
  return exportJob({
    source,
    choice: { ...defaultExportChoice, ...choice },
    which: 'filtered',
    environment: tickingEnvironment(),
    signal: new AbortController().signal,
    onProgress: () => {},
    ...options,
  })
}

export async function bytesOf({ pieces }: Pick<ExportedFile, 'pieces'>): Promise<Buffer> {
  return Buffer.from(await new Blob(pieces).arrayBuffer())
}

export async function textOf(exported: Pick<ExportedFile, 'pieces'>): Promise<string> {
  return (await bytesOf(exported)).toString('utf8')
}
