import { useSyncExternalStore } from 'react'
import { createWatchers } from '../../domain/watchers.ts'

/** What the keyboard's part of the app shows over the page. */
export type Layer = 'none' | 'help' | 'commands'

let layer: Layer = 'none'
const watchers = createWatchers()

export function showLayer(next: Layer): void {
  layer = next
  watchers.tell()
}

export const useLayer = () => useSyncExternalStore(watchers.on, () => layer)
