import Columns from 'lucide-react/icons/columns-3'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Corrections } from '@/features/messages/Corrections.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { shownCountry } from '@/lib/countryCode.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeCompare, decodeCompare, type CompareState } from '@/routing/states/compareState.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import { COMPARE } from '@/words/compareNames.ts'
import { AddForm } from './add/AddForm.tsx'
import { ComparedProducts } from './ComparedProducts.tsx'
import { useCompareNavigation, type CompareNavigation } from './useCompareNavigation.ts'
import styles from './ComparePage.module.css'

/** The page *Compare*: two to eight products of one country side by side. */
export function ComparePage() {
  const { state, corrections } = useUrlState(decodeCompare, encodeCompare)
  const steps = useCompareNavigation(state)
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

/** The message of an empty comparison: how to add products. */
function NothingToCompare({
  state,
  onAdd,
}: {
  state: CompareState
  onAdd: CompareNavigation['add']
}) {
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
