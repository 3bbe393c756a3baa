import X from 'lucide-react/icons/x'
import { memo, useEffect, type Dispatch, type SetStateAction } from 'react'
import { DataCells } from '@/components/data-table/DataCells.tsx'
import type { DataColumn } from '@/components/data-table/defineColumns.ts'
import { SelectCell } from '@/components/data-table/grid/rows/SelectCell.tsx'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { moveFocusToNextRow } from '@/components/ui/layers/leaveFocus.ts'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import type { PriceChanges } from '@/features/pricing/usePriceChanges.ts'
import type { PriceColumn, PriceContext } from '@/pages/priceList/columns.tsx'
import { removeRowOf, selectRowOf } from '@/words/priceListNames.ts'
import styles from './PriceTable.module.css'

type Props = {
  entry: PriceEntry
  /** The place of the row among the shown ones, from 0. */
  index: number
  columns: readonly DataColumn<PriceEntry, PriceColumn, PriceContext>[]
  context: PriceContext
  isSelected: boolean
  onSelect: (entry: PriceEntry, index: number, isSelected: boolean, isRange: boolean) => void
  changes: PriceChanges
  /** Receives the code of the row with the focus. */
  onFocusChange: Dispatch<SetStateAction<string | null>>
}

/** The row of one code; price, cost, floor and note can be edited in place. */
export const PriceLine = memo(function PriceLine(props: Props) {
  const {
    entry,
    index,
    columns,
    context,
    isSelected,
    onSelect,
    changes,
    onFocusChange: onWrite,
  } = props
  const { code } = entry
  // A row that is removed loses the focus without a blur event, so reset it here.
  useEffect(() => () => onWrite((now) => (now === code ? null : now)), [code, onWrite])
  return (
    <tr
      data-row={index}
      data-selected={isSelected || undefined}
      aria-rowindex={index + 2}
      onFocus={() => onWrite(code)}
      onBlur={() => onWrite(null)}
    >
      <SelectCell
        label={selectRowOf(code)}
        isSelected={isSelected}
        onSelect={(on, isRange) => onSelect(entry, index, on, isRange)}
      />
      <DataCells columns={columns} row={entry} context={context} />
      <td className={styles.remove}>
        <IconButton
          size="s"
          label={removeRowOf(code)}
          icon={<X />}
          onClick={({ currentTarget }) => {
            moveFocusToNextRow(currentTarget)
            void changes.remove(code)
          }}
        />
      </td>
    </tr>
  )
})
