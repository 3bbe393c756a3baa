import { memo, useRef, type ReactNode } from 'react'
import { useOwnFocus } from '../../grid/useOwnFocus.ts'
import { formatDiscount, formatPrice } from '../../lib/numbers/format.ts'
import type { Change } from '../../model/changes/change.ts'
import { selectProduct } from '../../model/changes/changesNames.ts'
import { sideOf, type ChangeColumn } from '../../model/changes/orderChanges.ts'
import { MerchantMark } from '../../pictures/MerchantMark.tsx'
import { ProductPicture } from '../../pictures/ProductPicture.tsx'
import { Delta } from '../../products/prices/Delta.tsx'
import { Unit } from '../../products/prices/Unit.tsx'
import { ChangeMarks } from '../../runs/ChangeMarks.tsx'
import { Link } from '../../shell/Link.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Missing } from '../../ui/tables/Missing.tsx'
import { encodeChanges, type ChangesState } from '../../url/states/changesState.ts'
import { paths } from '../../url/paths.ts'
import styles from './ChangesTable.module.css'
import type { TableColumn } from './changeTable.ts'

type Props = {
  setId: string
  change: Change
  columns: readonly TableColumn[]
  place: number
  state: ChangesState
  isSelected: boolean
  /** Whether its prices are shown beside the table. */
  isShown: boolean
  onSelect: (changes: readonly Change[], isSelected: boolean) => void
}

/** A changed product: what it was, what it is. */
export const ChangeLine = memo(function ChangeLine(props: Props) {
  const { setId, change, columns, place, state, isSelected, isShown, onSelect } = props
  const line = useRef<HTMLTableRowElement>(null)
  useOwnFocus(line, place)
  const { before, now, difference, percent, kinds } = change
  const side = sideOf(change)
  const title = side?.title ?? null
  const has = (key: ChangeColumn) => columns.some((column) => column.key === key)
  const isMoved = kinds.includes('price-down') || kinds.includes('price-up')
  return (
    <tr ref={line} data-row={place} data-shown={isShown || undefined} aria-rowindex={place + 2}>
      <td className={styles.select}>
        <Checkbox
          label={selectProduct(title)}
          hideLabel
          checked={isSelected}
          onChange={(next) => onSelect([change], next)}
        />
      </td>
      <td className={styles.picture}>
        <ProductPicture src={side?.imageUrl ?? null} size="thumb" />
      </td>
      <th scope="row" className={styles.title}>
        <Link
          className={styles.product}
          to={paths.changes(setId, encodeChanges({ ...state, product: change.key }))}
          keepScroll
          title={title ?? undefined}
          aria-current={isShown || undefined}
        >
          {title ?? 'Product without a title'}
        </Link>
      </th>
      <td className={styles.merchant}>
        {side?.merchant ? (
          <>
            <MerchantMark name={side.merchant} /> {side.merchant}
          </>
        ) : (
          <Missing what="no merchant given" />
        )}
      </td>
      <td className={styles.change}>
        <ChangeMarks change={change} />
      </td>
      <td data-number data-group className={styles.price}>
        <FromTo
          from={priceOf(before?.offerPrice)}
          to={priceOf(now?.offerPrice)}
          isSame={difference === 0}
        />
      </td>
      {has('difference') && (
        <td data-number className={styles.difference}>
          <Delta value={difference} unit="price" plain />
        </td>
      )}
      <td data-number className={styles.percent}>
        <Delta value={percent} plain={!isMoved} />
      </td>
      {has('discount') && (
        <td data-number data-group className={styles.discount}>
          <FromTo
            from={discountOf(before?.discount)}
            to={discountOf(now?.discount)}
            isSame={before?.discount === now?.discount}
          />
        </td>
      )}
      <td data-group className={styles.stock}>
        <FromTo
          from={stockOf(before?.active)}
          to={stockOf(now?.active)}
          isSame={before?.active === now?.active || before === null}
        />
      </td>
    </tr>
  )
})

type FromToProps = {
  /** null: nothing is known of it. */
  from: ReactNode
  to: ReactNode
  isSame: boolean
}

/** What was and what is; once, where that is the same. */
function FromTo({ from, to, isSame }: FromToProps) {
  const dash = <Missing />
  if (from === null && to === null) return dash
  if (isSame) return <b>{to ?? dash}</b>
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
      {formatPrice(price)}
    </>
  )
}

function discountOf(discount: number | null | undefined): ReactNode {
  return discount === null || discount === undefined ? null : formatDiscount(discount)
}

function stockOf(active: boolean | null | undefined): ReactNode {
  if (active === null || active === undefined) return null
  return <span className={active ? styles.in : styles.out}>{active ? 'In' : 'Out'}</span>
}
