import { useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { useMedia } from '../../ui/useMedia.ts'
import { appliedFilters } from '../../url/searchState.ts'
import { NAMES } from '../../words/names.ts'
import { FacetPanel, type FacetPanelProps } from './FacetPanel.tsx'
import styles from './FacetRail.module.css'
import { FoldButton } from './FoldButton.tsx'
import { FoldedRail } from './FoldedRail.tsx'

/** Where its style hides the rail. */
const NARROW = '(max-width: 1079px)'

/** The facets beside the results; a table takes their place until they are called back. */
export function FacetRail(props: FacetPanelProps) {
  const { state } = props
  const asTable = state.view === 'table'
  const [openBesideTable, setOpenBesideTable] = useState(false)
  const folded = asTable && !openBesideTable
  // Nobody would see them: on a phone they were the most of what is drawn after the results.
  if (useMedia(NARROW)) return null
  return (
    <aside className={classes(styles.rail, folded && styles.folded)} aria-label={NAMES.facets}>
      {folded ? (
        <FoldedRail
          filters={appliedFilters(state).length}
          words={state.words.length}
          onUnfold={() => setOpenBesideTable(true)}
        />
      ) : (
        <>
          {asTable && <FoldButton onFold={() => setOpenBesideTable(false)} />}
          <FacetPanel {...props} />
        </>
      )}
    </aside>
  )
}
