/**
 * §4.2: the catalog records of a product's address at a merchant. An unknown address gives an empty list unless the API variant
 * differs.
 */
import { recordOf } from './answer/fields.ts'
import { defineOperation } from './operation.ts'
import {
  Refusal,
  countriesOf,
  modeOf,
  optionalParameter,
  optionalFlag,
  requiredParameter,
} from './parameters.ts'
import { sampleListing } from './scenarios/sample.ts'

export const lookup = defineOperation({
  operation: 'lookup',
  path: '/products/lookup',
  input: (query) => query.get('url') ?? '',
  answer: async ({ query, reading, magic, catalog, assets }) => {
    const countries = countriesOf(query, reading)
    const url = requiredParameter(query, 'url')
    const mode = modeOf(query)
    const strict = optionalFlag(query, 'strict')
    const sample = magic ? await sampleListing(catalog, countries, () => true) : null
    const listings = sample
      ? [sample]
      : await catalog.byUrl(url, countries, optionalParameter(query, 'merchant'), strict)
    const body = listings.map(({ product }) => recordOf(product, mode, 'lookup', assets))
    const none = new Refusal(404, 'NO_RECORD', 'No product has this URL')
    return { body, nothing: listings.length === 0 ? none : null }
  },
})
