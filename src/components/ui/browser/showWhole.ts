import type { KeyboardEvent } from 'react'

/**
 * Scrolls an element fully into view when Tab focuses it in a strip that scrolls sideways, because browsers leave it half visible.
 * A click doesn’t scroll.
 */
export function showWhole({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof Element) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
