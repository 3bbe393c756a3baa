import type { KeyboardEvent } from 'react'

/**
 * For a strip that scrolls sideways: browsers leave a half-visible element as it is. The keyup event of Tab reaches the newly
 * focused element; nothing moves on a click.
 */
export function showWhole({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof Element) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
