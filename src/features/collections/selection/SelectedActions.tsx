import { productLines } from '@/domain/codes/productLines.ts'
import { requestableProducts } from '@/domain/picked/requestableProducts.ts'
import { AddToList } from './AddToList.tsx'
import { AddToNewCollection } from './AddToNewCollection.tsx'
import { CompareLink } from './CompareLink.tsx'

type Props = {
  /** As they were selected, each with the code of its market: offers of several codes are of one product. */
  products: readonly { id: string | null; country: string; code: string | null }[]
}

/** Where the products of selected rows can be taken, from a bar at the foot of the screen. */
export function SelectedActions({ products }: Props) {
  const all = requestableProducts(products)
  return (
    <>
      <CompareLink products={all} />
      <AddToList products={all} opensUp />
      <AddToNewCollection {...productLines(products)} />
    </>
  )
}
