/** Finds the service's message in an error body of any of the usual shapes; the specification (§7) does not show the shape. */
import { isRecord, readList, readText } from '@/api/fields/readers.ts'

const LONGEST = 300
const PAGE_START = 3000

export type ServiceMessage = {
  message: string | null
  code: string | null
  /** The text of a web page. It shows whether the error is about the key, and is never shown. */
  unseen?: string
}

/** Patterns of markup and of the beginning of a stack trace, which are useless to the user. */
const markup = /^<|<\/[a-z]|<(?:br|hr|img|!doctype)\b/i
const trace = /\s+at [\w$.<>/]+\(|Traceback \(/

const messageIn = (value: unknown): string | null => {
  const words = (readText(readList(value)[0]) ?? '').trim()
  if (markup.test(words)) return null
  // A cut may leave half a surrogate pair, which is not a character.
  const short = words.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '')
  return short.split(trace, 1)[0] || null
}

/** How deep a message may be nested: in `errors`, in its first entry, and in a field of that entry. */
const LEVELS = 3

function wordsOf(body: unknown, levels = LEVELS): ServiceMessage {
  if (typeof body === 'string') return { message: messageIn(body), code: null }
  if (Array.isArray(body) && levels > 0) return wordsOf(body[0], levels - 1)
  if (!isRecord(body)) return { message: null, code: null }
  const nested = ['error', 'errors', 'fault', 'detail']
    .map((name) => body[name])
    .find((value) => typeof value === 'object' && value !== null)
  const inner: ServiceMessage =
    nested && levels > 0 ? wordsOf(nested, levels - 1) : { message: null, code: null }
  return {
    message:
      messageIn(body['message']) ??
      messageIn(body['detail']) ??
      messageIn(body['error_description']) ??
      messageIn(body['faultstring']) ??
      inner.message ??
      messageIn(body['error']) ??
      messageIn(body['title']),
    code:
      messageIn(body['errorCode']) ??
      messageIn(body['code']) ??
      messageIn(body['errorcode']) ??
      inner.code,
  }
}

/** The message and code of an error answer as text; HTML is never shown, and plain text is cut at 300 characters. */
export function readErrorBody(text: string): ServiceMessage {
  const trimmed = text.trim()
  if (trimmed.startsWith('<')) {
    const unseen = trimmed.slice(0, PAGE_START).replace(/<[^>]*>/g, ' ')
    return { message: null, code: null, unseen }
  }
  try {
    return wordsOf(JSON.parse(trimmed))
  } catch {
    return { message: messageIn(trimmed), code: null }
  }
}

const keyWords =
  /api[-_ ]?key|(?<![a-z])keys?(?![a-z])|unauthori[sz]ed|authenticat|access[-_ ]?token|credential|forbidden\W*$/i

/**
 * Returns true if the service's message is about the key; the specification (§5.3) does not show the answer to a bad key.
 * `InvalidKey` is read as two words.
 */
export function isAboutKey({ message, code, unseen }: ServiceMessage): boolean {
  return [message, code, unseen].some((words) =>
    keyWords.test((words ?? '').replace(/([a-z])(?=[A-Z])/g, '$1 ')),
  )
}
