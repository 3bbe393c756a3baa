/** Setup and keys of page tests by keyboard. */
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** More Tab presses than any page of these tests needs. */
const MOST_PRESSES = 80

/** Moves with Tab until the element has the focus; finds the element again at each stop, because a click may redraw it. */
export async function tabTo(user: UserEvent, find: () => HTMLElement): Promise<void> {
  for (let count = 0; document.activeElement !== find() && count < MOST_PRESSES; count += 1) {
    await user.tab()
  }
  expect(find()).toHaveFocus()
}
