import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { memo, useRef } from 'react'
import { DataCells } from '@/components/data-table/DataCells.tsx'
import { SelectCell } from '@/components/data-table/grid/rows/SelectCell.tsx'
import { useOwnFocus } from '@/components/data-table/grid/useOwnFocus.ts'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { selectProduct } from '@/domain/changes/changesNames.ts'
import { sideOf, type ProductChange } from '@/domain/changes/productChanges.ts'
import type { ChangesContext, TableColumn } from '@/features/changes/columns.ts'
import { ProductPicture } from '@/features/products/pictures/ProductPicture.tsx'

/** The element id of the row that lists every change of a product. */
export const changesRowId = (key: string) => `changes-of-${encodeURIComponent(key)}`
/** The accessible name of the list of a product's changes: "Changes of Slim Fit Oxford Shirt". */
export const changesLabel = (product: ProductChange) =>
  `Changes of ${sideOf(product.lead)?.title ?? 'a product without a title'}`

type Props = {
  product: ProductChange
  columns: readonly TableColumn[]
  context: ChangesContext
  index: number
  isSelected: boolean
  /** Whether the address names this product. */
  isShown: boolean
  isOpened: boolean
  onOpen: (key: string, index: number) => void
  onSelect: (product: ProductChange, index: number, isSelected: boolean, isRange: boolean) => void
}

/** The row of a changed product, with its earlier and current values. */
export const ChangeLine = memo(function ChangeLine(props: Props) {
  const { product, columns, context, index, isSelected, isShown, isOpened, onOpen, onSelect } =
    props
  const line = useRef<HTMLTableRowElement>(null)
  useOwnFocus(line, index)
  const side = sideOf(product.lead)
  return (
    <tr
      ref={line}
      data-row={index}
      data-shown={isShown || undefined}
      data-selected={isSelected || undefined}
      aria-rowindex={index + 2}
    >
      <SelectCell
        label={selectProduct(side?.title ?? null)}
        isSelected={isSelected}
        onSelect={(on, isRange) => onSelect(product, index, on, isRange)}
      />
      <td data-stick="open">
        {product.changes.length > 1 && (
          <IconButton
            size="s"
            label={changesLabel(product)}
            icon={isOpened ? <ChevronDown /> : <ChevronRight />}
            aria-expanded={isOpened}
            aria-controls={isOpened ? changesRowId(product.key) : undefined}
            onClick={() => onOpen(product.key, index)}
          />
        )}
      </td>
      <td data-stick="picture">
        <ProductPicture src={side?.imageUrl ?? null} size="thumb" />
      </td>
      <DataCells columns={columns} row={product} context={context} />
    </tr>
  )
})
