import type { Call } from '@/api/http/call.ts'
import type { LoggedRequest } from '@/api/http/log.ts'
import { shortId } from '@/lib/numbers/format.ts'
import { MISSING } from '@/lib/text/missing.ts'
import { foldLetters } from '@/lib/text/spelling.ts'

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const valueOf = ({ query }: Call, name: string) => query.find(([key]) => key === name)?.[1] ?? ''

/** What a request is about, as text: keywords or filters, an ID, a merchant's host, a code. */
export function describeRequest(call: Call): string {
  switch (call.operation) {
    case 'search': {
      const filters = call.query.filter(([name]) => name.endsWith('Filter'))
      return valueOf(call, 'q') || filters.map(([, value]) => value).join(', ') || 'everything'
    }
    case 'lookup':
      return valueOf(call, 'url').replace(/^https?:\/\/(?:www\.)?/, '')
    case 'traits':
      return shortId(decoded(call.path.split('/').at(-2) ?? ''))
    case 'ean':
      return decoded(call.path.split('/').at(-1) ?? '')
  }
}

/** The status of a request as text; "redirect" for one that was not followed, a dash without an answer. */
export function statusOf({ answer }: LoggedRequest): string {
  if (!answer) return MISSING
  return answer.status === 0 ? 'redirect' : String(answer.status)
}

/** Whether a request failed; an empty result is not a failure. */
export function isTrouble({ answer }: LoggedRequest): boolean {
  if (!answer) return true
  const { status } = answer
  return status !== 404 && (status < 200 || status > 299)
}

/** Whether a request contains the words that the user filters by. Case and accents are ignored, punctuation is not. */
export function requestContains(request: LoggedRequest, words: string): boolean {
  const { call, failure } = request
  const text = [
    call.operation,
    decoded(call.path),
    ...call.query.flat(),
    statusOf(request),
    failure ?? '',
  ]
  return foldLetters(text.join('\n')).includes(foldLetters(words.trim()))
}
