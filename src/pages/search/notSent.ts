/** Finds the filter values of an address that are not sent to the service, or that the service may split. */
import { separators, type ApiVariant } from '@/api/apiVariant.ts'
import {
  appliedFilters,
  type AppliedFilter,
  type SearchState,
} from '@/routing/states/searchState.ts'

/** The values that are not sent: a filter that takes one value sends only its first. */
export function notSent(state: SearchState, apiVariant: ApiVariant): AppliedFilter[] {
  if (apiVariant.filterLists !== 'one value') return []
  return appliedFilters(state).filter(({ name, value }) => value !== state[name][0])
}

/** The values that contain the separator of lists: a service that reads lists may split them, even when they are encoded. */
export function mayBeSplit(state: SearchState, apiVariant: ApiVariant): AppliedFilter[] {
  const { filterLists } = apiVariant
  if (filterLists === 'one value' || filterLists === 'repeated parameter') return []
  return appliedFilters(state).filter(({ value }) => value.includes(separators[filterLists]))
}
