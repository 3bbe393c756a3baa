/** Which filter values of an address do not reach the service. */
import type { Dialect } from '../../api/dialect.ts'
import type { AppliedFilter, SearchState } from '../../url/searchState.ts'

/** Where a filter takes one value, the first is sent and the others are not. */
export function notSent(state: SearchState, dialect: Dialect): AppliedFilter[] {
  if (dialect.filterLists !== 'one value') return []
  return (['merchant', 'brand'] as const).flatMap((name) =>
    state[name].slice(1).map((value) => ({ name, value })),
  )
}
