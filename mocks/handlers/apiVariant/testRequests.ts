/** The requests of the API variant tests: for each operation one with a result and one without. */
import { CODE, OXFORD, createRequester } from '../fixture.ts'

export const search = (rest = '') => `/products?countryCode=us${rest}`
export const traits = (id = OXFORD) => `/products/${id}/traits?countryCode=us&mode=full`
export const lookup = (url = 'https://shop.example/p/2') =>
  `/products/lookup?countryCode=us&mode=full&url=${encodeURIComponent(url)}`
export const ean = (code = CODE) => `/insights/daas/productCodes/${code}?countryCode=us&mode=full`
export const REQUESTS_WITHOUT_RESULT = {
  search: search('&q=nothing'),
  traits: traits('00'),
  lookup: lookup('https://nowhere.example/'),
  ean: ean('4006381333931'),
}

export const requesterFor = (name: string) => createRequester({ apiVariants: () => [name] })
