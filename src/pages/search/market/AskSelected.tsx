import type { ReactNode } from 'react'
import { AskMarketOfRows } from '../../../position/setMarket/AskMarket.tsx'
import { useGo } from '../../../shell/way.tsx'
import { paths } from '../../../url/paths.ts'
import { withMarket, type SearchState } from '../../../url/states/searchState.ts'
import { searchTitle } from '../searchWords.ts'
import type { Selected } from '../selection/selection.ts'
import { useMarket } from './MarketScope.tsx'
import { askedRow } from './tableRows.ts'

type Props = { state: SearchState; selected: readonly Selected[] }

/** The market of the selected products, each in the country in which it was found; the answers stand in the table. */
export function AskSelected({ state, selected }: Props): ReactNode {
  const go = useGo()
  const market = useMarket()
  return (
    <AskMarketOfRows
      variant="primary"
      rows={selected.map(({ product, country }) => askedRow(product, country))}
      markets={market?.markets ?? new Map()}
      asked={{
        name: searchTitle(state),
        keep: async (ids) => go(paths.search(withMarket(state, ids)), { keepScroll: true }),
        onAsked: () => {},
      }}
    />
  )
}
