import LayoutGrid from 'lucide-react/icons/layout-grid'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Table2 from 'lucide-react/icons/table-2'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { SaveSearch } from '@/features/collections/savedSearches/SaveSearch.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { appliedFilters, withView, type SearchState } from '@/routing/states/searchState.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { NAMES } from '@/words/names.ts'
import { PageSizeField } from './paging/PageSizeField.tsx'
import { PageSteps } from './paging/PageSteps.tsx'
import { searchTitle } from './searchWords.ts'
import styles from './HeadControls.module.css'

const FACETS = <SlidersHorizontal />
const VIEWS = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid /> },
  { value: 'table', label: 'Table', icon: <Table2 /> },
] as const

export type HeadControlsProps = {
  state: SearchState
  /** The group of countries that is requested, if there is only one. With several, each section shows its own figures. */
  only: string[] | undefined
  onFacets: () => void
  /** Additional controls of a view. */
  children?: ReactNode
}

/** The controls of the results: request options, display, and links to the previous and next pages. */
export function HeadControls({ state, only, onFacets, children }: HeadControlsProps) {
  const go = useGo()
  const applied = appliedFilters(state).length + state.words.length
  return (
    <>
      <Button
        className={styles.facets}
        icon={FACETS}
        aria-haspopup="dialog"
        onClick={onFacets}
        iconEnd={applied > 0 && <Tag tone="accent">{applied}</Tag>}
      >
        {NAMES.facets}
      </Button>
      <div className={styles.set}>
        <Segmented
          label={NAMES.view}
          options={VIEWS}
          value={state.view}
          iconsOnPhone
          onChange={(view, isMoved) =>
            go(paths.search(withView(state, view)), { preserveScroll: true, replace: isMoved })
          }
        />
        <span data-commands={KEYBOARD.thisPage}>
          <SaveSearch state={state} name={searchTitle(state)} />
        </span>
        <PageSizeField state={state} className={styles.size ?? ''} />
        {children && <div className={styles.wide}>{children}</div>}
        {only && (
          <div className={styles.wide}>
            <PageSteps state={state} countries={only} />
          </div>
        )}
      </div>
    </>
  )
}
