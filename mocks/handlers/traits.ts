/** §4.1: the traits of a product, and in full mode its record. */
import type { WireTraitsAnswer } from '../wire.ts'
import { recordOf } from './answer/fields.ts'
import { catalogId } from './apiVariant/productIds.ts'
import { defineOperation } from './operation.ts'
import { Refusal, countriesOf, modeOf } from './parameters.ts'
import { sampleListing } from './scenarios/sample.ts'

export const traits = defineOperation({
  operation: 'traits',
  path: '/products/:id/traits',
  input: (_query, parameters) => parameters['id'] ?? '',
  answer: async ({ query, reading, input, magic, catalog, assets }) => {
    const countries = countriesOf(query, reading)
    const mode = modeOf(query)
    const listing = magic
      ? await sampleListing(catalog, countries, ({ product }) => product.skuSet.length > 0)
      : await catalog.product(catalogId(reading, input), countries)
    if (!listing) {
      const body = mode === 'lite' ? { traits: {} } : { product: null, traits: {} }
      return { body, nothing: new Refusal(404, 'PRODUCT_NOT_FOUND', 'Product not found') }
    }
    const body: WireTraitsAnswer =
      mode === 'lite'
        ? { traits: listing.traits }
        : { product: recordOf(listing.product, mode, 'traits', assets), traits: listing.traits }
    return { body, nothing: null }
  },
})
