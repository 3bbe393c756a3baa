import type { KeyboardEvent } from 'react'

/**
 * Scrolls an element that Tab reached fully into a strip that scrolls sideways; browsers leave it half visible. A click moves
 * nothing.
 */
export function showWhole({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof Element) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
