import type { WorkRow } from '@/domain/rows/rowView.ts'
import { NoteCell } from '@/features/collections/selection/NoteCell.tsx'
import type { RowActions } from './rowActions.ts'
import { rowTitle } from './rowName.ts'

/** The cell of a picked product's note, which can be edited in the row. */
export function NoteOfRow({ row, note }: { row: WorkRow; note: NonNullable<RowActions['note']> }) {
  return (
    <NoteCell
      // The key remounts the field for another row, so that a draft is never stored for the wrong one.
      key={row.item?.key}
      title={rowTitle(row)}
      note={row.item?.note ?? ''}
      onSave={(words, before) => note(row, words, before)}
    />
  )
}
