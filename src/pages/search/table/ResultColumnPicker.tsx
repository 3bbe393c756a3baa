import { ColumnPicker } from '../../../grid/columns/ColumnPicker.tsx'
import { Skeleton } from '../../../ui/panels/Skeleton.tsx'
import type { SearchState } from '../../../url/states/searchState.ts'
import { useMarket } from '../market/MarketScope.tsx'
import { tableRows } from '../market/tableRows.ts'
import { heldColumns, shownColumns } from './columns.ts'
import { useSearch } from '../useSearch.ts'

type ResultColumnPickerProps = {
  state: SearchState
  countries: string[]
  /** null: the usual ones. */
  chosen: readonly string[] | null
  onChoose: (columns: string[] | null) => void
}

/** Which fields the table shows, of those that the answer holds. */
export function ResultColumnPicker({
  state,
  countries,
  chosen,
  onChoose,
}: ResultColumnPickerProps) {
  const market = useMarket()
  const { query, shown } = useSearch(state, countries)
  // Until there is an answer, nobody knows what it holds.
  if (!shown && query.isPending) return <Skeleton width={156} height={32} />
  if (!shown || shown.products.length === 0) return null
  const products = tableRows({ products: shown.products, countries, state, market })
  const reference = market?.reference ?? null
  const ids = shownColumns(products, chosen).map(({ key }) => key)
  const now = chosen ?? ids
  return (
    <ColumnPicker
      table="search"
      held={heldColumns(products, reference).map(({ key, label }) => ({
        key,
        label,
        isAlwaysShown: key === 'title',
      }))}
      shown={ids}
      onChoose={(id, on) => onChoose(on ? [...now, id] : now.filter((other) => other !== id))}
      onUsual={chosen && (() => onChoose(null))}
    />
  )
}
