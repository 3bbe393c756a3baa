import type { ReactNode } from 'react'
import type { Product } from '@/api/operations/product.ts'
import { SelectBox } from './SelectBox.tsx'
import { selectable, useSelection } from './selection.ts'

type SelectRowProps = {
  product: Product
  /** In the table, from 0. */
  place: number
  among: readonly Product[]
  countries: readonly string[]
  /** Its place in the market is known: on a phone it takes that of merchant and MRP. */
  isPlaced: boolean
  /** Its other cells. */
  children: ReactNode
}

/** A row of results: its first cell selects its product, and its look says that it is. */
export function SelectRow(props: SelectRowProps) {
  const { product, place: index, among, countries, isPlaced, children } = props
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
