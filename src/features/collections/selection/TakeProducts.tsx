import type { ButtonSize, ButtonVariant } from '@/components/ui/buttons/buttonClass.ts'
import { requestableProducts } from '@/domain/picked/requestableProducts.ts'
import { MOST_COMPARED } from '@/routing/states/compareState.ts'
import { COMPARE } from '@/words/compareNames.ts'
import { AddToCollection } from './AddToCollection.tsx'
import { CompareLink } from './CompareLink.tsx'

type Props = {
  /** The products in the order of the page. Those without an id that can be requested are left out, and duplicates count once. */
  products: readonly { id: string | null; country: string }[]
  size?: ButtonSize
  variant?: ButtonVariant
  /** The side of the button that the panel of collections is aligned with. */
  align?: 'start' | 'end'
}

/** A link that compares two or more of the products. If there are too many, it compares the first ones and states how many. */
export function CompareSeveral({
  products,
  size = 'm',
  variant = 'secondary',
}: Pick<Props, 'size' | 'variant'> & { products: readonly { id: string; country: string }[] }) {
  if (products.length < 2) return null
  const compared = products.slice(0, MOST_COMPARED)
  return (
    <CompareLink
      products={compared}
      size={size}
      variant={variant}
      label={
        products.length > compared.length
          ? `${COMPARE.link} ${compared.length} of ${products.length}`
          : COMPARE.link
      }
    />
  )
}

/** Controls that add products to a collection, or compare two or more. */
export function TakeProducts({
  products,
  size = 'm',
  variant = 'secondary',
  align = 'end',
}: Props) {
  const all = requestableProducts(products)
  return (
    <>
      <AddToCollection products={all} size={size} variant={variant} align={align} />
      <CompareSeveral products={all} size={size} variant={variant} />
    </>
  )
}
