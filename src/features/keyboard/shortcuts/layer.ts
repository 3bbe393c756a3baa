import { useSyncExternalStore } from 'react'
import { createEmitter } from '@/lib/emitter.ts'

/** What the keyboard's part of the app shows over the page. */
export type Layer = 'none' | 'help' | 'commands'

let layer: Layer = 'none'
/** It was requested, and is not there yet: its code comes with the first press. */
let isAwaited = false
/** What was typed meanwhile. */
let typed = ''
const emitter = createEmitter()

export function showLayer(next: Layer): void {
  if (next === layer) return
  layer = next
  isAwaited = next !== 'none'
  typed = ''
  emitter.emit()
}

/** Resolves when help or the palette is opened for the first time. */
export function firstLayer(): Promise<void> {
  return new Promise((resolve) => {
    const stop = emitter.on(() => {
      stop()
      resolve()
    })
  })
}

export const useLayer = () => useSyncExternalStore(emitter.on, () => layer)

/** The layer is there, and takes the keys from now on; it is given what was typed for it. */
export function layerCame(write?: (text: string) => void): void {
  if (typed !== '') write?.(typed)
  isAwaited = false
  typed = ''
}

/**
 * Whether a click is for a layer that is still to come, and no longer for the page below it: what is typed stands in the
 * palette then, Escape calls it off. With Ctrl and the like it is the browser's, or another shortcut.
 */
export function isForAwaited(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event
  const isChord = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')
  if (!isAwaited || isComposing || isChord) return false
  if (key === 'Escape') showLayer('none')
  else if (key === 'Backspace') typed = typed.replace(/.$/u, '')
  else if (/^.$/u.test(key)) typed += layer === 'commands' ? key : ''
  else if (key !== 'Enter') return false
  event.preventDefault()
  return true
}
