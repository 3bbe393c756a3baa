import LayoutGrid from 'lucide-react/icons/layout-grid'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Table2 from 'lucide-react/icons/table-2'
import type { ReactNode } from 'react'
import { NAMES } from '../../domain/names.ts'
import { useGo } from '../../parts/useGo.ts'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { paths } from '../../url/paths.ts'
import { appliedFilters, withMode, withView, type SearchState } from '../../url/searchState.ts'
import { AppliedChips } from './AppliedChips.tsx'
import { AnswerCurl, FoundLine } from './FoundLine.tsx'
import { PageSizeField } from './PageSizeField.tsx'
import { PageSteps } from './PageSteps.tsx'
import styles from './SearchHead.module.css'

const MODES = [
  { value: 'lite', label: 'Lite' },
  { value: 'full', label: 'Full' },
] as const
const VIEWS = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid /> },
  { value: 'table', label: 'Table', icon: <Table2 /> },
] as const

type SearchHeadProps = {
  state: SearchState
  /** The one group of countries asked; with several, each section says its own figures. */
  only: string[] | undefined
  onFacets: () => void
  /** What a view adds to the controls. */
  children?: ReactNode
}

/** What was asked, and how it is shown. */
export function SearchHead({ state, only, onFacets, children }: SearchHeadProps) {
  const go = useGo()
  const applied = appliedFilters(state).length + state.words.length
  const keywords = state.q !== '' || state.words.length > 0
  return (
    <header className={styles.head}>
      <div className={styles.asked}>
        <h1 className={styles.title} tabIndex={-1} dir="auto" title={state.q}>
          {keywords ? state.q : 'All products'}
          {state.words.length > 0 && <span className={styles.words}> {state.words.join(' ')}</span>}
        </h1>
        {only && <FoundLine state={state} countries={only} />}
        {only && (
          <span className={styles.end}>
            <AnswerCurl state={state} countries={only} />
          </span>
        )}
      </div>
      <div className={styles.controls}>
        <AppliedChips state={state} />
        <Button
          className={styles.facets}
          icon={<SlidersHorizontal />}
          aria-haspopup="dialog"
          onClick={onFacets}
          iconEnd={applied > 0 && <Tag tone="accent">{applied}</Tag>}
        >
          {NAMES.facets}
        </Button>
        <div className={styles.set}>
          <Segmented
            label={NAMES.responseMode}
            options={MODES}
            value={state.mode}
            onChange={(mode) => go(paths.search(withMode(state, mode)), { keepScroll: true })}
          />
          <Segmented
            label={NAMES.view}
            className={styles.view}
            options={VIEWS}
            value={state.view}
            iconsOnPhone
            onChange={(view) => go(paths.search(withView(state, view)), { keepScroll: true })}
          />
          <PageSizeField state={state} className={styles.size ?? ''} />
          {children && <div className={styles.wide}>{children}</div>}
          {only && (
            <div className={styles.wide}>
              <PageSteps state={state} countries={only} />
            </div>
          )}
        </div>
      </div>
    </header>
  )
}
