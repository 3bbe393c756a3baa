import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import type { BatchOffer } from '../../../../market/batchAnswer.ts'
import type { WorkRow } from '../../../../model/workbench/rowView.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { leaveRow } from '../../../../ui/layers/leaveFocus.ts'
import { moveDown, moveUp, removeNamed } from '../../../../words/listNames.ts'
import { NoteOfRow } from '../../rows/NoteOfRow.tsx'
import { nameOf } from '../../rows/rowName.ts'
import type { RowActs } from '../../rows/rowActs.ts'
import { ItemCodes } from './ItemCodes.tsx'
import styles from './ItemDetail.module.css'

type Props = {
  row: WorkRow
  note: NonNullable<RowActs['note']>
  remove: NonNullable<RowActs['remove']>
  /** One place up or down in the collection; null at its end. */
  onMove: { up: (() => void) | null; down: (() => void) | null }
  offersOf: (code: string) => readonly BatchOffer[] | null
}

/** Below the row of a picked product: its note, its place, and the market of each of its codes. */
export function PickedDetail({ row, note, remove, onMove, offersOf }: Props) {
  const title = nameOf(row)
  return (
    <div className={styles.detail}>
      <div className={styles.note}>
        <NoteOfRow row={row} note={note} />
      </div>
      <div className={styles.actions}>
        {onMove.up && (
          <Button size="s" icon={<ArrowUp />} aria-label={moveUp(title)} onClick={onMove.up}>
            Move up
          </Button>
        )}
        {onMove.down && (
          <Button size="s" icon={<ArrowDown />} aria-label={moveDown(title)} onClick={onMove.down}>
            Move down
          </Button>
        )}
        <Button
          size="s"
          icon={<X />}
          aria-label={removeNamed(title)}
          onClick={({ currentTarget }) => {
            leaveRow(currentTarget)
            remove(row)
          }}
        >
          Remove
        </Button>
      </div>
      <ItemCodes row={row} offersOf={offersOf} />
    </div>
  )
}
