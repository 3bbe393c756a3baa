import { useSyncExternalStore } from 'react'
import { createEmitter } from '../../lib/emitter.ts'

/** What is selected at places of one kind, such as lists, each by its id. */
export type Selections<Selected> = {
  useSelected: (place: string) => Selected
  /** Returns what is selected then. */
  change: (place: string, next: (now: Selected) => Selected) => Selected
}

/** Selections that are kept until the page is closed: back from a comparison, its rows are still selected. */
export function createSelections<Selected>(none: Selected): Selections<Selected> {
  const held = new Map<string, Selected>()
  const emitter = createEmitter()
  const at = (place: string) => held.get(place) ?? none
  return {
    useSelected: (place) => useSyncExternalStore(emitter.on, () => at(place)),
    change(place, next) {
      const selected = next(at(place))
      held.set(place, selected)
      emitter.emit()
      return selected
    },
  }
}
