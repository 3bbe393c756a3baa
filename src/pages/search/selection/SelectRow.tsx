import type { ReactNode } from 'react'
import type { Product } from '@/api/operations/product.ts'
import { SelectBox } from './SelectBox.tsx'
import { selectable, useSelection } from './selection.ts'

type SelectRowProps = {
  product: Product
  /** The row's index in the table. */
  index: number
  among: readonly Product[]
  countries: readonly string[]
  /** Whether the row has a price position, which replaces merchant and MRP on a phone. */
  isPlaced: boolean
  /** The cells after the first one. */
  children: ReactNode
}

/** A row of results: its first cell selects the product, and a selected row is highlighted. */
export function SelectRow(props: SelectRowProps) {
  const { product, index, among, countries, isPlaced, children } = props
  const { has } = useSelection()
  const one = selectable(product, countries)
  return (
    <tr
      data-row={index}
      aria-rowindex={index + 2}
      data-placed={isPlaced || undefined}
      data-out={product.active === false || undefined}
      data-selected={(one !== null && has(one)) || undefined}
    >
      <td data-stick="select">
        <SelectBox product={product} among={among} countries={countries} layout="row" />
      </td>
      {children}
    </tr>
  )
}
