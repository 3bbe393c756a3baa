/** Which filter values of an address do not reach the service, or not as they are. */
import { separators, type ApiVariant } from '@/api/apiVariant.ts'
import {
  appliedFilters,
  type AppliedFilter,
  type SearchState,
} from '@/routing/states/searchState.ts'

/** Where a filter takes one value, the first is sent and the others are not. */
export function notSent(state: SearchState, apiVariant: ApiVariant): AppliedFilter[] {
  if (apiVariant.filterLists !== 'one value') return []
  return appliedFilters(state).filter(({ name, value }) => value !== state[name][0])
}

/** Values that hold what separates values: a service that reads lists may read one of them as several, however encoded. */
export function mayBeSplit(state: SearchState, apiVariant: ApiVariant): AppliedFilter[] {
  const { filterLists } = apiVariant
  if (filterLists === 'one value' || filterLists === 'repeated parameter') return []
  return appliedFilters(state).filter(({ value }) => value.includes(separators[filterLists]))
}
