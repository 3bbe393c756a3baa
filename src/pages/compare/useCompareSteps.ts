import { formatCount } from '../../lib/numbers/format.ts'
import { sayLeftOut } from '../../position/setMarket/sayLeftOut.ts'
import { useGo } from '../../shell/way.tsx'
import { announce } from '../../ui/panels/LiveRegion.tsx'
import { encodeCompare, type CompareState } from '../../url/states/compareState.ts'
import { paths } from '../../url/paths.ts'
import { COMPARE } from '../../words/compareNames.ts'

/** The steps from one comparison to the next: each is an entry of the history, so that Back takes it back. */
export function useCompareSteps(state: CompareState) {
  const go = useGo()
  const change = (next: Partial<CompareState>) =>
    go(paths.compare(encodeCompare({ ...state, ...next })), { keepScroll: true })
  return {
    onlyDiffering: (diff: boolean) => change({ diff }),
    measureAgainst: (base: string) => change({ base }),
    measurePositionAgainst: (ref: string) => change({ ref }),
    /** Beside the products stands what these batches say of their markets. */
    keepMarket: async (batchIds: readonly string[]) => {
      sayLeftOut(state, batchIds)
      change({ market: [...state.market, ...batchIds] })
    },
    add: (ids: readonly string[]) => change({ ids: [...state.ids, ...ids] }),
    remove: (id: string, name: string) => {
      const ids = state.ids.filter((one) => one !== id)
      change({ ids })
      announce(`${COMPARE.page}: removed ${name}, ${formatCount(ids.length)} left.`)
    },
  }
}

export type CompareSteps = ReturnType<typeof useCompareSteps>
