import { useMemo, useState } from 'react'
import { figureReader } from '@/components/data-table/columnState.ts'
import type { DataColumn } from '@/components/data-table/defineColumns.ts'
import { Grid } from '@/components/data-table/grid/Grid.tsx'
import type { Selection } from '@/components/data-table/grid/rows/createSelections.ts'
import { useGridRows } from '@/components/data-table/grid/rows/useGridRows.ts'
import { useSelectRows } from '@/components/data-table/grid/rows/useSelectRows.tsx'
import { useTotals } from '@/components/data-table/grid/rows/useTotals.ts'
import { gridColumns } from '@/components/data-table/gridColumns.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import type { PriceChanges } from '@/features/pricing/usePriceChanges.ts'
import { nextSort, type SortKeys } from '@/lib/sortKeys.ts'
import {
  namedByProduct,
  priceColumns,
  type PriceColumn,
  type PriceContext,
} from '@/pages/priceList/columns.tsx'
import { PRICES } from '@/words/priceListNames.ts'
import { PriceLine } from './PriceLine.tsx'
import styles from './PriceTable.module.css'

type Props = {
  /** The entries in the order in which they are shown. */
  entries: readonly PriceEntry[]
  /** The visible columns. */
  columns: readonly DataColumn<PriceEntry, PriceColumn, PriceContext>[]
  sort: SortKeys<PriceColumn>
  onSort: (sort: SortKeys<PriceColumn>) => void
  selection: Selection<PriceEntry>
  /** The current data of the selected entries, including those that the search hides. */
  selected: readonly PriceEntry[]
  country: string
  changes: PriceChanges
}

const figureIn = figureReader(priceColumns)

/** The table of the price list. Only rows in view are in the document; screen readers get the total number. */
export function PriceTable(props: Props) {
  const { entries, columns, sort, onSort, selection, selected, country, changes } = props
  const shown = useMemo(() => namedByProduct(columns), [columns])
  const context = useMemo<PriceContext>(() => ({ country, changes }), [country, changes])
  const heads = useMemo(
    () => gridColumns(shown, { rows: entries, context, currencyLabel: '' }),
    [shown, entries, context],
  )
  // The code of the row that has the focus. The user may be editing it, so it stays mounted while the page scrolls.
  const [written, setWritten] = useState<string | null>(null)
  const focusedIndex = useMemo(
    () => (written === null ? -1 : entries.findIndex(({ code }) => code === written)),
    [entries, written],
  )
  const rows = useGridRows(entries.length, { focusedIndex })
  const read = useMemo(
    () => ({
      between: (from: number, to: number) => Promise.resolve(entries.slice(from, to)),
      all: () => Promise.resolve(entries),
    }),
    [entries],
  )
  const { head, one } = useSelectRows(PRICES.selectAll, entries, read, {
    selected: selection.rows,
    count: selection.rows.size,
    select: selection.select,
  })
  const totals = useTotals('prices', {
    rows: entries,
    selected,
    columns: heads,
    figureOf: figureIn,
  })
  return (
    <Grid
      table="prices"
      caption={PRICES.rows}
      boxLabel={PRICES.box}
      className={classes(styles.table, columns.some(({ id }) => id === 'title') && styles.named)}
      columns={heads}
      select={head}
      acts="Remove"
      sort={sort}
      onSort={(column, beside) => onSort(nextSort(sort, column, beside))}
      rows={rows}
      totals={totals}
    >
      {(index) => {
        const entry = entries[index]
        return (
          entry && (
            <PriceLine
              key={entry.code}
              entry={entry}
              index={index}
              columns={shown}
              isSelected={selection.rows.has(entry.code)}
              onSelect={one}
              context={context}
              changes={changes}
              onFocusChange={setWritten}
            />
          )
        )
      }}
    </Grid>
  )
}
