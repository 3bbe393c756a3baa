import { useParams } from 'react-router-dom'
import { productIdProblem } from '@/api/productId.ts'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Corrections } from '@/features/messages/Corrections.tsx'
import { loadHtmlCleaner } from '@/features/products/values/useHtmlCleaner.ts'
import { encodeProduct, decodeProduct } from '@/routing/states/productState.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import { ImpossibleId } from './ImpossibleId.tsx'
import { ProductLookup } from './ProductLookup.tsx'

// Beside the answer, not after it: a description that comes later would move what is below. A failure shows in its panel.
loadHtmlCleaner().catch(() => {})

/** What exactly a product is, in one or more countries. */
export function ProductPage() {
  const { id = '' } = useParams()
  const { state, corrections } = useUrlState(decodeProduct, encodeProduct)
  const problem = productIdProblem(id)
  return (
    <Frame>
      <Corrections list={corrections} />
      {problem === null ? (
        <ProductLookup id={id} countries={state.countries} />
      ) : (
        <ImpossibleId id={id} problem={problem} countries={state.countries} />
      )}
    </Frame>
  )
}

/** What it asks first. */
export { traitsQuery as firstQuery } from '@/api/operations/traits.ts'
