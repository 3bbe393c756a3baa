import { useEffect, useEffectEvent, useRef } from 'react'
import { chordOf, meaningOf, type Begun } from './keyMeaning.ts'
import { handleKeyForLayer } from './layer.ts'
import { readKeyPress } from './readKeyPress.ts'
import type { Shortcut } from './shortcuts.ts'

/** Elements that use typed characters, as text or to move to the entry that begins with them. */
const TYPING = [
  'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], [type=file])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role=menu]',
  '[role=listbox]',
].join()

/** Elements in which a digit is for the control or has no effect; elsewhere, digits from a scanner go into the search box. */
const VALUED = ['input', '[role=slider]', '[role=spinbutton]', '[role=switch]'].join()

type Options = {
  /** Whether single-key shortcuts are on. */
  singleKeys: boolean
  /** Returns false if the shortcut has nothing to do here: the key is then left to the page. */
  onShortcut: (shortcut: Shortcut, key: string) => boolean
}

/**
 * Listens for the app’s shortcuts. No shortcut is triggered during text composition, while a layer is open or loading, or if a
 * control used the key; single characters do nothing in text fields.
 */
export function useKeyPresses({ singleKeys, onShortcut }: Options): void {
  const begun = useRef<Begun | null>(null)

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const before = begun.current
    // Shift and the like are only part of typing a character.
    if (/^(?:Shift|AltGraph|CapsLock)$/.test(event.key)) return
    begun.current = null
    if (event.defaultPrevented || event.isComposing) return
    if (document.querySelector('dialog[open]')) return
    const keyPress = readKeyPress(event)
    const { target } = event
    if (target instanceof Element && target.closest(TYPING)) {
      const chord = chordOf(keyPress)
      if (chord && onShortcut(chord, event.key)) event.preventDefault()
      return
    }
    const meaning = meaningOf(keyPress, before, singleKeys)
    if (meaning.kind === 'begun') begun.current = meaning.begun
    if (meaning.kind !== 'shortcut') return
    const isValued = target instanceof Element && target.closest(VALUED) !== null
    if (isValued && meaning.shortcut.act === 'digit') return
    if (onShortcut(meaning.shortcut, event.key)) event.preventDefault()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    // Listens in the capture phase, which is before any handler of the page.
    const hold = (event: KeyboardEvent) => {
      if (handleKeyForLayer(event)) event.stopPropagation()
    }
    document.addEventListener('keydown', hold, { capture: true })
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', hold, { capture: true })
      document.removeEventListener('keydown', listen)
    }
  }, [])
}
