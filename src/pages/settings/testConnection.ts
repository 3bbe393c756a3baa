/** Asks each operation once, each with what an earlier answer named, and tells what it saw. */
import type { Connection } from '../../api/connection.ts'
import { getEan } from '../../api/ean.ts'
import { CatalogError } from '../../api/errors.ts'
import type { Answer, Operation } from '../../api/http.ts'
import { getLookup } from '../../api/lookup.ts'
import type { Product } from '../../api/product.ts'
import { getSearch } from '../../api/search.ts'
import { getTraits } from '../../api/traits.ts'
import { formatCount } from '../../domain/format.ts'
import { productIdProblem } from '../../domain/productId.ts'

export type Outcome =
  | { kind: 'answered'; answer: Answer; saw: string }
  | { kind: 'failed'; error: unknown; answer: Answer | null }
  /** An operation needs something to ask for, which no answer before it has named. */
  | { kind: 'not asked'; why: string }

export type Tried = { operation: Operation; outcome: Outcome }

/** In the order in which they are asked. */
export const tested: readonly Operation[] = ['search', 'traits', 'lookup', 'ean']

/** Of a search; some records state no code, or no address. */
const ROWS = 10

/** A record may hold anything where its code should be. */
const PLAUSIBLE = /^\d{8,14}$/

const counted = (count: number, one: string, many: string) =>
  count === 0 ? 'none found' : `${formatCount(count)} ${count === 1 ? one : many}`

type Seen = { answer: Answer; saw: string; products: Product[] }
type Step = (known: readonly Product[]) => Promise<Seen> | string

/** The first known product that has what is wanted. */
function firstOf<Found>(products: readonly Product[], find: (product: Product) => Found | null) {
  for (const product of products) {
    const found = find(product)
    if (found !== null) return found
  }
  return null
}

function steps(
  connection: Connection,
  countries: string[],
  signal: AbortSignal,
): Record<Operation, Step> {
  return {
    search: async () => {
      const empty = { q: '', merchant: [], brand: [], category: '', division: '' }
      const request = { ...empty, countries, page: 1, size: ROWS, mode: 'full' as const }
      const { answer, products, numFound } = await getSearch(connection, request, { signal })
      const saw = counted(numFound ?? products.length, 'product', 'products')
      return { answer, products, saw }
    },
    traits: (known) => {
      const id = firstOf(known, ({ productId }) =>
        productId !== null && productIdProblem(productId) === null ? productId : null,
      )
      if (id === null) return 'No answer named a product to ask for.'
      return getTraits(connection, { id, countries, mode: 'full' }, { signal }).then((result) => ({
        answer: result.answer,
        products: result.kind === 'found' && result.product ? [result.product] : [],
        saw:
          result.kind === 'found' ? counted(result.traits.length, 'trait', 'traits') : 'none found',
      }))
    },
    lookup: (known) => {
      const url = firstOf(known, ({ productUrl }) => productUrl)
      if (url === null) return 'No answer named an address to look up.'
      const request = { url, countries, merchant: '', strict: '' as const, mode: 'full' as const }
      return getLookup(connection, request, { signal }).then(({ answer, products }) => ({
        answer,
        products,
        saw: counted(products.length, 'record', 'records'),
      }))
    },
    ean: (known) => {
      const code = firstOf(
        known,
        ({ skuSet }) => skuSet.find(({ ean }) => ean !== null && PLAUSIBLE.test(ean))?.ean ?? null,
      )
      if (code === null) return 'No answer named an EAN to ask for.'
      return getEan(connection, { code, countries, mode: 'lite' }, { signal }).then((result) => ({
        answer: result.answer,
        products: [],
        saw:
          result.kind === 'found'
            ? counted(result.offers.length, 'merchant', 'merchants')
            : 'none found',
      }))
    },
  }
}

/** One outcome after the other; ends early when aborted. `countries` are those of one request. */
export async function* testConnection(
  connection: Connection,
  countries: string[],
  signal: AbortSignal,
): AsyncGenerator<Tried, void, void> {
  const ask = steps(connection, countries, signal)
  const known: Product[] = []
  for (const operation of tested) {
    let outcome: Outcome
    try {
      const seen = await ask[operation](known)
      if (typeof seen === 'string') outcome = { kind: 'not asked', why: seen }
      else {
        known.push(...seen.products)
        outcome = { kind: 'answered', answer: seen.answer, saw: seen.saw }
      }
    } catch (error) {
      const answer = error instanceof CatalogError ? error.answer : null
      outcome = { kind: 'failed', error, answer }
    }
    if (signal.aborted) return
    yield { operation, outcome }
  }
}
