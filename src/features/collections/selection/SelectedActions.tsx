import { productLines } from '@/domain/codes/productLines.ts'
import { requestableProducts } from '@/domain/picked/requestableProducts.ts'
import { AddToCollection } from './AddToCollection.tsx'
import { AddToNewCollection } from './AddToNewCollection.tsx'
import { CompareLink } from './CompareLink.tsx'

type Props = {
  /**
   * The selected products in the order of selection, each with its code, because offers of several codes can be of one product.
   */
  products: readonly { id: string | null; country: string; code: string | null }[]
}

/** The actions for the products of selected rows, in a bar at the bottom of the screen. */
export function SelectedActions({ products }: Props) {
  const all = requestableProducts(products)
  return (
    <>
      <CompareLink products={all} />
      <AddToCollection products={all} opensUp />
      <AddToNewCollection {...productLines(products)} />
    </>
  )
}
