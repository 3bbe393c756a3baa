/** Computes what the export panel offers: numbers of rows and columns, and the JSON. */
import { chosenColumns } from '@/lib/sheet/exportChoice.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'

export type ExportOffer = {
  rows: number
  /** How many rows the page’s filter leaves; null if nothing is filtered. */
  filtered: number | null
  columns: number
  /** How many columns are on screen; null if there is no choice to make. */
  shown: number | null
  /** The label of the JSON; null if none is offered. */
  received: string | null
  /** Whether the JSON, too, has only the chosen rows, and not always the whole answer. */
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
