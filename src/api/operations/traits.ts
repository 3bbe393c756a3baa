/** Product traits (§4.1), with the product record in `full` mode. */
import { queryOptions } from '@tanstack/react-query'
import type { Connection } from '@/api/connection.ts'
import { connectionKey } from '@/api/connection.ts'
import { isRecord, readList, readText } from '@/api/fields/readers.ts'
import type { Answer } from '@/api/http/call.ts'
import type { RequestOptions } from '@/api/http/http.ts'
import { sendRequest } from '@/api/http/http.ts'
import { isEmptyResult, readBody, unexpected } from '@/api/http/interpret.ts'
import { traitsCall, type TraitsRequest } from './calls.ts'
import { connectionQueryOptions } from './connectionQueryOptions.ts'
import type { Product } from './product.ts'
import { readProduct } from './product.ts'

/** The name and value of a trait as received; several items are still joined by `|` (§2.4). */
export type Trait = [name: string, value: string]

export type TraitsResult =
  | { kind: 'found'; product: Product | null; traits: Trait[]; answer: Answer }
  | { kind: 'none'; answer: Answer }

const traitValue = (value: unknown): string =>
  readList(value)
    .flatMap((item) => (typeof item === 'boolean' ? String(item) : (readText(item) ?? [])))
    .join('|')

/** Reads traits from a map, or from a list of `{name, value}`; null or a missing value means no traits. */
function readTraitPairs(value: unknown): Trait[] {
  if (isRecord(value)) return Object.entries(value).map(([name, item]) => [name, traitValue(item)])
  return readList(value).flatMap((entry): Trait[] => {
    const name = isRecord(entry) ? readText(entry['name']) : null
    return isRecord(entry) && name !== null ? [[name, traitValue(entry['value'])]] : []
  })
}

/**
 * Reads a traits answer. An empty traits map alone means a product without traits; in `full` mode, where the record should be
 * there too, it means not found. Throws the errors of `readBody`.
 */
export function readTraits(answer: Answer, mode: TraitsRequest['mode']): TraitsResult {
  const body = readBody(answer)
  const hasTraits = isRecord(body) && ('traits' in body || 'product' in body)
  if (!hasTraits) {
    if (isEmptyResult(body)) return { kind: 'none', answer }
    throw unexpected(answer, 'it holds neither traits nor product')
  }
  const rawProduct = readList(body['product']).find(isRecord)
  const product = rawProduct ? readProduct(rawProduct) : null
  const traits = readTraitPairs(body['traits'])
  const isSilent = mode === 'full' || (body['traits'] ?? null) === null
  if (product === null && traits.length === 0 && isSilent) return { kind: 'none', answer }
  return { kind: 'found', product, traits, answer }
}

/** The traits of a product, or `none` if the id is unknown. Throws the errors of `sendRequest` and `readBody`. */
export async function getTraits(
  connection: Connection,
  request: TraitsRequest,
  options: RequestOptions = {},
): Promise<TraitsResult> {
  const answer = await sendRequest(connection, traitsCall(connection, request), options)
  return readTraits(answer, request.mode)
}

export function traitsQuery(connection: Connection, request: TraitsRequest) {
  return queryOptions({
    queryKey: ['traits', ...connectionKey(connection), request] as const,
    queryFn: ({ signal }) => getTraits(connection, request, { signal }),
    ...connectionQueryOptions(connection),
  })
}
