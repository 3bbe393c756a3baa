import { useSyncExternalStore } from 'react'
import { onPreference } from '@/storage/preferences/preferences.ts'
import { readUsualReference } from '@/storage/preferences/usualReference.ts'

/** What prices are measured against by the settings; apart from `usePreference`, which the first search loads. */
export const useUsualReference = () => useSyncExternalStore(onPreference, readUsualReference)
