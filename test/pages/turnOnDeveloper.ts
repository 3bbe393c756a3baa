import { act } from '@testing-library/react'
import { writePreference } from '@/storage/preferences/preferences.ts'

/** Turns on Developer in the settings; an open page shows request details at once. */
export function turnOnDeveloper(): void {
  act(() => writePreference('', 'developer', true)) // the same for all connections
}
