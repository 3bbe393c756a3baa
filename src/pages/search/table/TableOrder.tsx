import type { Product } from '../../../catalog/operations/product.ts'
import { formatCount, inSentence } from '../../../lib/numbers/format.ts'
import type { SortKeys } from '../../../lib/sortKeys.ts'
import { COLUMNS, type ColumnKey } from '../../../model/columns/columns.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { CATALOG_ORDER } from '../../../words/columnNames.ts'
import { usableSort } from './columns.ts'

type Props = {
  products: readonly Product[]
  countries: string[]
  sort: SortKeys<ColumnKey>
  /** What the order of the service is called. */
  given: string
  onUnsort: () => void
}

/** That the table is in an order of its own, which is one of this page alone, and the way back. */
export function TableOrder({ products, countries, sort, given, onUnsort }: Props) {
  const by = usableSort(products, countries, sort)
  if (by.length === 0) return <span>{given}</span>
  const words = by.map(({ column }) => inSentence(COLUMNS[column].label)).join(', then ')
  return (
    <span>
      {`Sorted by ${words}, these ${formatCount(products.length)} rows only`}
      <Button variant="link" size="s" onClick={onUnsort}>
        {CATALOG_ORDER}
      </Button>
    </span>
  )
}
