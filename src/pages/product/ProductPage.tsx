import { useParams } from 'react-router-dom'
import { productIdProblem } from '@/api/productId.ts'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Corrections } from '@/features/messages/Corrections.tsx'
import { loadHtmlCleaner } from '@/features/products/values/useHtmlCleaner.ts'
import { encodeProduct, decodeProduct } from '@/routing/states/productState.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import { ImpossibleId } from './ImpossibleId.tsx'
import { ProductLookup } from './ProductLookup.tsx'

// The HTML cleaner is loaded while the answer is, because a late description would move the page. A failure is shown in its
// panel.
loadHtmlCleaner().catch(() => {})

/** The page of a product: its record in one or more countries. */
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

/** Exported under this name, so that the route can prefetch the first request of the page. */
export { traitsQuery as firstQuery } from '@/api/operations/traits.ts'
