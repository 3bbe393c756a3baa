/**
 * The named API variants: readings of the specification's open points. Several can be combined; of two on the same point, the later
 * one applies.
 */
import { type Reading, usualReading } from './handlers/apiVariant/reading.ts'

/** The settings a client needs for this API variant; those not named stay at their defaults. */
export type ClientSettings = Partial<{
  indexBase: 0 | 1
  countryLists: 'one request each' | 'comma' | 'pipe' | 'semicolon' | 'space' | 'repeated parameter'
  filterLists: 'one value' | 'comma' | 'pipe' | 'semicolon' | 'space' | 'repeated parameter'
  eanTokenHeader: string
  eanToken: string
}>

export type NamedApiVariant = {
  name: string
  /** One plain sentence: how this service reads the specification. */
  description: string
  clientSettings: ClientSettings
  reading: Partial<Reading>
}

/** The header and its value in the demo; §5.2 does not state the header's name. */
export const TOKEN = { header: 'x-access-token', value: 'demo-token' } as const

type Row = readonly [
  name: string,
  description: string,
  reading: Partial<Reading>,
  asks?: ClientSettings,
]

const SENT: readonly Row[] = [
  [
    'index-from-1',
    'index counts rows from 1; the echo states how many rows lie before the page.',
    { indexBase: 1 },
    { indexBase: 1 },
  ],
  [
    'index-from-1-echoed',
    'index counts rows from 1, and so does start= in the echo.',
    { indexBase: 1, echoStart: 'index' },
    { indexBase: 1 },
  ],
  [
    'countries-by-pipe',
    'Several countries are joined by |.',
    { countryLists: 'pipe' },
    { countryLists: 'pipe' },
  ],
  [
    'countries-by-semicolon',
    'Several countries are joined by ;.',
    { countryLists: 'semicolon' },
    { countryLists: 'semicolon' },
  ],
  [
    'countries-by-space',
    'Several countries are joined by a space.',
    { countryLists: 'space' },
    { countryLists: 'space' },
  ],
  [
    'countries-repeated',
    'countryCode is repeated for several countries.',
    { countryLists: 'repeated parameter' },
    { countryLists: 'repeated parameter' },
  ],
  [
    'filters-by-comma',
    'A filter takes several values, joined by a comma.',
    { filterLists: 'comma' },
    { filterLists: 'comma' },
  ],
  [
    'filters-by-pipe',
    'A filter takes several values, joined by |.',
    { filterLists: 'pipe' },
    { filterLists: 'pipe' },
  ],
  [
    'filters-by-semicolon',
    'A filter takes several values, joined by ;.',
    { filterLists: 'semicolon' },
    { filterLists: 'semicolon' },
  ],
  [
    'filters-by-space',
    'A filter takes several values, joined by a space, so that none of them may hold one.',
    { filterLists: 'space' },
    { filterLists: 'space' },
  ],
  [
    'filters-repeated',
    'A filter parameter is repeated for several values.',
    { filterLists: 'repeated parameter' },
    { filterLists: 'repeated parameter' },
  ],
  ['limit-clamped-20', 'A limit above 20 gives 20 rows.', { mostRows: 20, beyondMost: 'clamped' }],
  [
    'limit-refused-50',
    'A limit above 50 is refused with 400.',
    { mostRows: 50, beyondMost: 'refused' },
  ],
  ['limit-10-unless-sent', 'Without limit a page has 10 rows.', { usualLimit: 10 }],
  [
    'ean-token',
    `An EAN is answered only with the header ${TOKEN.header}; without it, 403.`,
    { eanToken: TOKEN },
    { eanTokenHeader: TOKEN.header, eanToken: TOKEN.value },
  ],
]

const NOTHING: readonly Row[] = [
  [
    'none-is-200',
    'Nothing found is 200 with an empty list; a search has numFound 0.',
    { nothingFound: 'empty', noRecord: 'empty' },
  ],
  [
    'none-is-null',
    'Nothing found is 200 with null in place of the list or the record.',
    { nothingFound: 'null', noRecord: 'null' },
  ],
  [
    'none-is-204',
    'Nothing found is 204 without a body.',
    { nothingFound: 'no content', noRecord: 'no content' },
  ],
  [
    'none-is-empty-body',
    'Nothing found is 200 with an empty body.',
    { nothingFound: 'empty body', noRecord: 'empty body' },
  ],
  ['no-record-is-404', 'An unknown URL is 404, as an unknown id is.', { noRecord: 'not found' }],
]

const ERRORS: readonly Row[] = [
  ['errors-as-error', 'A refusal is {error}, with its words as text.', { errorBody: 'error' }],
  ['errors-as-object', 'A refusal is {error: {code, message}}.', { errorBody: 'error object' }],
  ['errors-as-list', 'A refusal is {errors: […]}.', { errorBody: 'errors' }],
  ['errors-as-problem', 'A refusal is a problem of RFC 9457.', { errorBody: 'problem' }],
  ['errors-as-fault', "A refusal is a gateway's {fault: {faultstring}}.", { errorBody: 'fault' }],
  ['errors-as-text', 'A refusal is plain text.', { errorBody: 'text' }],
  ['errors-as-html', 'A refusal is a web page.', { errorBody: 'html' }],
  ['errors-without-body', 'A refusal is its status and no more.', { errorBody: 'none' }],
  ['key-refused-403', 'A missing or wrong key is 403.', { keyRefused: 403 }],
  [
    'key-refused-400',
    'A missing or wrong key is 400 with words about the key.',
    { keyRefused: 400 },
  ],
  [
    'key-refused-200',
    'A missing or wrong key is 200 with success false.',
    { keyRefused: 'success false' },
  ],
]

