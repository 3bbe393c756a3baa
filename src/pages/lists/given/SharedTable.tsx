import { useMemo, useState } from 'react'
import { Grid } from '../../../grid/Grid.tsx'
import { useGridRows, type GridRefs } from '../../../grid/rows/useGridRows.ts'
import { together } from '../../../lib/countryCode.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { nextSort, type SortKeys } from '../../../lib/sortKeys.ts'
import { countriesOf, entryKey, type ListEntry } from '../../../model/lists/productList.ts'
import { EanLink } from '../../../products/EanLink.tsx'
import { Price } from '../../../products/prices/Price.tsx'
import { ProductLink } from '../../../products/ProductLink.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { LISTS } from '../../../words/listNames.ts'
import type { ListColumn } from '../listsState.ts'
import { RowStock } from '../prices/RowStock.tsx'
import type { LoadStates } from '../../workbench/items/picked/useListPrices.ts'
import { EntryPicture } from '../table/EntryPicture.tsx'
import { heldColumns, inOrder, type ListTableColumn } from '../table/listColumns.ts'
import { rowState, titleOf } from '../table/rowWords.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import styles from './SharedTable.module.css'

/** Of a list's columns those that a link tells of; the offer is the one of now alone. */
const COLUMNS: readonly ListTableColumn[] = heldColumns(null, false)
  .filter(({ key }) => ['product', 'stock', 'offer', 'note'].includes(key))
  .map((column) =>
    column.key === 'offer' ? { ...column, label: 'Offer', width: 120, total: undefined } : column,
  )

type Props = {
  refs: GridRefs
  entries: readonly ListEntry[]
  states: LoadStates
  onRetry: (entry: ListEntry) => void
}

/** The products of a link, to be read: what the sender wrote of them, and what they cost now. */
export function SharedTable({ refs, entries, states, onRetry }: Props) {
  const { way } = useConnection()
  const labelOf = useCurrencyLabel()
  const [sort, setSort] = useState<SortKeys<ListColumn>>([])
  const places = useMemo(
    () => new Map(entries.map((entry, at) => [entryKey(entry), at + 1])),
    [entries],
  )
  const rows = useMemo(
    () =>
      inOrder(
        entries.map((entry) => ({ entry })),
        sort,
      ),
    [entries, sort],
  )
  return (
    <Grid
      table="lists"
      caption={LISTS.products}
      boxLabel={LISTS.box}
      className={styles.table}
      columns={COLUMNS}
      move="#"
      picture="small"
      sort={sort}
      onSort={(column, beside) => setSort(nextSort(sort, column, beside))}
      rows={useGridRows(rows.length, { refs })}
    >
      {(at) => {
        const entry = rows[at]?.entry
        if (!entry) return null
        const key = entryKey(entry)
        const state = states.get(key)
        const { seen } = entry
        const names = [seen?.merchant, seen?.brand, together(countriesOf(entry))]
        const words = state?.kind === 'failed' ? rowState(entry, state, way) : null
        return (
          <tr key={key} data-row={key} data-item={key} aria-rowindex={at + 2}>
            <td data-stick="move" data-number className={styles.place}>
              {formatCount(places.get(key) ?? at + 1)}
            </td>
            <td data-stick="picture">
              <EntryPicture entry={entry} />
            </td>
            <th scope="row" data-column="product" data-stick="name">
              <span className={styles.title} dir="auto">
                <ProductLink id={entry.id} title={titleOf(entry)} countries={entry.country} />
              </span>
              <span className={styles.names} dir="auto">
                <Localized>{words ?? names.filter((name) => name).join(' · ')}</Localized>{' '}
                {seen?.eans && <EanLink eans={seen.eans} country={entry.country} />}
              </span>
            </th>
            <td data-column="stock">
              <RowStock
                entry={entry}
                state={state}
                title={titleOf(entry)}
                onRetry={() => onRetry(entry)}
              />
            </td>
            <td data-column="offer" data-number data-group>
              <CurrencyLabel value={labelOf(countriesOf(entry))}>
                {seen && <Price offer={seen.offerPrice} />}
              </CurrencyLabel>
            </td>
            <td data-column="note" data-group dir="auto">
              {entry.note}
            </td>
          </tr>
        )
      }}
    </Grid>
  )
}
