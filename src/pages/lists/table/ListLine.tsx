import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { MoveHandle } from '../../../grid/move/MoveHandle.tsx'
import type { Reorder } from '../../../grid/move/useReorder.ts'
import { SelectCell } from '../../../grid/rows/SelectCell.tsx'
import { together } from '../../../lib/countryCode.ts'
import { formatCount, formatPrice } from '../../../lib/numbers/format.ts'
import { formatDay, formatWhen } from '../../../lib/numbers/formatTimes.ts'
import { countriesOf, entryKey, type ListEntry } from '../../../model/lists/productList.ts'
import { isMarketColumn } from '../../../model/market/rowMarket.ts'
import { MarketCell } from '../../../position/setMarket/MarketCell.tsx'
import { MerchantMark } from '../../../pictures/MerchantMark.tsx'
import { Delta } from '../../../products/prices/Delta.tsx'
import { EanLink } from '../../../products/EanLink.tsx'
import { ProductLink } from '../../../products/ProductLink.tsx'
import { Unit } from '../../../products/prices/Unit.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import type { Meanwhile } from '../../../ui/fields/useMeanwhile.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { leaveRow } from '../../../ui/layers/leaveFocus.ts'
import { NoteCell } from '../../../selection/NoteCell.tsx'
import { removeNamed, selectEntryNamed } from '../../../words/listNames.ts'
import { EntryPicture } from './EntryPicture.tsx'
import styles from './ListTable.module.css'
import { RowStock } from '../prices/RowStock.tsx'
import { changeOf } from '../../workbench/items/picked/listFigures.ts'
import type { LoadState } from '../../workbench/items/picked/priceLoader.ts'
import type { ListColumn } from '../listsState.ts'
import type { ListRow, ListTableColumn } from './listColumns.ts'
import { rowState, titleOf } from './rowWords.ts'

export type RowActs = {
  note: (key: string, note: string, before: string) => Promise<boolean | Meanwhile>
  remove: (key: string, title: string) => void
  retry: (entry: ListEntry) => void
}

type Props = {
  row: ListRow
  /** In the table, from 0. */
  at: number
  /** In the list, from 1. */
  place: number
  columns: readonly ListTableColumn[]
  state: LoadState | undefined
  isSelected: boolean
  onSelect: (entry: ListEntry, place: number, isSelected: boolean, isRange: boolean) => void
  isHeld: boolean
  /** The list holds products of several countries, so that each row says its own. */
  saysCountry: boolean
  /** Null where the rows stand in another order than that of the list. */
  reorder: Reorder | null
  acts: RowActs
  /** The focus is in this row, by its key; it is in none any more. */
  onFocus: (key: string) => void
  onLeave: () => void
}

/** One product of a list. */
export function ListLine(props: Props) {
  const { row, at, place, columns, isSelected, onSelect, isHeld, reorder, acts } = props
  const { onFocus, onLeave } = props
  const { entry } = row
  const labelOf = useCurrencyLabel()
  const key = entryKey(entry)
  const title = titleOf(entry)
  return (
    <CurrencyLabel value={labelOf(countriesOf(entry))}>
      <tr
        data-row={key}
        data-item={key}
        aria-rowindex={at + 2}
        className={isHeld ? styles.held : undefined}
        data-selected={isSelected || undefined}
        onFocus={() => onFocus(key)}
        onBlur={onLeave}
      >
        <td data-stick="move">
          <span className={styles.move}>
            <MoveHandle
              entry={entry}
              place={place}
              title={title}
              isHeld={isHeld}
              reorder={reorder}
            />
            <span className={styles.place}>{formatCount(place)}</span>
          </span>
        </td>
        <SelectCell
          label={selectEntryNamed(title)}
          isSelected={isSelected}
          onSelect={(on, isRange) => onSelect(entry, at, on, isRange)}
        />
        <td data-stick="picture">
          <EntryPicture entry={entry} />
        </td>
        {columns.map(({ key: column, isNumber, opensGroup }) =>
          column === 'product' ? (
            <th key={column} scope="row" data-column={column} data-stick="name">
              <ProductCell {...props} />
            </th>
          ) : (
            <td
              key={column}
              data-column={column}
              data-number={isNumber}
              data-group={opensGroup}
              title={column === 'added' ? formatWhen(entry.addedAt) : undefined}
            >
              <Value {...props} column={column} />
            </td>
          ),
        )}
        <td className={styles.remove}>
          <IconButton
            size="s"
            label={removeNamed(title)}
            icon={<X />}
            onClick={({ currentTarget }) => {
              leaveRow(currentTarget)
              acts.remove(key, title)
            }}
          />
        </td>
      </tr>
    </CurrencyLabel>
  )
}

