import { pickerColumns, visibleColumns } from '@/components/data-table/columnState.ts'
import { ColumnPicker } from '@/components/data-table/grid/columns/ColumnPicker.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { searchColumns, searchContext } from '@/pages/search/columns.tsx'
import { useSearchMarket } from '@/pages/search/market/MarketScope.tsx'
import { tableRows } from '@/pages/search/market/tableRows.ts'
import { useSearch } from '@/pages/search/useSearch.ts'
import type { SearchState } from '@/routing/states/searchState.ts'

type ResultColumnPickerProps = {
  state: SearchState
  countries: string[]
  /** The columns that the user chose; null for the default ones. */
  chosen: readonly string[] | null
  onChoose: (columns: string[] | null) => void
}

/** The control that chooses the fields of the table, from those that the answer has. */
export function ResultColumnPicker({
  state,
  countries,
  chosen,
  onChoose,
}: ResultColumnPickerProps) {
  const market = useSearchMarket()
  const { query, shown } = useSearch(state, countries)
  // Before there is an answer, its fields are unknown.
  if (!shown && query.isPending) return <Skeleton width={156} height={32} />
  if (!shown || shown.products.length === 0) return null
  const products = tableRows({ products: shown.products, countries, state, market })
  const context = searchContext(countries, market?.reference)
  const ids = visibleColumns(searchColumns, products, context, chosen).map(({ id }) => id)
  const now = chosen ?? ids
  return (
    <ColumnPicker
      table="search"
      available={pickerColumns(searchColumns, products, context)}
      shown={ids}
      onChoose={(id, on) => onChoose(on ? [...now, id] : now.filter((other) => other !== id))}
      onUsual={chosen && (() => onChoose(null))}
    />
  )
}
