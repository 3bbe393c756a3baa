import { asksNothing, type FirstRequest } from '../../parts/firstRequest.ts'
import { traitsQuery } from '../../api/traits.ts'
import { countryGroups } from '../../api/countryGroups.ts'
import { useParams } from 'react-router-dom'
import { productIdProblem } from '../../domain/productId.ts'
import { Corrections } from '../../parts/Corrections.tsx'
import { loadHtmlCleaner } from '../../parts/useHtmlCleaner.ts'
import { useUrlState } from '../../parts/useUrlState.ts'
import { Frame } from '../../ui/Frame.tsx'
import { encodeProduct, decodeProduct } from '../../url/productState.ts'
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

export const firstRequest: FirstRequest = (client, connection, { params, search, countries }) => {
  const id = params['id'] ?? ''
  if (productIdProblem(id) !== null) return asksNothing
  const { state } = decodeProduct(search, { countries })
  return Promise.all(
    countryGroups(state.countries, connection.dialect).map((group) =>
      client.prefetchQuery(traitsQuery(connection, { id, countries: group, mode: 'full' })),
    ),
  )
}
