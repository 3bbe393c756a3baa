/** Product by EAN/UPC (§4.4): the merchants that sell a code, with prices. */
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Connection } from './connection.ts'
import { connectionKey } from './connection.ts'
import { listParameter } from './dialect.ts'
import type { UnknownRecord } from './fields.ts'
import {
  httpUrl,
  isRecord,
  numberLike,
  readCode,
  readHttpUrls,
  readList,
  readText,
  text,
} from './fields.ts'
import type { Answer, AskOptions, Call } from './http.ts'
import { ask, encode } from './http.ts'
import { readBody, unexpected } from './interpret.ts'
import { queryMode } from './queryMode.ts'

export type EanRequest = { code: string; countries: string[]; mode: 'lite' | 'full' }

const offerFields = v.object({
  merchantId: text,
  merchantLogo: httpUrl,
  merchantName: text,
  merchantProductUrl: httpUrl,
  offerPrice: numberLike,
  productId: text,
  salePrice: numberLike,
})

/** An EAN merchant entry (§2.6); `raw` is the entry as it came. */
export type Offer = v.InferOutput<typeof offerFields> & { raw: UnknownRecord }

export type EanResult =
  | {
      kind: 'found'
      /** The code as echoed; the requested one is canonical. */
      ean: string | null
      offers: Offer[]
      /** The extras of `full` mode, wherever the service placed them (§4.4: not shown). */
      images: string[]
      description: string | null
      /** Fields of `result` that none of the above took. */
      otherFields: [name: string, value: unknown][]
      answer: Answer
    }
  | { kind: 'none'; answer: Answer }

function eanCall(connection: Connection, request: EanRequest): Call {
  return {
    operation: 'ean',
    path: `/insights/daas/productCodes/${encode(request.code)}`,
    query: [
      ...listParameter('countryCode', request.countries, connection.dialect.countryLists),
      ['mode', request.mode],
    ],
  }
}

const imageName = /image|picture|photo/i
const descriptionName = /description/i
const documented = new Set(['ean', 'merchants', 'product'])

/** Image- and description-like fields of the places that `full` mode may have put them in. */
function extrasOf(places: readonly unknown[]): { images: string[]; description: string | null } {
  const fields = places.filter(isRecord).flatMap((place) => Object.entries(place))
  const images = fields
    .filter(([name]) => imageName.test(name))
    .flatMap(([, value]) => readHttpUrls(value))
  const descriptions = fields.filter(([name]) => descriptionName.test(name))
  return {
    images: [...new Set(images)],
    description:
      descriptions.map(([, value]) => readText(value)).find((words) => words !== null) ?? null,
  }
}

function readEan(answer: Answer, code: string): EanResult {
  const body = readBody(answer)
  const nothing = body === undefined || (Array.isArray(body) && body.length === 0)
  if (nothing) return { kind: 'none', answer }
  const envelope = isRecord(body) ? body : {}
  const result =
    'result' in envelope ? envelope['result'] : 'merchants' in envelope ? envelope : undefined
  if (result === null) return { kind: 'none', answer }
  if (!isRecord(result)) throw unexpected(answer, 'it holds no result')
  const merchants = readList(result['merchants']).filter(isRecord)
  const otherFields = Object.entries(result).filter(
    ([name]) => !documented.has(name) && !imageName.test(name) && !descriptionName.test(name),
  )
  return {
    kind: 'found',
    ean: readCode(result['ean'], code.length),
    offers: merchants.map((raw) => ({ ...v.parse(offerFields, raw), raw })),
    ...extrasOf([result, result['product'], ...merchants]),
    otherFields,
    answer,
  }
}

/** Who sells a code, or `none` where it is unknown. Throws the errors of `ask` and `readBody`. */
export async function getEan(
  connection: Connection,
  request: EanRequest,
  options: AskOptions = {},
): Promise<EanResult> {
  return readEan(await ask(connection, eanCall(connection, request), options), request.code)
}

export function eanQuery(connection: Connection, request: EanRequest) {
  return queryOptions({
    queryKey: ['ean', ...connectionKey(connection), request] as const,
    queryFn: ({ signal }) => getEan(connection, request, { signal }),
    ...queryMode(connection),
  })
}
