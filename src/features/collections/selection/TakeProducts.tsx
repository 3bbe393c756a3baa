import type { ButtonSize, ButtonVariant } from '@/components/ui/buttons/buttonClass.ts'
import { requestableProducts } from '@/domain/picked/requestableProducts.ts'
import { MOST_COMPARED } from '@/routing/states/compareState.ts'
import { COMPARE } from '@/words/compareNames.ts'
import { AddToList } from './AddToList.tsx'
import { CompareLink } from './CompareLink.tsx'

type Props = {
  /** In the order of the page; one without an id that can be requested is left out, one given twice is taken once. */
  products: readonly { id: string | null; country: string }[]
  size?: ButtonSize
  variant?: ButtonVariant
  /** Which side of its button the panel of lists keeps to. */
  align?: 'start' | 'end'
}

/** Two or more of them side by side; of more than fit the first, and how many these are. */
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

/** Products taken along from wherever they are seen: into a list, and two or more of them side by side. */
export function TakeProducts({
  products,
  size = 'm',
  variant = 'secondary',
  align = 'end',
}: Props) {
  const all = requestableProducts(products)
  return (
    <>
      <AddToList products={all} size={size} variant={variant} align={align} />
      <CompareSeveral products={all} size={size} variant={variant} />
    </>
  )
}
