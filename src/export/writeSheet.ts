/** Writes the rows of an export in a layout. */
import { inFiles } from '../lib/language.ts'
import type { SheetLayout } from '../lib/sheet/layouts.ts'
import type { Cell, SheetColumn } from '../lib/sheet/sheet.ts'
import { inSlices, type Reached, type Slicing } from './inSlices.ts'

/** The texts one after the other are the whole. */
export type WrittenTexts = Reached & { texts: string[] }

type Given<Row> = Slicing & {
  rows: readonly Row[]
  columns: readonly SheetColumn<Row>[]
  /** As many lines whatever came of the rows. */
  head: (reached: Reached) => readonly string[]
  /** The last line of a sheet that ends early. */
  note: (reached: Reached) => string
  layout: SheetLayout
}

/** The widths of columns go by the first rows. */
const SAMPLE = 40

/**
 * A row that cannot be written ends the sheet there: what stands before it is kept, and the sheet says so at its head
 * and at its end. Rejects only with the reason of `signal`.
 */
export async function writeSheet<Row>({
  rows,
  columns,
  head,
  note,
  layout,
  ...slicing
}: Given<Row>): Promise<WrittenTexts> {
  const texts: string[] = []
  const sample: Cell[][] = []
  const reached = await inSlices(
    rows.length,
    (at) => {
      // Asked for within the length of the list.
      const cells = inFiles(() => columns.map(({ cell }) => cell(rows[at] as Row)))
      if (at < SAMPLE) sample.push(cells)
      return layout.row(cells, at)
    },
    (written) => texts.push(written.join('')),
    slicing,
  )
  const labels = columns.map(({ label }) => label)
  const start = layout.start(head(reached), labels, sample)
  const end = layout.end(reached.rows, reached.why === null ? null : note(reached))
  return { ...reached, texts: [start, ...texts, end] }
}
