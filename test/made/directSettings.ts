/** Shared by the tests of the connection: a service with a direct connection, and the fields of its panel. */
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { findPanel, renderSettings } from '../pages/renderSettings.tsx'

export const BASE = 'https://catalog.example/api'
export const ORIGIN = 'https://catalog.example'
export const SENTINEL = 'SENTINEL-key-7f3a'

export const getModeRadio = (name: string) => screen.getByRole('radio', { name })
export const field = (name: string) => screen.getByLabelText(name)

/** The page with a direct connection whose address is entered. */
export async function renderDirect(options: Parameters<typeof renderSettings>[0] = {}) {
  writePreference('', 'connection', { way: 'direct', baseUrl: BASE })
  const view = renderSettings(options)
  await findPanel(SETTINGS.connection)
  return view
}

/** Pastes the text, because each typed letter would draw the page again. */
export async function give(user: UserEvent, name: string, text: string) {
  await user.clear(field(name))
  await user.paste(text)
  await user.keyboard('{Enter}')
}
