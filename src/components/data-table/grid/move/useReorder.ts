import { useMemo, useState, type KeyboardEvent } from 'react'
import type { GridRefs } from '@/components/data-table/grid/rows/useGridRows.ts'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { moveEntry } from '@/domain/picked/moveEntry.ts'
import { entryKey, type ListEntry } from '@/domain/picked/productList.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { usePointerMove } from './usePointerMove.ts'

/** The row being moved, its place when last moved, and where it would be dropped. */
type MovedRow = { key: string; from: number; to: number; isDropped: boolean }

type Options = GridRefs & {
  entries: readonly ListEntry[]
  /** Stores the new place of a row; resolves once it is stored and shown. If it rejects, the row returns to its place. */
  onMove: (key: string, to: number) => Promise<unknown>
}

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowUp: (index) => Math.max(index - 1, 0),
  ArrowDown: (index, last) => Math.min(index + 1, last),
  Home: () => 0,
  End: (_, last) => last,
}

const placeOf = (entries: readonly ListEntry[], key: string) =>
  entries.findIndex((entry) => entryKey(entry) === key)

/**
 * The index at which the moved row is shown: it moves by the same number of rows even if the list changed; a dropped row stays
 * where it was dropped.
 */
function placeAfter({ from, to, isDropped }: MovedRow, now: number, last: number): number {
  return Math.min(Math.max(isDropped ? to : to + now - from, 0), last)
}

/** Moves a row by Space and arrows or by the pointer. Each step is announced. */
export function useReorder({ entries, box, body, onMove }: Options) {
  const [movedRow, setMovedRow] = useState<MovedRow | null>(null)
  const last = entries.length - 1
  const movedKey = movedRow?.key ?? null
  // Rows may come and go in another tab during a move, so the row is found by its key.
  const from = movedKey === null ? -1 : placeOf(entries, movedKey)
  if (movedRow && !movedRow.isDropped && from < 0) setMovedRow(null)
  const to = movedRow === null ? -1 : placeAfter(movedRow, from, last)
  const order = useMemo(
    () => (from < 0 ? entries : moveEntry(entries, from, to)),
    [entries, from, to],
  )
  const announceMove = (words: string, index: number) =>
    announce(`${words} ${formatCount(index + 1)} of ${formatCount(entries.length)}`)

  const lift = (entry: ListEntry) => {
    const key = entryKey(entry)
    const index = placeOf(entries, key)
    setMovedRow({ key, from: index, to: index, isDropped: false })
    return index
  }
  const moveTo = (index: number) =>
    setMovedRow((now) => (now && !now.isDropped ? { ...now, from, to: index } : now))
  const drop = async (key: string, index: number) => {
    if (from < 0) return
    if (index === from) {
      setMovedRow(null)
      announceMove('Dropped in the same place, row', from)
      return
    }
    announceMove('Dropped, now row', index)
    // The row is shown at its new place until the list has the new order.
    setMovedRow({ key, from, to: index, isDropped: true })
    try {
      await onMove(key, index)
    } catch {
      announceMove('Not moved, row', from)
    }
    setMovedRow(null)
  }
  const cancel = () => {
    setMovedRow(null)
    if (from >= 0) announceMove('Not moved, row', from)
  }

  const onKeyDown = (entry: ListEntry) => (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget: handle } = event
    if (key === ' ') {
      // Otherwise the key would also click the handle.
      event.preventDefault()
      if (!movedRow)
        announceMove(
          'Picked up. Arrow keys move it, Space drops it, Escape cancels. Row',
          lift(entry),
        )
      else if (!movedRow.isDropped) void drop(movedRow.key, to)
      return
    }
    if (!movedRow || movedRow.isDropped) return
    if (key === 'Escape') {
      event.preventDefault()
      cancel()
      return
    }
    const step = STEPS[key]
    if (!step) return
    event.preventDefault()
    const next = step(to, last)
    moveTo(next)
    announceMove('Row', next)
    requestAnimationFrame(() => handle.scrollIntoView({ block: 'nearest' }))
  }

  const onPointerDown = usePointerMove({
    box,
    body,
    last,
    onLift: lift,
    onMove: moveTo,
    onDrop: (entry, index) => void drop(entryKey(entry), index),
    onCancel: cancel,
  })

  return {
    order,
    heldKey: movedKey,
    onKeyDown,
    /** A row lifted by keyboard returns to its place when the focus leaves the handle. */
    onBlur: () => {
      if (movedRow && !movedRow.isDropped) cancel()
    },
    onPointerDown,
  }
}

export type Reorder = ReturnType<typeof useReorder>
