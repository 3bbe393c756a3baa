import { useCallback, useMemo } from 'react'
import { useReorder } from '@/components/data-table/grid/move/useReorder.ts'
import type { GridRefs } from '@/components/data-table/grid/rows/useGridRows.ts'
import { entryKey, type ListEntry, type ProductList } from '@/domain/picked/productList.ts'
import { useListChanges } from '@/features/collections/selection/useListChanges.ts'
import type { RowActs, RowOrder } from '@/pages/collection/rows/rowActs.ts'
import { nameOf } from '@/pages/collection/rows/rowName.ts'
import { PickedDetail } from './detail/PickedDetail.tsx'
import type { createOffersOf } from './jobOffers.ts'

type Acts = { acts: RowActs; order: RowOrder }

type Options = {
  find: ReturnType<typeof createOffersOf>
  /** The grid refs of the table. */
  refs: GridRefs
  /** Loads the product with this key again. */
  retry: (key: string) => void
}

/** The actions on picked products of one country: move, note, remove, and retry a failed load. */
export function useListActs(
  { id, entries: all }: Pick<ProductList, 'id' | 'entries'>,
  entries: readonly ListEntry[],
  { find, refs, retry }: Options,
): Acts {
  const changes = useListChanges()
  const onMove = useCallback(
    (key: string, to: number) => {
      // Rows of other countries are in between, so convert the place within the country to one in the collection.
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
  const acts = useMemo((): RowActs => {
    const note: RowActs['note'] = (row, text, before) =>
      changes.note(id, row.item?.key ?? '', text, before)
    const remove: RowActs['remove'] = (row) =>
      void changes.removeEntry(id, row.item?.key ?? '', nameOf(row))
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