const VALUES: readonly Row[] = [
  ['numbers-as-text', 'Numbers come as text.', { numbers: 'text' }],
  ['booleans-as-text', 'Booleans come as "true" and "false".', { booleans: 'text' }],
  ['booleans-as-0-and-1', 'Booleans come as 1 and 0.', { booleans: '0 and 1' }],
  ['missing-as-null', 'What a record lacks is null, lists and maps too.', { missing: 'null' }],
  ['missing-left-out', 'What a record lacks is left out.', { missing: 'left out' }],
  ['missing-as-empty-text', 'What a record lacks is "".', { missing: 'empty text' }],
  ['times-in-seconds', 'Times are seconds since 1970.', { times: 'seconds' }],
  ['times-in-iso', 'Times are ISO 8601 texts.', { times: 'ISO' }],
  ['pictures-as-url', 'A picture or video is {url}.', { pictures: 'url objects' }],
  ['pictures-as-src', 'A picture or video is {src}.', { pictures: 'src objects' }],
  ['one-more-picture', 'images is one address instead of a list.', { pictures: 'one address' }],
  [
    'ids-with-signs',
    'Product ids are no hexadecimal numbers: they hold signs that an address must encode.',
    { productIds: 'with signs' },
  ],
  [
    'unknown-fields',
    'Every object has fields that the specification does not name.',
    { unknownFields: 'everywhere' },
  ],
]

const STRUCTURE: readonly Row[] = [
  [
    'lookup-one-object',
    'One record found by URL comes bare, without a list.',
    { lookup: 'one object' },
  ],
  [
    'lookup-in-product-list',
    'Records found by URL come in {productList}.',
    { lookup: 'productList' },
  ],
  ['lookup-in-result', 'Records found by URL come in {result}.', { lookup: 'result' }],
  ['facets-as-map', 'facets is one map from name to counts.', { facets: 'map' }],
  ['facets-as-lists', "A facet's values are a list of {value, count}.", { facets: 'lists' }],
  ['facet-counts-as-text', 'Counts of facet values come as text.', { facetCounts: 'text' }],
  ['traits-as-pairs', 'traits is a list of {name, value}.', { traits: 'pairs' }],
  ['traits-as-arrays', 'A trait of several items is a list.', { traits: 'arrays' }],
  [
    'ean-extras-in-product',
    'Pictures and description of a code stand in result.product.',
    { eanExtras: 'product' },
  ],
  [
    'ean-extras-on-merchants',
    'Pictures and description of a code stand on each merchant, under other names.',
    { eanExtras: 'merchants' },
  ],
  [
    'ean-as-number',
    'The code comes back as a number, without leading zeros.',
    { eanEcho: 'number' },
  ],
  ['success-missing', 'success is not stated unless it is false.', { success: 'missing' }],
  ['success-as-text', 'success is "true" or "false".', { success: 'text' }],
  ['success-as-1', 'success is 1 or 0.', { success: 'one' }],
  [
    'shuffling',
    'Results are shuffled within their page, and shuffle says so.',
    { order: 'shuffled' },
  ],
  [
    'own-facet-chosen',
    "A filter's own facet counts only the chosen values.",
    { ownFacet: 'chosen' },
  ],
  ['echo-encoded', 'The echo q is written as an encoded query string.', { echo: 'encoded' }],
  ['echo-as-json', 'The echo q is JSON in a text.', { echo: 'json' }],
]

const TRANSPORT: readonly Row[] = [
  ['type-html', 'JSON is labelled text/html.', { contentType: 'text/html; charset=utf-8' }],
  ['type-text', 'JSON is labelled text/plain.', { contentType: 'text/plain' }],
  ['type-missing', 'JSON has no Content-Type at all.', { contentType: null }],
  ['byte-order-mark', 'A byte order mark stands before the JSON.', { byteOrderMark: true }],
]

export const apiVariants: readonly NamedApiVariant[] = [
  ...SENT,
  ...NOTHING,
  ...ERRORS,
  ...VALUES,
  ...STRUCTURE,
  ...TRANSPORT,
].map(([name, description, reading, clientSettings = {}]) => ({
  name,
  description,
  clientSettings,
  reading,
}))

export const apiVariantNamed = (name: string): NamedApiVariant | null =>
  apiVariants.find((dialect) => dialect.name === name) ?? null

const named = (names: readonly string[]): NamedApiVariant[] =>
  names.flatMap((name) => apiVariantNamed(name) ?? [])

/** The usual reading with the changes of every named API variant; unknown names are ignored. */
export const readingOf = (names: readonly string[]): Reading =>
  Object.assign({ ...usualReading }, ...named(names).map(({ reading }) => reading)) as Reading // the usual reading has every field

/** The client settings for several API variants at once. */
export const clientSettingsOf = (names: readonly string[]): ClientSettings =>
  Object.assign({}, ...named(names).map(({ clientSettings }) => clientSettings)) as ClientSettings // each has the same type
