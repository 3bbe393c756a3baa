/** Product by EAN/UPC (§4.4): the merchants that sell a code, with prices. */
import { queryOptions } from '@tanstack/react-query'
import type { Connection } from '@/api/connection.ts'
import { connectionKey } from '@/api/connection.ts'
import { keysIn, readerOf } from '@/api/fields/places.ts'
import { isRecord, readCode, readList, type UnknownRecord } from '@/api/fields/readers.ts'
import type { Answer } from '@/api/http/call.ts'
import type { RequestOptions } from '@/api/http/http.ts'
import { sendRequest } from '@/api/http/http.ts'
import { isEmptyResult, readBody, unexpected } from '@/api/http/interpret.ts'
import { eanCall, type EanRequest } from './calls.ts'
import { connectionQueryOptions } from './connectionQueryOptions.ts'
import type { EanExtras } from './eanExtras.ts'
import { readExtras } from './eanExtras.ts'

const readOfferFields = readerOf('offer')

/** An EAN merchant entry (§2.6); `raw` is the entry as received. */
export type Offer = ReturnType<typeof readOfferFields> & { raw: UnknownRecord }

export type EanResult =
  | ({
      kind: 'found'
      /** The code as the answer writes it; elsewhere, use the requested code, which is in the canonical form. */
      ean: string | null
      offers: Offer[]
      answer: Answer
    } & EanExtras)
  | { kind: 'none'; answer: Answer }

const documented = {
  result: ['ean', 'merchants', 'product'],
  merchant: keysIn('offer'),
}
/**
 * The fields of the envelope. They are left out of the extra fields of a service that writes the fields of `result` beside them.
 */
const ofEnvelope = ['success', 'message', 'errorCode']

/**
 * Reads the answer for a code. An echo that lost its leading zeros is padded to the code's length. Without merchants the result
 * is `none`, unless the answer has other data about the code. Throws the errors of `readBody`.
 */
export function readEan(answer: Answer, code: string): EanResult {
  const body = readBody(answer)
  const envelope = isRecord(body) ? body : {}
  const isBare = !('result' in envelope) && ('merchants' in envelope || 'ean' in envelope)
  if (!isBare && !('result' in envelope)) {
    if (isEmptyResult(body)) return { kind: 'none', answer }
    throw unexpected(answer, 'it holds no result')
  }
  const [result = {}, ...more] = readList(isBare ? envelope : envelope['result'])
  if (!isRecord(result) || more.length > 0) throw unexpected(answer, 'its result is no map')
  const list = readList(result['merchants'])
  const merchants = list.filter(isRecord)
  if (list.length > 0 && merchants.length === 0) {
    throw unexpected(answer, 'its merchants are no records')
  }
  const extras = readExtras(result, merchants, {
    ...documented,
    result: isBare ? [...documented.result, ...ofEnvelope] : documented.result,
  })
  const { images, description, title } = extras
  const hasDetails = images.length > 0 || description !== null || title !== null
  if (merchants.length === 0 && !hasDetails) return { kind: 'none', answer }
  return {
    kind: 'found',
    ean: readCode(result['ean'], code.length),
    offers: merchants.map((raw) => ({ ...readOfferFields(raw), raw })),
    ...extras,
    answer,
  }
}

/** The merchants of a code, or `none` if it is unknown. Throws the errors of `sendRequest` and `readBody`. */
export async function getEan(
  connection: Connection,
  request: EanRequest,
  options: RequestOptions = {},
): Promise<EanResult> {
  return readEan(await sendRequest(connection, eanCall(connection, request), options), request.code)
}

export function eanQuery(connection: Connection, request: EanRequest) {
  return queryOptions({
    queryKey: ['ean', ...connectionKey(connection), request] as const,
    queryFn: ({ signal }) => getEan(connection, request, { signal }),
    ...connectionQueryOptions(connection),
  })
}
