import X from 'lucide-react/icons/x'
import { memo, useEffect, type Dispatch, type ReactNode, type SetStateAction } from 'react'
import { SelectCell } from '../../../grid/rows/SelectCell.tsx'
import { formatPercent, formatPrice } from '../../../lib/numbers/format.ts'
import { margin } from '../../../market/priceList/margin.ts'
import type { OwnPrice, PriceEntry } from '../../../market/priceList/ownPrice.ts'
import { readTypedPrice } from '../../../market/priceList/typedPrice.ts'
import type { PriceChanges } from '../../../position/usePriceChanges.ts'
import { Link } from '../../../shell/Link.tsx'
import { EditCell } from '../../../ui/fields/EditCell.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { say } from '../../../ui/panels/LiveRegion.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { leaveRow } from '../../../ui/layers/leaveFocus.ts'
import { paths } from '../../../url/paths.ts'
import type { PriceColumn } from '../../../url/states/priceListState.ts'
import { fieldOf, removeRowOf, selectRowOf } from '../../../words/priceListNames.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import type { PriceTableColumn } from './priceColumns.ts'
import styles from './PriceTable.module.css'

type Props = {
  entry: PriceEntry
  /** Among the rows shown, from 0. */
  place: number
  columns: readonly PriceTableColumn[]
  isSelected: boolean
  onSelect: (entry: PriceEntry, place: number, isSelected: boolean, isRange: boolean) => void
  country: string
  changes: PriceChanges
  /** Keeps the code of the row that the focus is in. */
  onWrite: Dispatch<SetStateAction<string | null>>
}

const written = (value: number | null) => (value === null ? '' : formatPrice(value))
/** As its cell shows it. */
const textOf = (entry: PriceEntry, what: 'price' | 'cost' | 'floor' | 'note') =>
  what === 'note' ? entry.note : written(entry[what] ?? null)

/** One code of the list; price, cost, floor and note are written over in place. */
export const PriceLine = memo(function PriceLine({
  entry,
  place,
  columns,
  isSelected,
  onSelect,
  country,
  changes,
  onWrite,
}: Props) {
  const { code, price, cost, floor = null, note, title } = entry
  // Of a row that goes the focus goes without a word.
  useEffect(() => () => onWrite((now) => (now === code ? null : now)), [code, onWrite])
  const percent = margin(price, cost)
  const marginInWords = percent === null ? undefined : formatPercent(percent, { digits: 1 })
  const fields = {
    price: fieldOf('Price', code),
    cost: fieldOf('Cost', code),
    floor: fieldOf('Floor', code),
    note: fieldOf('Note', code),
  }
  /** Says what was kept as it was read: the field is left by then, or writes it otherwise than it was typed. */
  const keepIt = async (
    what: 'price' | 'cost' | 'floor' | 'note',
    change: Partial<OwnPrice>,
    shown: string,
    before: string,
  ) => {
    const isKnown = (now: PriceEntry) => textOf(now, what) === before
    const found = await changes.change(code, change, isKnown)
    if (found === null)
      say(shown === '' ? `${fields[what]} taken out` : `${fields[what]} kept: ${shown}`)
    return typeof found === 'string' ? found : found && { there: textOf(found, what) }
  }
  const keepFigure = (what: 'price' | 'cost' | 'floor') => async (text: string, before: string) => {
    const read = readTypedPrice(text, what)
    if ('problem' in read) return read.problem
    return keepIt(what, { [what]: read.value }, written(read.value), before)
  }
  const cells: Record<PriceColumn, ReactNode> = {
    code: (
      <th key="code" scope="row" data-column="code" data-stick="name" className={styles.code}>
        <Link data-press to={paths.ean(code, { countries: [country] })}>
          {code}
        </Link>
      </th>
    ),
    title: (
      <td key="title" data-column="title" className={styles.title} dir="auto" title={title}>
        {title ?? <Missing what="no name" />}
      </td>
    ),
    price: (
      <td key="price" data-column="price" data-field className={styles.figure}>
        <EditCell
          isFigure
          label={fields.price}
          value={written(price)}
          placeholder="–"
          onCommit={keepFigure('price')}
        />
      </td>
    ),
    cost: (
      <td key="cost" data-column="cost" data-field className={styles.figure}>
        <EditCell
          isFigure
          label={fields.cost}
          value={written(cost)}
          placeholder="–"
          onCommit={keepFigure('cost')}
        />
      </td>
    ),
    margin: (
      <td
        key="margin"
        data-column="margin"
        data-number
        className={styles.margin}
        title={marginInWords}
      >
        {marginInWords === undefined ? (
          <Missing what="no margin" />
        ) : (
          <Localized>{marginInWords}</Localized>
        )}
      </td>
    ),
    floor: (
      <td key="floor" data-column="floor" data-field className={styles.figure}>
        <EditCell
          isFigure
          label={fields.floor}
          value={written(floor)}
          placeholder="–"
          onCommit={keepFigure('floor')}
        />
      </td>
    ),
    note: (
      <td key="note" data-column="note" data-field data-group className={styles.note}>
        <EditCell
          label={fields.note}
          value={note}
          placeholder="Add a note"
          onCommit={(text, before) => keepIt('note', { note: text }, text, before)}
        />
      </td>
    ),
  }
  return (
    <tr
      data-row={place}
      data-selected={isSelected || undefined}
      aria-rowindex={place + 2}
      onFocus={() => onWrite(code)}
      onBlur={() => onWrite(null)}
    >
      <SelectCell
        label={selectRowOf(code)}
        isSelected={isSelected}
        onSelect={(on, isRange) => onSelect(entry, place, on, isRange)}
      />
      {columns.map(({ key }) => cells[key])}
      <td className={styles.remove}>
        <IconButton
          size="s"
          label={removeRowOf(code)}
          icon={<X />}
          onClick={({ currentTarget }) => {
            leaveRow(currentTarget)
            void changes.remove(code)
          }}
        />
      </td>
    </tr>
  )
})
