import { Corrections } from '../../notices/Corrections.tsx'
import { useUrlState } from '../../shell/useUrlState.ts'
import { Frame } from '../../ui/Frame.tsx'
import { encodeCompare, decodeCompare } from '../../url/compareState.ts'
import styles from './ComparePage.module.css'
import { ComparedProducts } from './ComparedProducts.tsx'
import { NothingToCompare } from './NothingToCompare.tsx'

/** How two to eight products of one country differ. */
export function ComparePage() {
  const { state, corrections } = useUrlState(decodeCompare, encodeCompare)
  return (
    <Frame className={styles.page}>
      <Corrections list={corrections} />
      {state.ids.length === 0 ? (
        <NothingToCompare state={state} />
      ) : (
        <ComparedProducts state={state} />
      )}
    </Frame>
  )
}
