import type { KeyPress } from './keyMeaning.ts'
import { isMac } from './platform.ts'

/** Converts a key event into the form that the table of shortcuts uses. */
export function readKeyPress(event: KeyboardEvent): KeyPress {
  return {
    key: event.key,
    code: event.code,
    ctrl: event.ctrlKey,
    meta: event.metaKey,
    alt: event.altKey,
    shift: event.shiftKey,
    altGraph: event.getModifierState('AltGraph'),
    repeat: event.repeat,
    at: event.timeStamp,
    isMac: isMac(),
  }
}
