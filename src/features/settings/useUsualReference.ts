import { useSyncExternalStore } from 'react'
import { onPreference } from '@/storage/preferences/preferences.ts'
import { readUsualReference } from '@/storage/preferences/usualReference.ts'

/** The default comparison of prices from Settings; separate from `usePreference`, which the first search loads. */
export const useUsualReference = () => useSyncExternalStore(onPreference, readUsualReference)
