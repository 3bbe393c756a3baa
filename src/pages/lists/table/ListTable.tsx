import { useState, type FocusEvent, type RefObject } from 'react'
import { GapRow } from '../../../grid/rows/GapRow.tsx'
import { useRowWindow } from '../../../grid/rows/useRowWindow.ts'
import { useWholeOnPaper } from '../../../grid/useWholeOnPaper.ts'
import { entryKey, listCountries } from '../../../model/lists/productList.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import { askedEntry } from '../../../model/market/askedRow.ts'
import {
  MARKET_COLUMNS,
  marketKeyOf,
  marketLabel,
  type MarketColumn,
} from '../../../model/market/rowMarket.ts'
import type { SetMarket } from '../../../position/setMarket/useSetMarket.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Calculated } from '../../../ui/figures/Calculated.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import { Table } from '../../../ui/tables/Table.tsx'
import { LISTS } from '../../../words/listNames.ts'
import { ListRow, type RowActs } from './ListRow.tsx'
import styles from './ListTable.module.css'
import type { LoadStates } from '../prices/useListPrices.ts'
import type { Reorder } from './useReorder.ts'
import { answerPlace } from '../../../shell/skipPlaces.ts'

const COLUMNS = 11
/** What a row says of the market of its product, once it was asked for. */
const OF_MARKET = ['myPrice', 'difference', 'index', 'rank'] as const

type Props = {
  body: RefObject<HTMLTableSectionElement | null>
  reorder: Reorder
  states: LoadStates
  selected: ReadonlySet<string>
  onSelectAll: (isSelected: boolean) => void
  /** Null where nobody asked for the market of any. */
  market: Pick<SetMarket, 'markets' | 'reference'> | null
  acts: RowActs
}

function labelOf(column: MarketColumn, reference: ReferenceWords) {
  const label = marketLabel(column, reference)
  const { formula } = MARKET_COLUMNS[column]
  return formula === undefined ? label : <Calculated formula={formula}>{label}</Calculated>
}

/** The products of a list in its order; on a phone the same markup becomes rows of several lines. */
export function ListTable(props: Props) {
  const { body, reorder, states, selected, onSelectAll, market, acts } = props
  const { order, heldKey } = reorder
  // A row that is held, or has the focus, as one whose note is written has, stays while it is out of sight.
  const [focused, setFocused] = useState<string | null>(null)
  const kept = heldKey ?? focused
  const keep = kept === null ? -1 : order.findIndex((entry) => entryKey(entry) === kept)
  const inView = useRowWindow(order.length, body, undefined, keep)
  const { first, last, above, below } = useWholeOnPaper(inView, order.length)
  const follow = ({ target }: FocusEvent) =>
    setFocused(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null)
  const marketColumns = market === null ? [] : OF_MARKET
  const span = COLUMNS + marketColumns.length
  const saysCountry = listCountries(order).length > 1
  return (
    <Table
      ref={answerPlace}
      caption={LISTS.products}
      className={classes(styles.table, market !== null && styles.withMarket)}
      sticky
      aria-rowcount={order.length + 1}
    >
      <thead>
        <tr>
          <th scope="col" className={styles.move}>
            <span className="vh">Move</span>
          </th>
          <th scope="col" data-number className={styles.place}>
            #
          </th>
          <td className={styles.select}>
            <Checkbox
              hideLabel
              label={LISTS.selectAll}
              checked={selected.size > 0 && selected.size === order.length}
              indeterminate={selected.size > 0 && selected.size < order.length}
              onChange={onSelectAll}
            />
          </td>
          <th scope="col" className={styles.picture}>
            <span className="vh">Picture</span>
          </th>
          <th scope="col" className={styles.product}>
            Product
          </th>
          <th scope="col" className={styles.stock}>
            Stock
          </th>
          <th scope="col" data-number data-group className={styles.offer}>
            Offer, added → now
          </th>
          <th scope="col" data-number className={styles.change}>
            <Calculated formula="(Offer price now − offer price when it was first seen in this list) ÷ the latter × 100">
              Change
            </Calculated>
          </th>
          {market !== null &&
            marketColumns.map((column) => (
              <th
                key={column}
                scope="col"
                data-number
                data-group={column === 'myPrice' || undefined}
                className={styles[column]}
              >
                {labelOf(column, market.reference)}
              </th>
            ))}
          <th scope="col" data-number className={styles.added}>
            Added
          </th>
          <th scope="col" data-group className={styles.note}>
            Note
          </th>
          <th scope="col" className={styles.remove}>
            <span className="vh">Remove</span>
          </th>
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is followed, wherever in a row it is */}
      <tbody ref={body} onFocus={follow} onBlur={() => setFocused(null)}>
        <GapRow {...above} columns={span} />
        {order.slice(first, last).map((entry, at) => {
          const key = entryKey(entry)
          return (
            <ListRow
              key={key}
              entry={entry}
              place={first + at + 1}
              state={states.get(key)}
              isSelected={selected.has(key)}
              isHeld={heldKey === key}
              saysCountry={saysCountry}
              marketColumns={marketColumns}
              market={market?.markets.get(marketKeyOf(askedEntry(entry)))}
              reorder={reorder}
              acts={acts}
            />
          )
        })}
        <GapRow {...below} columns={span} />
      </tbody>
    </Table>
  )
}
