/** What page tests by keys begin with, and press. */
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** More than any page of these tests has stops. */
const MOST_PRESSES = 80

/** Presses Tab until the element has the focus; it is looked for anew at each stop, for a click may draw it anew. */
export async function tabTo(user: UserEvent, find: () => HTMLElement): Promise<void> {
  for (let press = 0; document.activeElement !== find() && press < MOST_PRESSES; press += 1) {
    await user.tab()
  }
  expect(find()).toHaveFocus()
}
