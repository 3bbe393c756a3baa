import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { useCallback, useMemo } from 'react'
import { useReorder } from '@/components/data-table/grid/move/useReorder.ts'
import type { GridRefs } from '@/components/data-table/grid/rows/useGridRows.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { moveFocusToNextRow } from '@/components/ui/layers/leaveFocus.ts'
import { entryKey, type ListEntry, type ProductList } from '@/domain/picked/productList.ts'
import type { ItemOffer } from '@/domain/pricing/itemAnswer.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { useListChanges } from '@/features/collections/selection/useListChanges.ts'
import { NoteOfRow } from '@/pages/collection/rows/NoteOfRow.tsx'
import type { RowActions, RowOrder } from '@/pages/collection/rows/rowActions.ts'
import { rowTitle } from '@/pages/collection/rows/rowName.ts'
import { moveDown, moveUp, removeNamed } from '@/words/pickedNames.ts'
import { ItemCodes } from './detail/ItemCodes.tsx'
import type { createOfferFinder } from './jobOffers.ts'
import styles from './detail/ItemDetail.module.css'

type PickedDetailProps = {
  row: WorkRow
  note: NonNullable<RowActions['note']>
  remove: NonNullable<RowActions['remove']>
  /** Moves the product one place up or down in the collection; null if it is already first or last. */
  onMove: { up: (() => void) | null; down: (() => void) | null }
  offersOf: (code: string) => readonly ItemOffer[] | null
}

/** The details below the row of a picked product: its note, its place, and the market of each of its codes. */
function PickedDetail({ row, note, remove, onMove, offersOf }: PickedDetailProps) {
  const title = rowTitle(row)
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
            moveFocusToNextRow(currentTarget)
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

type Acts = { acts: RowActions; order: RowOrder }

type Options = {
  find: ReturnType<typeof createOfferFinder>
  /** The elements of the table, in which the moved row gets the focus. */
  refs: GridRefs
  /** Loads the product with this key again. */
  retry: (key: string) => void
}

/** The actions on picked products of one country: move, note, remove, and retry a failed load. */
export function usePickedRowActions(
  { id, entries: all }: Pick<ProductList, 'id' | 'entries'>,
  entries: readonly ListEntry[],
  { find, refs, retry }: Options,
): Acts {
  const changes = useListChanges()
  const onMove = useCallback(
    (key: string, to: number) => {
      // The collection has the rows of other countries in between, so convert the place within this country to one in the
      // collection.
      const there = entries[to]
      const index = all.findIndex((entry) => there && entryKey(entry) === entryKey(there))
      return changes.move(id, key, index < 0 ? to : index)
    },
    [changes, id, all, entries],
  )
  const reorder = useReorder({ entries, ...refs, onMove })
  const places = useMemo(
    () => new Map(entries.map((entry, index) => [entryKey(entry), index])),
    [entries],
  )
  const acts = useMemo((): RowActions => {
    const note: RowActions['note'] = (row, text, before) =>
      changes.note(id, row.item?.key ?? '', text, before)
    const remove: RowActions['remove'] = (row) =>
      void changes.removeEntry(id, row.item?.key ?? '', rowTitle(row))
    const moverTo = (key: string, place: number | undefined) =>
      place === undefined || place < 0 || place >= entries.length
        ? null
        : () => void onMove(key, place)
    return {
      renderDetail: (row) => {
        const key = row.item?.key ?? ''
        const place = places.get(key)
        return (
          <PickedDetail
            {...{ row, note, remove }}
            onMove={{
              up: moverTo(key, place === undefined ? place : place - 1),
              down: moverTo(key, place === undefined ? place : place + 1),
            }}
            offersOf={(code) => find(row.country, code)}
          />
        )
      },
      retry: (row) => retry(row.item?.key ?? ''),
      note,
      remove,
    }
  }, [changes, id, entries, places, onMove, find, retry])
  const order = {
    reorder,
    refs,
    entryOf: (key: string) => {
      const place = places.get(key)
      return place === undefined ? undefined : entries[place]
    },
  }
  return { acts, order }
}
