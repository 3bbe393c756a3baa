/** Every point that the specification leaves open, one property each: how this service reads a request and writes its answer. */

/** How several values of one parameter are separated (§4, §4.3: not shown). */
export type ListForm = 'one value' | 'comma' | 'pipe' | 'semicolon' | 'space' | 'repeated parameter'

/** The answer when nothing is found; `empty` is the usual answer with an empty list, `null` has null instead of the list. */
export type NotFoundForm = 'not found' | 'empty' | 'null' | 'no content' | 'empty body'

/** The body of a refusal (§7: not shown). */
export type ErrorBody =
  | 'message'
  | 'error'
  | 'error object'
  | 'errors'
  | 'problem'
  | 'fault'
  | 'text'
  | 'html'
  | 'none'

export type Reading = {
  /** Whether `index` counts from 0 or from 1 (§4.3). */
  indexBase: 0 | 1
  countryLists: Exclude<ListForm, 'one value'>
  filterLists: ListForm
  /** Rows on a page if `limit` is not sent, and the maximum (§8). */
  usualLimit: number
  mostRows: number
  /** What happens to a `limit` above the maximum. */
  beyondMost: 'clamped' | 'refused'
  /** The required access token of §5.2, as header and value; null if the service requires no token. */
  eanToken: { header: string; value: string } | null

  keyRefused: 401 | 403 | 400 | 'success false'
  errorBody: ErrorBody
  /** For search, traits and EAN. */
  nothingFound: NotFoundForm
  /** For the look-up by URL, which §4.2 and §7 leave open. */
  noRecord: NotFoundForm

  /** The meaning of `start=` in the echo: the rows before the page, or `index` as sent. */
  echoStart: 'rows before' | 'index'
  echo: 'plain' | 'encoded' | 'json'
  order: 'by relevance' | 'shuffled'
  /** The effect of a filter on its own facet. */
  ownFacet: 'all' | 'chosen'

  lookup: 'array' | 'one object' | 'productList' | 'result'
  facets: 'entries' | 'map' | 'lists'
  facetCounts: 'numbers' | 'text'
  traits: 'joined' | 'pairs' | 'arrays'
  eanExtras: 'result' | 'product' | 'merchants'
  eanEcho: 'text' | 'number'
  success: 'true' | 'missing' | 'text' | 'one'

  numbers: 'numbers' | 'text'
  booleans: 'booleans' | 'text' | '0 and 1'
  /** How a value that a record lacks is written. */
  missing: 'as kept' | 'null' | 'left out' | 'empty text'
  times: 'milliseconds' | 'seconds' | 'ISO'
  pictures: 'addresses' | 'url objects' | 'src objects' | 'one address'
  productIds: 'hexadecimal' | 'with signs'
  unknownFields: 'none' | 'everywhere'

  /** Null: the header is not sent. */
  contentType: string | null
  byteOrderMark: boolean
}

export const JSON_TYPE = 'application/json; charset=utf-8'

/** The demo's default reading; it applies without naming an API variant. */
export const usualReading: Reading = {
  indexBase: 0,
  countryLists: 'comma',
  filterLists: 'one value',
  usualLimit: 24,
  mostRows: 100,
  beyondMost: 'clamped',
  eanToken: null,
  keyRefused: 401,
  errorBody: 'message',
  nothingFound: 'not found',
  noRecord: 'empty',
  echoStart: 'rows before',
  echo: 'plain',
  order: 'by relevance',
  ownFacet: 'all',
  lookup: 'array',
  facets: 'entries',
  facetCounts: 'numbers',
  traits: 'joined',
  eanExtras: 'result',
  eanEcho: 'text',
  success: 'true',
  numbers: 'numbers',
  booleans: 'booleans',
  missing: 'as kept',
  times: 'milliseconds',
  pictures: 'addresses',
  productIds: 'hexadecimal',
  unknownFields: 'none',
  contentType: JSON_TYPE,
  byteOrderMark: false,
}
