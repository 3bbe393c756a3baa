import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { leaveRow } from '@/components/ui/layers/leaveFocus.ts'
import type { ItemOffer } from '@/domain/pricing/itemAnswer.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { NoteOfRow } from '@/pages/collection/rows/NoteOfRow.tsx'
import type { RowActs } from '@/pages/collection/rows/rowActs.ts'
import { nameOf } from '@/pages/collection/rows/rowName.ts'
import { moveDown, moveUp, removeNamed } from '@/words/pickedNames.ts'
import { ItemCodes } from './ItemCodes.tsx'
import styles from './ItemDetail.module.css'

type Props = {
  row: WorkRow
  note: NonNullable<RowActs['note']>
  remove: NonNullable<RowActs['remove']>
  /** Moves one place up or down in the collection; null at the end. */
  onMove: { up: (() => void) | null; down: (() => void) | null }
  offersOf: (code: string) => readonly ItemOffer[] | null
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
