/** Finds the service's own words in an error body of any of the usual shapes (§7: the shape is not shown). */
import { isRecord } from './fields.ts'

const LONGEST = 300

type ServiceWords = { message: string | null; code: string | null }

const said = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || value.trim() === '') return null
  return value.trim().slice(0, LONGEST)
}

function wordsOf(body: unknown): ServiceWords {
  if (typeof body === 'string') return { message: said(body), code: null }
  if (Array.isArray(body)) return wordsOf(body[0])
  if (!isRecord(body)) return { message: null, code: null }
  const nested = [body['error'], body['errors'], body['fault']].find(
    (value) => typeof value === 'object' && value !== null,
  )
  const inner: ServiceWords = nested ? wordsOf(nested) : { message: null, code: null }
  return {
    message:
      said(body['message']) ??
      said(body['detail']) ??
      said(body['error_description']) ??
      said(body['faultstring']) ??
      inner.message ??
      said(body['error']) ??
      said(body['title']),
    code: said(body['errorCode']) ?? said(body['code']) ?? inner.code,
  }
}

/** The message and code of an error answer as text; HTML is never shown, and plain text is cut at 300 characters. */
export function readErrorBody(text: string): ServiceWords {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.startsWith('<')) return { message: null, code: null }
  try {
    return wordsOf(JSON.parse(trimmed))
  } catch {
    return { message: said(trimmed), code: null }
  }
}

const keyWords =
  /\bapi[-_ ]?key\b|\bunauthori[sz]ed\b|\bforbidden\b|\baccess token\b|\bcredentials?\b/i

/** Whether the service's words are about the key (§5.3: the answer to a bad key is not shown). */
export function speaksOfKey({ message, code }: ServiceWords): boolean {
  return keyWords.test(`${message ?? ''} ${code ?? ''}`)
}
