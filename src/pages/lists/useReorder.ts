import { useMemo, useState, type KeyboardEvent, type RefObject } from 'react'
import { formatCount } from '../../domain/format.ts'
import { moveEntry } from '../../domain/lists/moveEntry.ts'
import { entryKey, type ListEntry } from '../../domain/lists/productList.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { usePointerMove } from './usePointerMove.ts'

/** A row that is held, where it was, and where it would be dropped. */
type Held = { key: string; from: number; to: number; isDropped: boolean }

type Options = {
  entries: readonly ListEntry[]
  body: RefObject<HTMLElement | null>
  /** Keeps the new order; resolves once it is kept and shown. */
  onMove: (key: string, to: number) => Promise<unknown>
}

const STEPS: Record<string, (place: number, last: number) => number> = {
  ArrowUp: (place) => Math.max(place - 1, 0),
  ArrowDown: (place, last) => Math.min(place + 1, last),
  Home: () => 0,
  End: (_, last) => last,
}

/** The order of rows while one of them is held: by Space and the arrows, or by the pointer. Each step is announced. */
export function useReorder({ entries, body, onMove }: Options) {
  const [held, setHeld] = useState<Held | null>(null)
  const last = entries.length - 1
  const order = useMemo(
    () => (held ? moveEntry(entries, held.from, held.to) : entries),
    [entries, held],
  )
  const say = (words: string, place: number) =>
    announce(`${words} ${formatCount(place + 1)} of ${formatCount(entries.length)}`)

  const lift = (entry: ListEntry) => {
    const from = entries.findIndex((one) => entryKey(one) === entryKey(entry))
    setHeld({ key: entryKey(entry), from, to: from, isDropped: false })
    return from
  }
  const moveTo = (to: number) => setHeld((now) => (now && !now.isDropped ? { ...now, to } : now))
  const drop = async (key: string, from: number, to: number) => {
    if (to === from) {
      setHeld(null)
      say('Dropped where it was, row', from)
      return
    }
    say('Dropped, now row', to)
    // Shown at its new place until the list says so itself.
    setHeld({ key, from, to, isDropped: true })
    await onMove(key, to)
    setHeld(null)
  }
  const cancel = (from: number) => {
    setHeld(null)
    say('Not moved, row', from)
  }

  const onKeyDown = (entry: ListEntry) => (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget: handle } = event
    if (key === ' ') {
      // The press of a button would follow.
      event.preventDefault()
      if (!held) say('Lifted: arrows move, Space drops, Escape cancels. Row', lift(entry))
      else if (!held.isDropped) void drop(held.key, held.from, held.to)
      return
    }
    if (!held || held.isDropped) return
    if (key === 'Escape') {
      event.preventDefault()
      cancel(held.from)
      return
    }
    const step = STEPS[key]
    if (!step) return
    event.preventDefault()
    const to = step(held.to, last)
    moveTo(to)
    say('Row', to)
    requestAnimationFrame(() => handle.scrollIntoView({ block: 'nearest' }))
  }

  const onPointerDown = usePointerMove({
    body,
    last,
    onLift: lift,
    onMove: moveTo,
    onDrop: (entry, from, to) => void drop(entryKey(entry), from, to),
    onCancel: cancel,
  })

  return {
    order,
    heldKey: held?.key ?? null,
    onKeyDown,
    /** The focus went elsewhere: what was lifted by keyboard is where it was. */
    onBlur: () => {
      if (held && !held.isDropped) cancel(held.from)
    },
    onPointerDown,
  }
}

export type Reorder = ReturnType<typeof useReorder>
