/** Product traits (§4.1), with the product record in `full` mode. */
import { queryOptions } from '@tanstack/react-query'
import type { Connection } from './connection.ts'
import { connectionKey } from './connection.ts'
import { listParameter } from './dialect.ts'
import { isRecord, readList, readText } from './fields.ts'
import type { Answer, AskOptions, Call } from './http.ts'
import { ask, encode } from './http.ts'
import { readBody, unexpected } from './interpret.ts'
import type { Product } from './product.ts'
import { readProduct } from './product.ts'
import { queryMode } from './queryMode.ts'

export type TraitsRequest = { id: string; countries: string[]; mode: 'lite' | 'full' }

/** Trait name and value as given; a value of several items still joined by `|` (§2.4). */
export type Trait = [name: string, value: string]

export type TraitsResult =
  | { kind: 'found'; product: Product | null; traits: Trait[]; answer: Answer }
  | { kind: 'none'; answer: Answer }

function traitsCall(connection: Connection, request: TraitsRequest): Call {
  return {
    operation: 'traits',
    path: `/products/${encode(request.id)}/traits`,
    query: [
      ...listParameter('countryCode', request.countries, connection.dialect.countryLists),
      ['mode', request.mode],
    ],
  }
}

const traitValue = (value: unknown): string =>
  readList(value)
    .flatMap((item) => readText(item) ?? [])
    .join('|')

/** A map, or a list of `{name, value}`; null and missing are no traits. */
function readTraits(value: unknown): Trait[] {
  if (isRecord(value)) return Object.entries(value).map(([name, item]) => [name, traitValue(item)])
  return readList(value).flatMap((entry): Trait[] => {
    const name = isRecord(entry) ? readText(entry['name']) : null
    return isRecord(entry) && name !== null ? [[name, traitValue(entry['value'])]] : []
  })
}

function readTraitsAnswer(answer: Answer): TraitsResult {
  const body = readBody(answer)
  if (body === undefined) return { kind: 'none', answer }
  if (!isRecord(body) || !('traits' in body || 'product' in body)) {
    throw unexpected(answer, 'it holds neither traits nor product')
  }
  const product = isRecord(body['product']) ? readProduct(body['product']) : null
  const traits = readTraits(body['traits'])
  const saidNothing = product === null && (body['traits'] ?? null) === null
  if (saidNothing) return { kind: 'none', answer }
  return { kind: 'found', product, traits, answer }
}

/** The traits of a product, or `none` where the id is unknown. Throws the errors of `ask` and `readBody`. */
export async function getTraits(
  connection: Connection,
  request: TraitsRequest,
  options: AskOptions = {},
): Promise<TraitsResult> {
  return readTraitsAnswer(await ask(connection, traitsCall(connection, request), options))
}

export function traitsQuery(connection: Connection, request: TraitsRequest) {
  return queryOptions({
    queryKey: ['traits', ...connectionKey(connection), request] as const,
    queryFn: ({ signal }) => getTraits(connection, request, { signal }),
    ...queryMode(connection),
  })
}
