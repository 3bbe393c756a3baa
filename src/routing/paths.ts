/** The addresses of the app's pages: the only place that writes links. */
import type { LinkInput } from './linkInput.ts'
import { encodeBrand, type BrandState } from './states/brandState.ts'
import { encodeEan, type EanState } from './states/eanState.ts'
import { encodeProduct, type ProductState } from './states/productState.ts'
import { encodeResolve, type ResolveState } from './states/resolveState.ts'
import { encodeSearch, type SearchState } from './states/searchState.ts'
import { wellFormed } from './text.ts'

/**
 * Encodes a text as one segment of a path. `.` and `..` would change the path even percent-encoded, so these are encoded twice:
 * the page then receives `%2E` and refuses it (`productIdProblem`).
 */
function segment(text: string): string {
  const encoded = encodeURIComponent(wellFormed(text))
  return /^(?:\.|%2e){1,2}$/i.test(encoded)
    ? encodeURIComponent(encoded.replaceAll('.', '%2E'))
    : encoded
}

function address(path: string, params: URLSearchParams): string {
  const query = params.toString()
  return query === '' ? path : `${path}?${query}`
}

/** The addresses of the pages. Omitted properties of a state have defaults; a link always includes the countries. */
export const paths = {
  start: () => '/',
  search: (state: LinkInput<SearchState>) => address('/search', encodeSearch(state)),
  product: (id: string, state: LinkInput<ProductState>) =>
    address(`/products/${segment(id)}`, encodeProduct(state)),
  resolve: (state: LinkInput<ResolveState>) => address('/resolve', encodeResolve(state)),
  /** The prices of a code; without a code (null, undefined or blank), the page with the field for a code. */
  ean: (code: string | null | undefined, state: LinkInput<EanState>) => {
    const text = (code ?? '').trim()
    return address(text === '' ? '/ean' : `/ean/${segment(text)}`, encodeEan(state))
  },
  /** The page of all collections. */
  collections: () => '/collections',
  /** The page for a new collection; `state` is in the format of the page of a collection of codes. */
  newCollection: (state = new URLSearchParams()) => address('/collections/new', state),
  /** A collection; `state` is in the format of its page: `encodeCollectionView`. */
  collection: (id: string, state = new URLSearchParams()) =>
    address(`/collections/${segment(id)}`, state),
  /** A collection that the link itself contains, after its `#` (`features/share`). Only the oldest of these links need `state`. */
  sharedCollection: (state = new URLSearchParams()) => address('/collections/shared', state),
  /** The Changes view of a collection; `state` as `encodeChanges` writes it. */
  changes: (id: string, state = new URLSearchParams({ view: 'changes' })) =>
    address(`/collections/${segment(id)}`, state),
  /** The History view of a collection; `state` as `encodeHistory` writes it. */
  history: (id: string, state = new URLSearchParams({ view: 'history' })) =>
    address(`/collections/${segment(id)}`, state),
  /** The page of a brand; without a name, the page on which a brand can be chosen. */
  brand: (name = '', { countries }: Pick<BrandState, 'countries'> = { countries: [] }) =>
    address('/assortment/brands', encodeBrand({ brand: name, countries })),
  /**
   * The results of an update of all collections; without an id, the page that starts the next update and lists the earlier ones.
   */
  updates: (id = '') => (id ? `/changes/${segment(id)}` : '/changes'),
  /** Compare; `state` is as `encodeCompare` writes it. */
  compare: (state: URLSearchParams) => address('/compare', state),
  /** The assortment gaps; `state` is as `encodeAssortment` writes it. */
  map: (state: URLSearchParams) => address('/assortment', state),
  /** The price lists; `state` is as `encodePriceList` writes it. */
  priceList: (state = new URLSearchParams()) => address('/my-data/prices', state),
  reports: () => '/reports',
  /** Alerts; `state` is as `encodeAlerts` writes it. */
  watch: (state = new URLSearchParams()) => address('/alerts', state),
  /** A section of Settings, by the id of its panel. */
  settings: (
    part:
      | ''
      | 'connection'
      | 'developer'
      | 'dialect'
      | 'labels'
      | 'names'
      | 'appearance'
      | 'shortcuts'
      | 'stored' = '',
  ) => (part === '' ? '/settings' : `/settings#${part}`),
  service: () => '/service',
  ownCatalog: () => '/my-data/catalog',
}

/** A fragment that makes a page open *Make report*. */
export const REPORT_ACTION = '#report'

/** The address of a page that opens together with *Make report*. */
export const toReportOf = (path: string): string => path + REPORT_ACTION
