import { isMac } from './platform.ts'
import type { Press } from './shortcutPress.ts'

/** A press as the table of shortcuts is asked about it. */
export function pressOf(event: KeyboardEvent): Press {
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
