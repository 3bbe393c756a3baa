/** What there is to choose of an export, in numbers. */
import { chosenColumns } from '@/lib/sheet/exportChoice.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'

export type ExportOffer = {
  rows: number
  /** What the page's filter leaves; null where nothing is filtered. */
  filtered: number | null
  columns: number
  /** On the screen; null where there is no choice to make. */
  shown: number | null
  /** What the JSON is; null where none is offered. */
  received: string | null
  /** Whether the JSON too is of the rows chosen, and not of the answer whatever they are. */
  isReceivedByRow: boolean
}

export function exportOffer<Row>(source: ExportSource<Row>): ExportOffer {
  const { rows, filtered, columns, shown, received, receivedOf } = source
  const some = chosenColumns({ columns, shown }, 'shown').length
  return {
    rows: rows.length,
    filtered: filtered === null ? null : filtered.length,
    columns: columns.length,
    shown: shown === null || some === columns.length ? null : some,
    received: received || receivedOf ? (source.receivedLabel ?? 'JSON as received') : null,
    isReceivedByRow: receivedOf !== undefined,
  }
}
