import type { ColumnKey } from '@/domain/columns/columns.ts'
import { noFilter, type RowFilter, type RowSort } from '@/domain/rows/rowView.ts'
import {
  encodeCollectionView,
  type CollectionViewState,
} from '@/pages/collection/collectionViewState.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'

export type ViewChanges = {
  /** Replaces the whole filter. `isMoved`: this is a further step of the same change, which replaces the last history entry. */
  filter: (filter: RowFilter, isMoved?: boolean) => void
  /** Adds filters to the current ones: values and ranges of other columns stay. */
  narrow: (change: Partial<RowFilter>) => void
  /** The address of the table with these filters added. */
  tableOf: (change: Partial<RowFilter>) => string
  clear: () => void
  order: (sort: RowSort) => void
  columns: (columns: ColumnKey[] | null) => void
  summary: (summary: CollectionViewState['summary']) => void
  chooseVersion: (shownVersion: string) => void
  reference: (ref: string) => void
}

/** Removes the excluded values of columns that are now filtered by values: a column has either chosen or excluded values. */
function withoutKeys(excluded: RowFilter['excluded'], values: RowFilter['values'] = {}) {
  return Object.fromEntries(
    Object.entries(excluded).filter(([column]) => !Object.hasOwn(values, column)),
  ) as RowFilter['excluded'] // the same entries, but fewer
}

/** Returns the functions that change the address of this page. */
export function useViewChanges(collectionId: string, state: CollectionViewState): ViewChanges {
  const go = useGo()
  const pathOf = (changes: Partial<CollectionViewState>) =>
    paths.collection(collectionId, encodeCollectionView({ ...state, ...changes }))
  const to = (changes: Partial<CollectionViewState>, replace = false) =>
    go(pathOf(changes), { replace, preserveScroll: true })
  const { filter } = state
  const narrowed = ({ ranges, values, ...rest }: Partial<RowFilter>): RowFilter => ({
    ...filter,
    ...rest,
    ranges: { ...filter.ranges, ...ranges },
    values: { ...filter.values, ...values },
    excluded: withoutKeys(filter.excluded, values),
  })
  return {
    filter: (next, isMoved = false) => to({ filter: next }, isMoved),
    narrow: (change) => to({ filter: narrowed(change) }),
    tableOf: (change) => pathOf({ view: 'table', filter: narrowed(change) }),
    clear: () => to({ filter: noFilter }),
    order: (sort) => to({ sort }),
    columns: (columns) => to({ columns }),
    summary: (summary) => to({ summary }),
    chooseVersion: (shownVersion) => to({ shownVersion }),
    reference: (ref) => to({ ref }),
  }
}
