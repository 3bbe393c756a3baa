/** Every point that the specification leaves open, as one axis each: how this service reads a request and writes its answer. */

/** How several values of one parameter are told apart (§4, §4.3: not shown). */
export type Manner = 'one value' | 'comma' | 'pipe' | 'semicolon' | 'space' | 'repeated parameter'

/** What is said where nothing is found; `empty` is the usual answer with an empty list, `null` the same with null in its place. */
export type Nothing = 'not found' | 'empty' | 'null' | 'no content' | 'empty body'

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
  countryLists: Exclude<Manner, 'one value'>
  filterLists: Manner
  /** Rows a page where `limit` is not sent, and the most that are given (§8). */
  usualLimit: number
  mostRows: number
  /** What happens to a `limit` above the most. */
  beyondMost: 'clamped' | 'refused'
  /** The access token of §5.2, where it is required: header and value. */
  eanToken: { header: string; value: string } | null

  keyRefused: 401 | 403 | 400 | 'success false'
  errorBody: ErrorBody
  /** For search, traits and EAN. */
  nothingFound: Nothing
  /** §4.2 and §7 show none for the look-up by URL. */
  noRecord: Nothing

  /** `start=` in the echo: rows before the page, or the index as it counts. */
  echoStart: 'rows before' | 'index'
  echo: 'plain' | 'encoded' | 'json'
  order: 'by relevance' | 'shuffled'
  /** What a filter does to its own facet. */
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
  /** A value that a record lacks. */
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

/** The demo's own reading, which no name has to be given for. */
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
