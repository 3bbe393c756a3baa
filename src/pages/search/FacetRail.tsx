import { lazy, Suspense, useState } from 'react'
import { NAMES } from '../../domain/names.ts'
import { classes } from '../../ui/classes.ts'
import { useMedia } from '../../ui/useMedia.ts'
import { appliedFilters } from '../../url/searchState.ts'
import type { FacetPanelProps } from './FacetPanel.tsx'
import styles from './FacetRail.module.css'
import { FacetSkeleton } from './FacetSkeleton.tsx'

const FacetPanel = lazy(async () => ({ default: (await import('./FacetPanel.tsx')).FacetPanel }))
const FoldButton = lazy(async () => ({ default: (await import('./FoldButton.tsx')).FoldButton }))
const FoldedRail = lazy(async () => ({ default: (await import('./FoldedRail.tsx')).FoldedRail }))

/** Where its style hides the rail. */
const NARROW = '(max-width: 1079px)'

/** The facets beside the results; a table takes their place until they are called back. */
export function FacetRail({ ready, ...props }: FacetPanelProps & { ready: boolean }) {
  const { state } = props
  const asTable = state.view === 'table'
  const [openBesideTable, setOpenBesideTable] = useState(false)
  const folded = asTable && !openBesideTable
  // Nobody would see them: on a phone they were the most of what is drawn after the results.
  if (useMedia(NARROW)) return null
  return (
    <aside className={classes(styles.rail, folded && styles.folded)} aria-label={NAMES.facets}>
      {folded ? (
        ready && (
          <Suspense>
            <FoldedRail
              filters={appliedFilters(state).length}
              words={state.words.length}
              onUnfold={() => setOpenBesideTable(true)}
            />
          </Suspense>
        )
      ) : (
        <>
          {asTable && ready && (
            <Suspense>
              <FoldButton onFold={() => setOpenBesideTable(false)} />
            </Suspense>
          )}
          {/* The results come first: the facets' code waits until they are on the page. */}
          {!ready ? (
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
