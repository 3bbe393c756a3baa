import X from 'lucide-react/icons/x'
import { formatCount, formatPrice } from '../../../lib/numbers/format.ts'
import { formatDay, formatWhen } from '../../../lib/numbers/formatTimes.ts'
import { countriesOf, entryKey, type ListEntry } from '../../../model/lists/productList.ts'
import type { MarketColumn, RowMarket } from '../../../model/market/rowMarket.ts'
import { MarketCell } from '../../../position/setMarket/MarketCell.tsx'
import { MerchantMark } from '../../../pictures/MerchantMark.tsx'
import { Delta } from '../../../products/prices/Delta.tsx'
import { EanLink } from '../../../products/EanLink.tsx'
import { ProductLink } from '../../../products/ProductLink.tsx'
import { Unit } from '../../../products/prices/Unit.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { leaveRow } from '../../../ui/layers/leaveFocus.ts'
import { removeNamed, selectEntryNamed, moveNamed } from '../../../words/listNames.ts'
import { EntryPicture } from './EntryPicture.tsx'
import styles from './ListTable.module.css'
import { NoteCell } from './NoteCell.tsx'
import { RowStock } from '../prices/RowStock.tsx'
import { changeOf } from '../prices/listFigures.ts'
import type { LoadState } from '../prices/priceLoader.ts'
import { rowState, titleOf } from './rowWords.ts'
import type { Reorder } from './useReorder.ts'

export type RowActs = {
  select: (key: string, isSelected: boolean) => void
  note: (key: string, note: string) => Promise<boolean>
  remove: (key: string, title: string) => void
  retry: (entry: ListEntry) => void
}

type Props = {
  entry: ListEntry
  /** From 1. */
  place: number
  state: LoadState | undefined
  isSelected: boolean
  isHeld: boolean
  /** The list holds products of several countries, so that each row says its own. */
  saysCountry: boolean
  /** What is shown of the market of its code; undefined where nobody asked for it. */
  marketColumns: readonly MarketColumn[]
  market: RowMarket | undefined
  reorder: Reorder
  acts: RowActs
}

/** One product of a list. */
export function ListRow({
  entry,
  place,
  state,
  isSelected,
  isHeld,
  saysCountry,
  marketColumns,
  market,
  reorder,
  acts,
}: Props) {
  const { way } = useConnection()
  const labelOf = useCurrencyLabel()
  const key = entryKey(entry)
  const title = titleOf(entry)
  const { seen } = entry
  const words = rowState(entry, state, way)
  const names = [seen?.merchant, seen?.brand].filter((name) => name !== null && name !== undefined)
  return (
    <tr
      data-row={key}
      aria-rowindex={place + 1}
      className={isHeld ? styles.held : undefined}
      data-selected={isSelected || undefined}
    >
      <td className={styles.move}>
        <MoveHandle entry={entry} place={place} title={title} isHeld={isHeld} reorder={reorder} />
      </td>
      <td data-number className={styles.place}>
        {formatCount(place)}
      </td>
      <td className={styles.select}>
        <Checkbox
          hideLabel
          label={selectEntryNamed(title)}
          checked={isSelected}
          onChange={(checked) => acts.select(key, checked)}
        />
      </td>
      <td className={styles.picture}>
        <EntryPicture entry={entry} />
      </td>
      <th scope="row" className={styles.product}>
        <span className={styles.title} title={title} dir="auto">
          <ProductLink id={entry.id} title={title} countries={entry.country} />
        </span>
        <span className={styles.names} title={words ?? undefined}>
          {words === null && typeof seen?.merchant === 'string' && (
            <MerchantMark name={seen.merchant} />
          )}
          <span dir="auto">{words ?? names.join(' · ')}</span>
          {seen?.eans !== undefined && seen.eans.length > 0 && (
            <span className={styles.code}>
              <EanLink eans={seen.eans} country={entry.country} />
            </span>
          )}
          {saysCountry && <span className={styles.country}>{countriesOf(entry).join(' + ')}</span>}
        </span>
      </th>
      <td className={styles.stock}>
        <RowStock entry={entry} state={state} title={title} onRetry={() => acts.retry(entry)} />
      </td>
      <td data-number data-group className={styles.offer}>
        <CurrencyLabel value={labelOf(countriesOf(entry))}>
          <OfferChange entry={entry} isNow={state?.kind === 'answered'} />
        </CurrencyLabel>
      </td>
      <td data-number className={styles.change}>
        <Delta value={changeOf(entry)} />
      </td>
      {marketColumns.map((column) => (
        <td
          key={column}
          data-number
          data-group={column === 'myPrice' || undefined}
          className={styles[column]}
        >
          <CurrencyLabel value={labelOf(countriesOf(entry))}>
            <MarketCell
              market={market}
              column={column}
              hasCode={seen?.eans !== undefined && seen.eans.length > 0}
            />
          </CurrencyLabel>
        </td>
      ))}
      <td data-number className={styles.added} title={formatWhen(entry.addedAt)}>
        {formatDay(entry.addedAt)}
      </td>
      <td data-group className={styles.note}>
        <NoteCell title={title} note={entry.note} onSave={(note) => acts.note(key, note)} />
      </td>
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
  )
}

type MoveHandleProps = {
  entry: ListEntry
  /** Of the row, from 1. */
  place: number
  title: string
  isHeld: boolean
  reorder: Reorder
}

/** What a row is moved by: pressed with Space or held by the pointer. */
function MoveHandle({ entry, place, title, isHeld, reorder }: MoveHandleProps) {
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={moveNamed(place, title)}
      aria-pressed={isHeld}
      title="Space lifts, arrows move, Space drops, Escape cancels; or drag"
      onKeyDown={reorder.onKeyDown(entry)}
      onBlur={reorder.onBlur}
      onPointerDown={reorder.onPointerDown(entry)}
    >
      <svg viewBox="0 0 8 14" aria-hidden="true">
        <path d="M1 1h2v2H1zm4 0h2v2H5zM1 6h2v2H1zm4 0h2v2H5zM1 11h2v2H1zm4 0h2v2H5z" />
      </svg>
    </button>
  )
}

const figure = (price: number | null, what: string) =>
  price === null ? <Missing what={what} /> : formatPrice(price)

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
