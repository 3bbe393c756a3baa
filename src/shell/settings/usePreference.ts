import { useCallback, useSyncExternalStore } from 'react'
import type { Preferences } from '../../store/preferences/preferences.ts'
import {
  onPreference,
  readPreference,
  writePreference,
} from '../../store/preferences/preferences.ts'
import { useConnection } from './connection.tsx'

/** A kept preference and the way to change it; follows changes made in other tabs. */
export function usePreference<Name extends keyof Preferences>(
  name: Name,
): [Preferences[Name], (value: Preferences[Name]) => void] {
  const { id, defaults } = useConnection()
  const value = useSyncExternalStore(onPreference, () => readPreference(id, name, defaults))
  const set = useCallback((next: Preferences[Name]) => writePreference(id, name, next), [id, name])
  return [value, set]
}
