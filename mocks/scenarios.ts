/** Every state that the demo service can show on request: by `demo=NAME` in the page's address, or by a magic input. */

export type Operation = 'search' | 'traits' | 'lookup' | 'ean'

export type ScenarioName =
  | 'slow'
  | 'hang'
  | 'offline'
  | 'error-500'
  | 'error-503-html'
  | 'rate-limit'
  | 'key-401'
  | 'key-403'
  | 'truncated'
  | 'html'
  | 'empty'
  | 'no-content'
  | 'refused'
  | 'bad-request'
  | 'shuffled'
  | 'conjunctive'
  | 'flaky'
  | 'long'
  | 'hostile'
  | 'huge'
  | 'next-week'
  | 'cut-facets'
  | 'cut-facets-at-3'

export type Scenario = {
  name: ScenarioName
  shows: string
  operations: readonly Operation[]
  /** Keywords that trigger it; words after it are searched as usual. */
  keywords: string
  /** The product id that triggers it; `DEMO-NAME` does too. */
  productId: string
  url: string
  code: string
}

const ALL: readonly Operation[] = ['search', 'traits', 'lookup', 'ean']
const SEARCH: readonly Operation[] = ['search']

const LIST: readonly (readonly [ScenarioName, string, readonly Operation[]])[] = [
  ['slow', 'The right response after 3 seconds', ALL],
  ['hang', 'No response at all', ALL],
  ['offline', 'The connection fails', ALL],
  ['error-500', 'Status 500 with a message', ALL],
  ['error-503-html', 'Status 503 with an HTML page', ALL],
  ['rate-limit', 'Status 429, Retry-After 5 seconds', ALL],
  ['key-401', 'Status 401: the key is missing or unknown', ALL],
  ['key-403', 'Status 403: the key may not do this', ALL],
  ['truncated', 'JSON that ends in the middle', ALL],
  ['html', 'An HTML page with status 200', ALL],
  ['empty', 'Status 404: nothing found', ALL],
  ['no-content', 'Status 204, no body', ALL],
  ['refused', 'Status 200 with success false, a message and an error code', ALL],
  ['bad-request', 'Status 400 with plain text', ALL],
  ['shuffled', 'Results in another order, shuffle true', SEARCH],
  ['conjunctive', "A filter's own facet lists only the chosen value", SEARCH],
  ['flaky', 'The first request of each address fails with 503, the next succeeds', ALL],
  [
    'long',
    'Very long titles and values, from right to left too, prices of 0 and a billion, 60 sizes, 200 traits, 5,000 brands',
    ALL,
  ],
  [
    'hostile',
    'Scripts, handlers, javascript: addresses, __proto__ keys, doubled ids, formulas, numbers that no program can hold',
    ALL,
  ],
  ['huge', 'Ten thousand records, merchants or SKUs in one answer', ALL],
  [
    'next-week',
    'The catalog a week later: prices and stock changed, some listings gone and some new',
    ALL,
  ],
  ['cut-facets', 'A facet lists only its five most frequent values', SEARCH],
  ['cut-facets-at-3', 'A facet lists only its three most frequent values', SEARCH],
]

/** Codes 2999 0000 00NN: a range for codes inside shops, with a valid check digit, unused by the catalog. */
const codeOf = (number: number): string => {
  const body = `2999${String(number).padStart(8, '0')}`
  const sum = Array.from(body).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 1 ? 3 : 1),
    0,
  )
  return body + String((10 - (sum % 10)) % 10)
}

export const scenarios: readonly Scenario[] = LIST.map(([name, shows, operations], index) => ({
  name,
  shows,
  operations,
  keywords: `demo:${name}`,
  productId: `DE30${String(index + 1).padStart(28, '0')}`,
  url: `https://demo.example/${name}`,
  code: codeOf(index + 1),
}))

export const scenarioNamed = (name: string | null): Scenario | null =>
  scenarios.find((scenario) => scenario.name === name) ?? null

const MAGIC_WORD = /(?:^|\s)demo:([a-z0-9-]+)(?=\s|$)/i

/** The scenario that an operation's own input requests. */
export const magicScenario = (operation: Operation, input: string): Scenario | null => {
  const requested = input.trim()
  const word = MAGIC_WORD.exec(requested)?.[1]?.toLowerCase()
  const found = scenarios.find((scenario) => {
    switch (operation) {
      case 'search':
        return scenario.name === word
      case 'traits':
        return (
          requested.toUpperCase() === scenario.productId ||
          requested.toLowerCase() === `demo-${scenario.name}`
        )
      case 'lookup':
        return requested === scenario.url
      case 'ean':
        return requested === scenario.code
    }
  })
  return found?.operations.includes(operation) ? found : null
}

/** Keywords without the magic word. */
export const withoutMagicWord = (keywords: string): string =>
  keywords.replace(MAGIC_WORD, ' ').trim()
