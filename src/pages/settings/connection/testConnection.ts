/** Requests each operation once, with inputs from earlier answers, and yields the results. */
import type { Connection } from '@/api/connection.ts'
import { NO_FILTERS } from '@/api/fields/filters.ts'
import type { Operation } from '@/api/fields/operations.ts'
import type { Answer } from '@/api/http/call.ts'
import { CatalogError } from '@/api/http/errors.ts'
import { getEan } from '@/api/operations/ean.ts'
import { getLookup } from '@/api/operations/lookup.ts'
import type { Product } from '@/api/operations/product.ts'
import { getSearch } from '@/api/operations/search.ts'
import { getTraits } from '@/api/operations/traits.ts'
import { plural } from '@/lib/text/plural.ts'
import { testInput } from './testInput.ts'

export type OperationOutcome =
  /** An answer; `count` is the number of its results, for example products of a search. */
  | { kind: 'answered'; answer: Answer; count: number; saw: string }
  | { kind: 'failed'; error: unknown; answer: Answer | null }

export type OperationTest = {
  operation: Operation
  /** Whether the input is made up, because no earlier answer had one. */
  isMadeUp: boolean
  outcome: OperationOutcome
}

/** The operations, in the order of their requests. */
export const testedOperations: readonly Operation[] = ['search', 'traits', 'lookup', 'ean']

/** How many rows the search requests: several, because some records have no code or no URL. */
const ROWS = 10

type Seen = { answer: Answer; count: number; of: [one: string, many: string]; products: Product[] }
type SendRequest = (text: string) => Promise<Seen>

/** Makes one request for each operation, for the countries that fit into one request. */
function requests(
  connection: Connection,
  countries: string[],
  options: { signal: AbortSignal },
): Record<Operation, SendRequest> {
  return {
    search: async () => {
      const empty = { ...NO_FILTERS, q: '' }
      const request = { ...empty, countries, page: 1, size: ROWS, mode: 'full' as const }
      const { answer, products, numFound } = await getSearch(connection, request, options)
      const count = numFound ?? products.length
      return { answer, count, of: ['product', 'products'], products }
    },
    traits: async (id) => {
      const result = await getTraits(connection, { id, countries, mode: 'full' }, options)
      const { product, traits } =
        result.kind === 'found' ? result : { product: null, traits: [] as [] }
      const products = product ? [product] : []
      return {
        answer: result.answer,
        count: traits.length,
        of: ['attribute', 'attributes'],
        products,
      }
    },
    lookup: async (url) => {
      const request = { url, countries, merchant: '', strict: '' as const, mode: 'full' as const }
      const { answer, products } = await getLookup(connection, request, options)
      return { answer, count: products.length, of: ['listing', 'listings'], products }
    },
    ean: async (code) => {
      const result = await getEan(connection, { code, countries, mode: 'lite' }, options)
      const count = result.kind === 'found' ? result.offers.length : 0
      return { answer: result.answer, count, of: ['merchant', 'merchants'], products: [] }
    },
  }
}

const ASKS_FOR = { traits: 'id', lookup: 'url', ean: 'code' } as const

const inWords = ({ count, of: [one, many] }: Seen) =>
  count === 0 ? 'none found' : plural(count, one, many)

/** Yields one outcome after the other; ends early when aborted. `countries` must fit into one request. */
export async function* testConnection(
  connection: Connection,
  countries: string[],
  signal: AbortSignal,
): AsyncGenerator<OperationTest, void, void> {
  const send = requests(connection, countries, { signal })
  const known: Product[] = []
  for (const operation of testedOperations) {
    const { text, isMadeUp } =
      operation === 'search' ? { text: '', isMadeUp: false } : testInput(ASKS_FOR[operation], known)
    let outcome: OperationOutcome
    try {
      const seen = await send[operation](text)
      known.push(...seen.products)
      outcome = { kind: 'answered', answer: seen.answer, count: seen.count, saw: inWords(seen) }
    } catch (error) {
      outcome = {
        kind: 'failed',
        error,
        answer: error instanceof CatalogError ? error.answer : null,
      }
    }
    if (signal.aborted) return
    yield { operation, isMadeUp, outcome }
  }
}
