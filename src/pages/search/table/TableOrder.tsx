import type { Product } from '@/api/operations/product.ts'
import { headerReader, usableSorting } from '@/components/data-table/columnState.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { formatCount, inSentence } from '@/lib/numbers/format.ts'
import { searchColumns, searchContext } from '@/pages/search/columns.tsx'
import { useSearchMarket } from '@/pages/search/market/MarketScope.tsx'
import { tableRows } from '@/pages/search/market/tableRows.ts'
import type { SearchState } from '@/routing/states/searchState.ts'
import { CATALOG_ORDER } from '@/words/columnNames.ts'

type Props = {
  products: readonly Product[]
  countries: string[]
  state: SearchState
  /** The name of the order in which the service returns the rows. */
  catalogOrder: string
  onUnsort: () => void
}

/** The note that the table is sorted, which applies to this page only, with a button that restores the service's order. */
export function TableOrder({ products, countries, state, catalogOrder, onUnsort }: Props) {
  const market = useSearchMarket()
  const rows = tableRows({ products, countries, state, market })
  const context = searchContext(countries, market?.reference)
  const by = usableSorting(searchColumns, rows, context, state.sort)
  if (by.length === 0) return <span>{catalogOrder}</span>
  const headerOf = headerReader(searchColumns, context)
  const words = by.map(({ column }) => inSentence(headerOf(column))).join(', then ')
  return (
    <span>
      {`Sorted by ${words}, only these ${formatCount(rows.length)} rows`}
      <Button variant="link" size="s" onClick={onUnsort}>
        {CATALOG_ORDER}
      </Button>
    </span>
  )
}
