/** The products that are selected among results: they stay selected on other pages and in other searches, until cleared. */
import { useSyncExternalStore } from 'react'
import { useConnection } from '../../parts/connection.tsx'

const NONE: readonly string[] = []

/** Ids in the order in which they were selected; those of another connection are other products. */
let selected: { connectionId: string; ids: readonly string[] } = { connectionId: '', ids: NONE }
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const idsOf = (connectionId: string) =>
  selected.connectionId === connectionId ? selected.ids : NONE

function change(connectionId: string, ids: readonly string[]): void {
  selected = { connectionId, ids }
  for (const listener of listeners) listener()
}

/** Selects some products after those that are, or none of them any more. */
function choose(connectionId: string, ids: readonly string[], isSelected: boolean): void {
  const others = idsOf(connectionId).filter((id) => !ids.includes(id))
  change(connectionId, isSelected ? [...others, ...new Set(ids)] : others)
}

/** What is selected, and how to change it. */
export function useSelection() {
  const { id } = useConnection()
  const ids = useSyncExternalStore(subscribe, () => idsOf(id))
  return {
    ids,
    select: (some: readonly string[], isSelected: boolean) => choose(id, some, isSelected),
    clear: () => change(id, NONE),
  }
}
