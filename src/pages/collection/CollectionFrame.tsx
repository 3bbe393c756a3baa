import { useState, type ReactNode } from 'react'
import { filtersPart } from '@/components/ui/browser/pageParts.ts'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import type { Collection } from '@/domain/collections/collection.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import type { CollectionViewState } from './collectionViewState.ts'
import { FilterPanel } from './filters/FilterPanel.tsx'
import { FilterSheet } from './filters/FilterSheet.tsx'
import { useViewChanges } from './rows/useViewChanges.ts'
import type { RowEngineState } from './useRowEngine.ts'
import { usableState } from './views/usableState.ts'
import { useRowsQuery } from './views/useRowsQuery.ts'
import styles from './CollectionFrame.module.css'

export type CollectionRows = ReturnType<typeof useCollectionRows>

/** The rows that the address selects, and the functions that change the address. */
export function useCollectionRows(
  { id, countries }: Pick<Collection, 'id' | 'countries'>,
  read: Pick<RowEngineState, 'engine' | 'rows' | 'aliases' | 'minVersion'>,
  fromAddress: CollectionViewState,
) {
  const isMixed = countries.length > 1
  const state = usableState(fromAddress, isMixed)
  const change = useViewChanges(id, state)
  return { isMixed, state, change, ...useRowsQuery(read, state.filter, state.sort) }
}

type Props = {
  rows: CollectionRows
  reference: ReferenceWords
  /** Whether the first rows are still being loaded: nothing can be filtered, or counted, before them. */
  isAwaited: boolean
  /** `onNarrow` opens the filters in a sheet, for screens without room for them beside the rows. */
  renderHead: (onNarrow: () => void) => ReactNode
  children: ReactNode
}

/** A collection's page: its head and rows, and the filters beside them or, where there is no room, in a sheet. */
export function CollectionFrame({ rows, reference, isAwaited, renderHead, children }: Props) {
  const { state, change, rowsResult, isOlder, isMixed } = rows
  const [isSheetOpen, setSheetOpen] = useState(false)
  const filters = { filter: state.filter, onFilter: change.filter, isMixed }
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {renderHead(() => setSheetOpen(true))}
        {children}
      </div>
      <aside ref={filtersPart} className={styles.rail} aria-label={COLLECTION_VIEWS.rail}>
        {rowsResult === null || isAwaited ? (
          <Waiting />
        ) : (
          <FilterPanel {...filters} rowsResult={rowsResult} />
        )}
      </aside>
      {isSheetOpen && rowsResult && (
        <FilterSheet
          {...filters}
          rowsResult={rowsResult}
          isOlder={isOlder}
          reference={reference}
          sort={state.sort}
          onSort={change.order}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      {[1, 2, 3, 4].map((block) => (
        <Skeleton key={block} height={64} />
      ))}
    </div>
  )
}