/** What it is called, of whom it is, and its code; or how old that is. */
function ProductCell({ row: { entry }, state, saysCountry }: Props) {
  const { way } = useConnection()
  const { seen } = entry
  const title = titleOf(entry)
  const words = rowState(entry, state, way)
  const names = [seen?.merchant, seen?.brand].filter((name) => name !== null && name !== undefined)
  return (
    <>
      <span className={styles.title} title={title} dir="auto">
        <ProductLink id={entry.id} title={title} countries={entry.country} isPress />
      </span>
      <span
        className={classes(styles.names, words !== null && styles.said)}
        title={words ?? undefined}
      >
        {words === null && typeof seen?.merchant === 'string' && (
          <MerchantMark name={seen.merchant} />
        )}
        <span dir="auto">
          <Localized>{words ?? names.join(' · ')}</Localized>
        </span>
        {seen?.eans !== undefined && seen.eans.length > 0 && (
          <span className={styles.code}>
            <EanLink eans={seen.eans} country={entry.country} />
          </span>
        )}
        {saysCountry && <span className={styles.country}>{together(countriesOf(entry))}</span>}
      </span>
    </>
  )
}

function Value({
  row: { entry, market },
  column,
  state,
  acts,
}: Props & { column: Exclude<ListColumn, 'product'> }): ReactNode {
  const title = titleOf(entry)
  const { seen } = entry
  if (isMarketColumn(column)) {
    return (
      <MarketCell
        market={market}
        column={column}
        hasCode={(seen?.eans ?? []).length > 0}
        title={title}
        country={entry.country}
      />
    )
  }
  switch (column) {
    case 'merchant':
    case 'brand': {
      const name = seen?.[column] ?? null
      return name === null ? <Missing /> : <span dir="auto">{name}</span>
    }
    case 'stock':
      return (
        <RowStock entry={entry} state={state} title={title} onRetry={() => acts.retry(entry)} />
      )
    case 'offer':
      return <OfferChange entry={entry} isNow={state?.kind === 'answered'} />
    case 'change':
      return <Delta value={changeOf(entry)} />
    case 'added':
      return <Localized>{formatDay(entry.addedAt)}</Localized>
    case 'note':
      return (
        <NoteCell
          title={title}
          note={entry.note}
          onSave={(note, before) => acts.note(entryKey(entry), note, before)}
        />
      )
  }
}

const figure = (price: number | null, what: string) =>
  price === null ? <Missing what={what} /> : <Localized>{formatPrice(price)}</Localized>

type OfferChangeProps = {
  entry: ListEntry
  /** Answered a moment ago; else it is as last seen. */
  isNow: boolean
}

/** The offer price when it was first seen in the list, and now. */
function OfferChange({ entry: { first, seen, missingAt }, isNow }: OfferChangeProps) {
  const now = missingAt === null ? (seen?.offerPrice ?? null) : null
  return (
    <span className={styles.offerChangeChange}>
      <span className="vh">from </span>
      <span className={styles.old}>
        {figure(first?.offerPrice ?? null, 'no price seen before')}
      </span>
      <span className={styles.arrow} aria-hidden="true">
        →
      </span>
      <span className="vh"> to </span>
      <span className={isNow ? styles.now : styles.old}>
        {now !== null && <Unit />}
        {figure(now, missingAt === null ? 'no price given' : 'not found')}
      </span>
    </span>
  )
}
