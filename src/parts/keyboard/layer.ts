import { useSyncExternalStore } from 'react'

/** What the keyboard's part of the app shows over the page. */
export type Layer = 'none' | 'help' | 'commands'

let layer: Layer = 'none'
const listeners = new Set<() => void>()

export function showLayer(next: Layer): void {
  layer = next
  for (const listener of listeners) listener()
}

function onLayer(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useLayer = () => useSyncExternalStore(onLayer, () => layer)
