import { shownCountry } from '../../lib/countryCode.ts'
import Columns from 'lucide-react/icons/columns-3'
import { Corrections } from '../../notices/Corrections.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { Link } from '../../shell/Link.tsx'
import { useUrlState } from '../../shell/useUrlState.ts'
import { EmptyState } from '../../ui/panels/EmptyState.tsx'
import { Frame } from '../../ui/panels/Frame.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { encodeCompare, decodeCompare, type CompareState } from '../../url/states/compareState.ts'
import { paths } from '../../url/paths.ts'
import { COMPARE } from '../../words/compareNames.ts'
import { AddForm } from './add/AddForm.tsx'
import styles from './ComparePage.module.css'
import { ComparedProducts } from './ComparedProducts.tsx'
import { useCompareSteps, type CompareSteps } from './useCompareSteps.ts'

/** How two to eight products of one country differ. */
export function ComparePage() {
  const { state, corrections } = useUrlState(decodeCompare, encodeCompare)
  const steps = useCompareSteps(state)
  return (
    <Frame className={styles.page}>
      <Corrections list={corrections} />
      {state.ids.length === 0 ? (
        <NothingToCompare state={state} onAdd={steps.add} />
      ) : (
        <ComparedProducts state={state} steps={steps} />
      )}
    </Frame>
  )
}

/** How products get here. */
function NothingToCompare({ state, onAdd }: { state: CompareState; onAdd: CompareSteps['add'] }) {
  const countries = [state.country]
  return (
    <>
      <PageHead title={COMPARE.page} />
      <Panel aria-label={COMPARE.page}>
        <EmptyState
          icon={<Columns />}
          title="No products to compare yet"
          actions={
            <Link to={paths.search({ countries, view: 'table' })} className={buttonClass()}>
              <span>{`Search in ${shownCountry(state.country)}`}</span>
            </Link>
          }
        >
          <p>
            Select two to eight products in search results and click “{COMPARE.link}”, or enter them
            here.
          </p>
          <div className={styles.form}>
            <AddForm state={state} onAdd={onAdd} />
          </div>
        </EmptyState>
      </Panel>
    </>
  )
}
