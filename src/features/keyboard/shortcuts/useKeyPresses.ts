import { useEffect, useEffectEvent, useRef } from 'react'
import { isForAwaited } from './layer.ts'
import { pressOf } from './pressOf.ts'
import { chordOf, meaningOf, type Begun } from './shortcutPress.ts'
import type { Shortcut } from './shortcuts.ts'

/** Where characters are text, or lead to an entry that begins with them. */
const TYPING = [
  'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], [type=file])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role=menu]',
  '[role=listbox]',
].join()

/** Where a digit is meant for the control, or for nothing: what a scanner types beside it goes into the one box. */
const VALUED = ['input', '[role=slider]', '[role=spinbutton]', '[role=switch]'].join()

type Options = {
  /** Whether characters alone do anything. */
  singleKeys: boolean
  /** False where the shortcut has nothing to do here: the key is then the page's own. */
  onShortcut: (shortcut: Shortcut, key: string) => boolean
}

/**
 * Listens for the shortcuts of the app. None fires while text is composed, where something lies over the page or is on its way there, or
 * where a control has used the key; characters do nothing where text is typed.
 */
export function useKeyPresses({ singleKeys, onShortcut }: Options): void {
  const begun = useRef<Begun | null>(null)

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const before = begun.current
    // Shift is clicked on the way to a character, and is none.
    if (/^(?:Shift|AltGraph|CapsLock)$/.test(event.key)) return
    begun.current = null
    if (event.defaultPrevented || event.isComposing) return
    if (document.querySelector('dialog[open]')) return
    const press = pressOf(event)
    const { target } = event
    if (target instanceof Element && target.closest(TYPING)) {
      const chord = chordOf(press)
      if (chord && onShortcut(chord, event.key)) event.preventDefault()
      return
    }
    const meaning = meaningOf(press, before, singleKeys)
    if (meaning.kind === 'begun') begun.current = meaning.begun
    if (meaning.kind !== 'shortcut') return
    const isValued = target instanceof Element && target.closest(VALUED) !== null
    if (isValued && meaning.shortcut.act === 'digit') return
    if (onShortcut(meaning.shortcut, event.key)) event.preventDefault()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    // Before anything of the page hears of it.
    const hold = (event: KeyboardEvent) => {
      if (isForAwaited(event)) event.stopPropagation()
    }
    document.addEventListener('keydown', hold, { capture: true })
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', hold, { capture: true })
      document.removeEventListener('keydown', listen)
    }
  }, [])
}
