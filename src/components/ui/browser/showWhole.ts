import type { KeyboardEvent } from 'react'

/**
 * For a strip that scrolls sideways: the browser leaves it as it is for what is half in sight. The release of the Tab key
 * reaches what it led to; under a click nothing moves.
 */
export function showWhole({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof Element) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
