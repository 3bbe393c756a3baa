/** The panel for stored data in Settings, and some data to store. */
import { screen } from '@testing-library/react'
import { dismissToast, shownToasts } from '@/components/ui/layers/toast.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { saveLookup } from '@/storage/searches/recents.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { aLookup } from '../made/aLookup.ts'
import { findPanel, renderSettings } from './renderSettings.tsx'

export const getButton = (name: string) => screen.getByRole('button', { name })

/** Saves two look-ups, of two connections, and a setting. */
export async function saveSome() {
  await saveLookup('demo', aLookup('/search?q=a', Date.UTC(2025, 9, 21, 12)))
  await saveLookup('proxy', aLookup('/search?q=b', Date.UTC(2025, 10, 2, 12)))
  writePreference('demo', 'mine', { us: ['northgate'] })
}

export async function openPage() {
  const view = renderSettings()
  const panel = await findPanel(SETTINGS.stored)
  await panel.findByRole('table')
  return { ...view, panel }
}

/** Removes the look-ups in memory and all messages. */
export function forgetStored(): void {
  replaceEntriesInMemory('recents', [])
  for (const { id } of shownToasts()) dismissToast(id)
}
