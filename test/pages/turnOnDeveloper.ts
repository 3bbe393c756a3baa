import { act } from '@testing-library/react'
import { writePreference } from '@/storage/preferences/preferences.ts'

/** Turns on what Settings calls Developer; a page that is open shows request details at once. */
export function turnOnDeveloper(): void {
  act(() => writePreference('', 'developer', true)) // the same for all connections
}
