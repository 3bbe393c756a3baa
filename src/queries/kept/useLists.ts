import { onLists, readLists } from '../../store/lists/lists.ts'
import { useKeptQuery } from './useKeptQuery.ts'

/** All lists, the one changed last first. */
export function useLists() {
  return useKeptQuery('lists', readLists, onLists)
}
