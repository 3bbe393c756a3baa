import { useSyncExternalStore } from 'react'
import { createEmitter } from '@/lib/emitter.ts'

/** The layers that the keyboard part of the app opens over the page. */
export type Layer = 'none' | 'help' | 'commands'

let layer: Layer = 'none'
/** Whether the layer was requested, but its code is still loading. */
let isAwaited = false
/** Text that was typed while the layer’s code is loading. */
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

/** Call this once the layer is open and handles keys itself; `write` receives the text typed for it before. */
export function layerOpened(write?: (text: string) => void): void {
  if (typed !== '') write?.(typed)
  isAwaited = false
  typed = ''
}

/**
 * Handles a key for a layer that is still loading: typed text is stored for the palette, Escape cancels the layer. Returns false if
 * the key is for the page, the browser or another shortcut.
 */
export function handleKeyForLayer(event: KeyboardEvent): boolean {
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
