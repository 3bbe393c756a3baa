import { useCallback, useMemo, useState } from 'react'
import { Grid } from '../../../grid/Grid.tsx'
import type { Reorder } from '../../../grid/move/useReorder.ts'
import type { Selection } from '../../../grid/rows/createSelections.ts'
import { useGridRows, type GridRefs } from '../../../grid/rows/useGridRows.ts'
import { useSelectRows } from '../../../grid/rows/useSelectRows.tsx'
import { useTotals } from '../../../grid/rows/useTotals.ts'
import { nextSort, type SortKeys } from '../../../lib/sortKeys.ts'
import { entryKey, listCountries, type ListEntry } from '../../../model/lists/productList.ts'
import { DifferenceAxis, DifferenceReach } from '../../../position/setMarket/DifferenceBar.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import { LISTS } from '../../../words/listNames.ts'
import type { ListColumn } from '../listsState.ts'
import type { LoadStates } from '../../workbench/items/picked/useListPrices.ts'
import { ListLine, type RowActs } from './ListLine.tsx'
import styles from './ListTable.module.css'
import { figureIn, type ListRow, type ListTableColumn } from './listColumns.ts'

type Props = {
  /** In the order in which they are shown. */
  rows: readonly ListRow[]
  /** Those that are selected. */
  selected: readonly ListRow[]
  /** Their place in the list, from 1, by key. */
  places: ReadonlyMap<string, number>
  columns: readonly ListTableColumn[]
  sort: SortKeys<ListColumn>
  onSort: (sort: SortKeys<ListColumn>) => void
  selection: Selection<ListEntry>
  reorder: Reorder
  refs: GridRefs
  states: LoadStates
  acts: RowActs
}

/** The products of a list, in its own order or in one by columns; on a phone rows become lines. */
export function ListTable(props: Props) {
  const { rows, selected, places, columns, sort, onSort, selection, reorder, refs, states } = props
  const { acts } = props
  const { heldKey } = reorder
  // A row that is held, or has the focus, as one whose note is written has, stays while it is out of sight.
  const [focused, setFocused] = useState<string | null>(null)
  const kept = heldKey ?? focused
  const keep = kept === null ? -1 : rows.findIndex(({ entry }) => entryKey(entry) === kept)
  const view = useGridRows(rows.length, { keep, refs })
  const entries = useMemo(() => rows.map(({ entry }) => entry), [rows])
  const read = useMemo(
    () => ({
      between: (from: number, to: number) => Promise.resolve(entries.slice(from, to)),
      all: () => Promise.resolve(entries),
    }),
    [entries],
  )
  const { head, one } = useSelectRows(LISTS.selectAll, entries, read, {
    selected: selection.rows,
    count: selected.length,
    select: selection.select,
  })
  const totals = useTotals('lists', { rows, selected, columns, figureOf: figureIn })
  const saysCountry = useMemo(() => listCountries(entries).length > 1, [entries])
  const onLeave = useCallback(() => setFocused(null), [])
  const reach = Math.max(0, ...rows.map(({ market }) => Math.abs(market?.difference ?? 0)))
  const hasMarket = columns.some(({ key }) => key === 'index')
  return (
    <DifferenceReach value={reach}>
      <Grid
        table="lists"
        caption={LISTS.products}
        boxLabel={LISTS.box}
        className={classes(styles.table, hasMarket && styles.withMarket)}
        columns={columns.map((column) => ({
          ...column,
          axis: column.key === 'difference' && <DifferenceAxis />,
        }))}
        move="#"
        select={head}
        picture="small"
        acts="Remove"
        sort={sort}
        onSort={(column, beside) => onSort(nextSort(sort, column, beside))}
        rows={view}
        totals={totals}
      >
        {(at) => {
          const row = rows[at]
          if (!row) return null
          const key = entryKey(row.entry)
          return (
            <ListLine
              key={key}
              row={row}
              at={at}
              place={places.get(key) ?? at + 1}
              columns={columns}
              state={states.get(key)}
              isSelected={selection.rows.has(key)}
              onSelect={one}
              isHeld={heldKey === key}
              saysCountry={saysCountry}
              // Sorted by columns, its place in the list is not where it stands.
              reorder={sort.length === 0 ? reorder : null}
              acts={acts}
              onFocus={setFocused}
              onLeave={onLeave}
            />
          )
        }}
      </Grid>
    </DifferenceReach>
  )
}
