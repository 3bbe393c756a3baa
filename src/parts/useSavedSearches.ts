import { onSavedSearches, readSavedSearches } from '../store/savedSearches.ts'
import { useKeptQuery } from './useKeptQuery.ts'

/** All saved searches, those saved last first. */
export function useSavedSearches() {
  return useKeptQuery('saved searches', readSavedSearches, onSavedSearches)
}
