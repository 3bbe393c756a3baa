/**
 * The state of the History view of a collection: which versions it shows, and of which products. The collection itself is in the
 * path.
 */
import type { Decoded, UrlSettings } from '@/routing/correction.ts'
import type { StateInput } from '@/routing/linkInput.ts'
import { appendMarket, marketState, readReferenceOf } from '@/routing/marketParameters.ts'
import { readParameters } from '@/routing/parameters.ts'
import { cleanValue } from '@/routing/text.ts'

/** How many of the latest versions are shown, as written in an address; the first is the default. */
export const SPANS = ['8', '4', '16', 'all'] as const
export type VersionCount = (typeof SPANS)[number]

export type HistoryState = {
  span: VersionCount
  /** Whether figures are those of the products that all of these versions have, or of all products of each version. */
  products: 'same' | 'all'
  /** The brand that is shown; '' for all brands. */
  brand: string
  /** The key of the product whose prices are shown; '' for the first one. */
  product: string
  /** What your prices are compared with; '' for the default. */
  ref: string
}

const BRAND_LENGTH = 200
const PRODUCT_KEY_LENGTH = 400

/** Makes a complete state: omitted properties have defaults. */
export function historyState({
  span = '8',
  products = 'same',
  brand = '',
  product = '',
  ref = '',
}: StateInput<HistoryState>): HistoryState {
  return {
    span,
    products,
    brand: cleanValue(brand, BRAND_LENGTH),
    product: cleanValue(product, PRODUCT_KEY_LENGTH),
    ref: marketState({ ref }).ref,
  }
}

export function encodeHistory(options: StateInput<HistoryState>): URLSearchParams {
  const { span, products, brand, product, ref } = historyState(options)
  const params = new URLSearchParams({ view: 'history' })
  if (span !== '8') params.append('versions', span)
  if (products !== 'same') params.append('products', products)
  if (brand !== '') params.append('brand', brand)
  if (product !== '') params.append('product', product)
  appendMarket(params, { market: [], ref })
  return params
}

/** Reads the state from an address. The settings have no effect on it. */
export function decodeHistory(
  params: URLSearchParams,
  _settings?: UrlSettings,
): Decoded<HistoryState> {
  const read = readParameters(params)
  // The view was read before this function was called; reading it again only marks the parameter as known.
  read.all('view')
  const state = historyState({
    span: read.choice('versions', SPANS, '8', 'showing the last 8'),
    products: read.choice(
      'products',
      ['same', 'all'] as const,
      'same',
      'showing the same products',
    ),
    brand: read.value('brand', BRAND_LENGTH),
    product: read.value('product', PRODUCT_KEY_LENGTH),
    ref: readReferenceOf(read),
  })
  return read.finish(state)
}
