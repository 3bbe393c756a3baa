import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { lazy, Suspense, useState } from 'react'
import { NAMES } from '../../domain/names.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { appliedFilters } from '../../url/searchState.ts'
import type { FacetPanelProps } from './FacetPanel.tsx'
import styles from './FacetRail.module.css'
import { FacetSkeleton } from './FacetSkeleton.tsx'
import { FoldedRail } from './FoldedRail.tsx'
import { useSearch } from './useSearch.ts'

const FacetPanel = lazy(async () => ({ default: (await import('./FacetPanel.tsx')).FacetPanel }))

/** The facets beside the results; a table takes their place until they are called back. */
export function FacetRail(props: FacetPanelProps) {
  const { state, group } = props
  const { query, shown } = useSearch(state, group)
  const asTable = state.view === 'table'
  const [openBesideTable, setOpenBesideTable] = useState(false)
  const folded = asTable && !openBesideTable
  return (
    <aside className={classes(styles.rail, folded && styles.folded)} aria-label={NAMES.facets}>
      {folded ? (
        <FoldedRail
          filters={appliedFilters(state).length}
          words={state.words.length}
          icon={<PanelLeftOpen />}
          onUnfold={() => setOpenBesideTable(true)}
        />
      ) : (
        <>
          {asTable && (
            <IconButton
              className={styles.fold ?? ''}
              label="Hide facets"
              icon={<PanelLeftClose />}
              onClick={() => setOpenBesideTable(false)}
            />
          )}
          {/* The results come first: the facets' code waits for the answer that they count. */}
          {shown === undefined && query.isFetching ? (
            <FacetSkeleton />
          ) : (
            <Suspense fallback={<FacetSkeleton />}>
              <FacetPanel {...props} />
            </Suspense>
          )}
        </>
      )}
    </aside>
  )
}
