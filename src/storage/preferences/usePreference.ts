import { useCallback, useSyncExternalStore } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { Preferences } from './preferences.ts'
import { onPreference, readPreference, writePreference } from './preferences.ts'

/** A stored preference and its setter; follows changes made in other tabs. */
export function usePreference<Name extends keyof Preferences>(
  name: Name,
): [Preferences[Name], (value: Preferences[Name]) => void] {
  const { id, defaults } = useConnection()
  const value = useSyncExternalStore(onPreference, () => readPreference(id, name, defaults))
  const set = useCallback((next: Preferences[Name]) => writePreference(id, name, next), [id, name])
  return [value, set]
}
