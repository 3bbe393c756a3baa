import Columns from 'lucide-react/icons/columns-3'
import { Link } from '../../shell/Link.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import type { CompareState } from '../../url/compareState.ts'
import { paths } from '../../url/paths.ts'
import { COMPARE } from '../../words/compareNames.ts'
import { AddForm } from './AddForm.tsx'
import styles from './NothingToCompare.module.css'
import { useCompareSteps } from './useCompareSteps.ts'

/** How products get here. */
export function NothingToCompare({ state }: { state: CompareState }) {
  const { add } = useCompareSteps(state)
  const countries = [state.country]
  usePageTitle(COMPARE.page)
  return (
    <Panel aria-label={COMPARE.page}>
      <EmptyState
        icon={<Columns />}
        headingLevel={1}
        title="No products to compare yet"
        actions={
          <Link to={paths.search({ countries, view: 'table' })} className={buttonClass()}>
            <span>{`Search in ${state.country}`}</span>
          </Link>
        }
      >
        <p>
          Select two to eight products among the results of a search and press “{COMPARE.link}”, or
          name them here.
        </p>
        <div className={styles.form}>
          <AddForm state={state} onAdd={add} />
        </div>
      </EmptyState>
    </Panel>
  )
}
