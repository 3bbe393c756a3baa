import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Filter from 'lucide-react/icons/funnel'
import ListPlus from 'lucide-react/icons/list-plus'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { useState } from 'react'
import { filtersPart } from '@/components/ui/browser/pageParts.ts'
import { useMedia } from '@/components/ui/browser/useMedia.ts'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { appliedFilters } from '@/routing/states/searchState.ts'
import { NAMES } from '@/words/names.ts'
import { FacetPanel, type FacetPanelProps } from './FacetPanel.tsx'
import styles from './FacetRail.module.css'

/** The width up to which the style sheet hides the rail. */
const NARROW = '(max-width: 67.4375em)'

/** The rail with the facets beside the results. In the table view it is folded until the user opens it. */
export function FacetRail(props: FacetPanelProps) {
  const { state } = props
  const asTable = state.view === 'table'
  const [openBesideTable, setOpenBesideTable] = useState(false)
  const folded = asTable && !openBesideTable
  // The style sheet hides the rail here, so don't draw it: on a phone, drawing it took longer than anything else after the results.
  if (useMedia(NARROW)) return null
  return (
    <aside
      ref={filtersPart}
      className={classes(styles.rail, folded && styles.folded)}
      aria-label={NAMES.facets}
    >
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

/** The button that folds the facets, so that the table has their space. */
function FoldButton({ onFold }: { onFold: () => void }) {
  return (
    <IconButton
      className={styles.fold ?? ''}
      label="Hide filters"
      icon={<PanelLeftClose />}
      onClick={onFold}
    />
  )
}

type FoldedRailProps = { filters: number; words: number; onUnfold: () => void }

/** The folded rail: icons with the number of applied filters and words. */
function FoldedRail({ filters, words, onUnfold }: FoldedRailProps) {
  const parts = [
    { label: 'Filters', count: filters, sign: <Filter /> },
    { label: NAMES.distribution, count: 0, sign: <ChartNoAxesColumn /> },
    { label: 'Refine', count: words, sign: <ListPlus /> },
  ]
  return (
    <div className={styles.buttons}>
      <IconButton
        label={NAMES.showFacets}
        icon={<PanelLeftOpen />}
        aria-expanded={false}
        onClick={onUnfold}
      />
      <span className={styles.separator} />
      {parts.map(({ label, count, sign }) => (
        <span key={label} className={styles.part}>
          <IconButton
            label={count > 0 ? `${label}, ${count} applied` : label}
            icon={sign}
            aria-expanded={false}
            onClick={onUnfold}
          />
          {count > 0 && (
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
          )}
        </span>
      ))}
    </div>
  )
}
