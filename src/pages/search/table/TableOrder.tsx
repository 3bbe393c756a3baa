import { headerReader, usableSorting } from '../../../components/data-table/columnState.ts'
import type { Product } from '../../../catalog/operations/product.ts'
import { formatCount, inSentence } from '../../../lib/numbers/format.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { CATALOG_ORDER } from '../../../words/columnNames.ts'
import type { SearchState } from '../../../url/states/searchState.ts'
import { searchColumns, searchContext } from '../columns.tsx'
import { useMarket } from '../market/MarketScope.tsx'
import { tableRows } from '../market/tableRows.ts'

type Props = {
  products: readonly Product[]
  countries: string[]
  state: SearchState
  /** What the order of the service is called. */
  given: string
  onUnsort: () => void
}

/** That the table is in an order of its own, which is one of this page alone, and the way back. */
export function TableOrder({ products, countries, state, given, onUnsort }: Props) {
  const market = useMarket()
  const rows = tableRows({ products, countries, state, market })
  const context = searchContext(countries, market?.reference)
  const by = usableSorting(searchColumns, rows, context, state.sort)
  if (by.length === 0) return <span>{given}</span>
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
