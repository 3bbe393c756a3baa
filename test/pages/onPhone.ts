import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { NAMES } from '@/words/names.ts'

/** Simulates a window as narrow as a phone's, until mocks are restored. */
export function onPhone(): void {
  const requested = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(requested(query), { matches: query === '(max-width: 40em)' }),
  )
}

/** Closes the sheet of this name by its ×: a message in it may have one, too. */
export async function closeSheet(user: UserEvent, name: string): Promise<void> {
  const sheet = within(screen.getByRole('dialog', { name }))
  const [closer] = sheet.getAllByRole('button', { name: NAMES.close })
  if (closer) await user.click(closer)
}
