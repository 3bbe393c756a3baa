import { memo, useRef, type ReactNode } from 'react'
import { SelectCell } from '../../../grid/rows/SelectCell.tsx'
import { useOwnFocus } from '../../../grid/useOwnFocus.ts'
import { formatDiscount, formatPrice } from '../../../lib/numbers/format.ts'
import type { Change, ChangeSide } from '../../../model/changes/change.ts'
import { selectProduct } from '../../../model/changes/changesNames.ts'
import {
  foundKind,
  marketColumnOf,
  sideOf,
  type OwnColumn,
} from '../../../model/changes/orderChanges.ts'
import { firstCodeOf, type MarketColumn, type RowMarket } from '../../../model/market/rowMarket.ts'
import { MarketCell } from '../../../position/setMarket/MarketCell.tsx'
import { MerchantMark } from '../../../pictures/MerchantMark.tsx'
import { ProductPicture } from '../../../pictures/ProductPicture.tsx'
import { Delta } from '../../../products/prices/Delta.tsx'
import { Unit } from '../../../products/prices/Unit.tsx'
import { ChangeMarks } from '../../../runs/ChangeMarks.tsx'
import { PositionChange } from './PositionChange.tsx'
import { Link } from '../../../shell/Link.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import type { ChangesState } from '../../../url/states/changesState.ts'
import { encodeHistory } from '../../../url/states/historyState.ts'
import { paths } from '../../../url/paths.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import styles from './ChangesTable.module.css'
import type { TableColumn } from './changeTable.ts'
import type { ChangeMarkets } from './useChangeMarkets.ts'

type Props = {
  collectionId: string
  change: Change
  columns: readonly TableColumn[]
  markets: ChangeMarkets
  place: number
  state: ChangesState
  isSelected: boolean
  /** Whether the address names it. */
  isShown: boolean
  onSelect: (change: Change, place: number, isSelected: boolean, isRange: boolean) => void
}

/** A changed product: what it was, what it is. */
export const ChangeLine = memo(function ChangeLine(props: Props) {
  const { collectionId, change, columns, markets, place, state, isSelected, isShown, onSelect } =
    props
  const line = useRef<HTMLTableRowElement>(null)
  useOwnFocus(line, place)
  const side = sideOf(change)
  const title = side?.title ?? null
  return (
    <tr
      ref={line}
      data-row={place}
      data-shown={isShown || undefined}
      data-selected={isSelected || undefined}
      aria-rowindex={place + 2}
    >
      <SelectCell
        label={selectProduct(title)}
        isSelected={isSelected}
        onSelect={(on, isRange) => onSelect(change, place, on, isRange)}
      />
      <td data-stick="picture">
        <ProductPicture src={side?.imageUrl ?? null} size="thumb" />
      </td>
      {columns.map(({ key, isNumber, opensGroup }) =>
        key === 'title' ? (
          <th key={key} scope="row" data-column={key} data-stick="name">
            <Link
              className={styles.product}
              to={paths.history(
                collectionId,
                encodeHistory({ product: change.key, ref: state.ref }),
              )}
              keepScroll
              title={title ?? undefined}
              aria-current={isShown || undefined}
            >
              {title ?? 'Product without a title'}
            </Link>
          </th>
        ) : (
          <td key={key} data-column={key} data-number={isNumber} data-group={opensGroup}>
            <Value column={key} change={change} markets={markets} />
          </td>
        ),
      )}
    </tr>
  )
})

type ValueProps = Pick<Props, 'change' | 'markets'> & {
  column: Exclude<TableColumn['key'], 'title'>
}

function Value({ column, change, markets }: ValueProps): ReactNode {
  const market = marketColumnOf(column)
  return market === undefined ? (
    CELLS[column as keyof typeof CELLS](change) // a column of no market
  ) : (
    <Position column={market} side={sideOf(change)} markets={markets} />
  )
}

type PositionProps = {
  column: MarketColumn
  side: ChangeSide | null
  markets: ChangeMarkets
}

/** Your price position at the code of the row, before and now. */
function Position({ column, side, markets }: PositionProps) {
  const hasCode = side !== null && firstCodeOf(side) !== null
  const [before, now] = [markets.of(side, 'before'), markets.of(side, 'now')]
  const cell = (market: RowMarket | undefined) => (
    <MarketCell
      market={market}
      column={column}
      hasCode={hasCode}
      title={side?.title ?? null}
      country={side?.country ?? ''}
    />
  )
  if (!markets.hasBefore) return cell(now)
  if (column === 'priceStatus') return <PositionChange before={before} now={now} />
  const isSame = before?.[column] === now?.[column] && before?.why === now?.why
  return <FromTo from={cell(before)} to={cell(now)} isSame={isSame} />
}

/** Whether the price is another one, or nobody can tell. */
const isMove = ({ before, now, difference }: Change) =>
  before !== null && now !== null && difference !== 0

/** What a column shows of a change; nothing where that did not change. */
const CELLS: Record<Exclude<OwnColumn, 'title'>, (change: Change) => ReactNode> = {
  merchant: (change) => {
    const merchant = sideOf(change)?.merchant
    return merchant ? (
      <>
        <MerchantMark name={merchant} /> {merchant}
      </>
    ) : (
      <Missing what="no merchant given" />
    )
  },
  change: (change) => {
    const kind = foundKind(change)
    return kind && <ChangeMarks change={{ ...change, kinds: [kind] }} />
  },
  price: ({ before, now, difference }) => (
    <FromTo
      from={priceOf(before?.offerPrice)}
      to={priceOf(now?.offerPrice)}
      isSame={difference === 0}
    />
  ),
  difference: (change) => isMove(change) && <Delta value={change.difference} unit="price" plain />,
  percent: (change) => isMove(change) && <Delta value={change.percent} />,
  discount: ({ before, now }) => (
    <FromTo
      from={discountOf(before?.discount)}
      to={discountOf(now?.discount)}
      isSame={before?.discount === now?.discount}
    />
  ),
  // What is new, gone or back has no other stock to compare with.
  stock: (change) =>
    !foundKind(change) && (
      <FromTo
        from={stockOf(change.before?.active)}
        to={stockOf(change.now?.active)}
        isSame={change.before?.active === change.now?.active}
      />
    ),
}

type FromToProps = {
  /** null: nothing is known of it. */
  from: ReactNode
  to: ReactNode
  isSame: boolean
}

/** What was and what is; nothing where that is the same. */
function FromTo({ from, to, isSame }: FromToProps) {
  const dash = <Missing />
  if (isSame || (from === null && to === null)) return null
  return (
    <>
      <span className="vh">from </span>
      <span className={styles.old}>{from ?? dash}</span>
      <span className={styles.arrow} aria-hidden="true">
        →
      </span>
      <span className="vh"> to </span>
      <b>{to ?? dash}</b>
    </>
  )
}

function priceOf(price: number | null | undefined): ReactNode {
  if (price === null || price === undefined) return null
  return (
    <>
      <Unit />
      <Localized>{formatPrice(price)}</Localized>
    </>
  )
}

function discountOf(discount: number | null | undefined): ReactNode {
  if (discount === null || discount === undefined) return null
  return <Localized>{formatDiscount(discount)}</Localized>
}

function stockOf(active: boolean | null | undefined): ReactNode {
  if (active === null || active === undefined) return null
  return <span className={active ? styles.in : styles.out}>{active ? 'In' : 'Out'}</span>
}
