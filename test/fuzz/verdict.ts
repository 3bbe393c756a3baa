/** What a response means before its body is read, by reliability §1 and §2, which are the same for all four operations. */
import { HttpError, KeyError, RateError, ServiceError, UnreadableError } from '@/api/http/errors.ts'
import type { Case } from './cases.ts'
import { isMap, textIn } from './problems/fieldProblems.ts'

type ErrorClass = abstract new (...args: never[]) => Error

/** Nothing found, or one of these errors, or a body to be read. */
export type Verdict =
  | { kind: 'none' }
  | { kind: 'error'; classes: ErrorClass[] }
  | { kind: 'body'; body: unknown }

const failing = (...classes: ErrorClass[]): Verdict => ({ kind: 'error', classes })

export function verdictOf({ status, text }: Pick<Case, 'status' | 'text'>): Verdict {
  if (status === 404 || status === 204) return { kind: 'none' }
  if (status === 401 || status === 403) return failing(KeyError)
  if (status === 429) return failing(RateError)
  if (status === 400) return failing(HttpError, KeyError)
  if (status < 200 || status > 299) return failing(HttpError)
  const bare = text.trim()
  if (bare === '') return { kind: 'none' }
  let body: unknown
  try {
    body = JSON.parse(bare)
  } catch {
    return failing(UnreadableError)
  }
  const isRefusal = isMap(body) && [false, 'false', 0].some((no) => no === body['success'])
  return isRefusal ? failing(ServiceError, KeyError) : { kind: 'body', body }
}

/** All texts anywhere in the body, without keys. */
function textsIn(body: unknown): string[] {
  const texts: string[] = []
  const open = [body]
  while (open.length > 0) {
    const value = open.pop()
    const text = textIn(value)
    if (text !== null) texts.push(text.trim())
    else if (typeof value === 'object' && value !== null) {
      // Push one value at a time, because a list may have more values than a call can have arguments.
      for (const inner of Object.values(value)) open.push(inner)
    }
  }
  return texts
}

const OURS = /^(?:The (?:service|response)|Unexpected response: |Too many requests)/

/** Problems of an error's message: it must come from the app or the service, and never be a web page. */
export function wordProblems(message: string, { text }: Case): string[] {
  if (message.trim() === '') return ['an error has no words']
  if (/^<|<\/[a-z]/i.test(message)) return ['markup is shown']
  if (OURS.test(message)) return []
  if (message.length > 300) return ['an error has too many words']
  const input = text.trim()
  if (input.startsWith(message)) return []
  try {
    const isPresent = textsIn(JSON.parse(input)).some((words) => words.startsWith(message))
    return isPresent ? [] : [`nobody said ${message}`]
  } catch {
    return [`nobody said ${message}`]
  }
}
