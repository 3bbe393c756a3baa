/** The common parts of the Service profile's checks: their subject, their requests, and their type. */
import type { Call } from '@/api/http/call.ts'
import type { ObservedAnswer } from './observedAnswer.ts'

/** Known existing values that a check can request. */
export type Subject = {
  /** Keywords with results; empty for none. */
  q: string
  countries: readonly string[]
  /** Values of the merchant facet, the most frequent first. */
  merchants: readonly string[]
  /** Addresses of products on their merchants' sites. */
  urls: readonly string[]
}

/** Sends one request and reads the answer. Throws the errors of `sendRequest`. */
export type SendRequest = (call: Call) => Promise<ObservedAnswer | null>

export type Probe = {
  /** The maximum number of requests that it sends. */
  requests: number
  /** Whether it needs a known product; then a search for one is sent first. */
  needsSubject: boolean
  /** What is missing to run it, as the end of "Needs …"; null if nothing is missing. */
  lacks?: (subject: Subject) => string | null
  run: (send: SendRequest, subject: Subject) => Promise<void>
}

export function searchCall(query: Call['query'], rows: number): Call {
  return {
    operation: 'search',
    path: '/products',
    query: [...query, ['limit', String(rows)], ['mode', 'lite']],
  }
}

/**
 * Sends a search without keywords; if the service refuses it, sends one with the subject's keywords. `query` builds the call from
 * the query pairs for country and keywords.
 */
export async function searchWithoutKeywords(
  send: SendRequest,
  subject: Subject,
  query: (about: Call['query']) => Call,
): Promise<void> {
  const seen = await send(query(subjectQuery({ ...subject, q: '' })))
  if ((seen?.search ?? null) === null && subject.q !== '') await send(query(subjectQuery(subject)))
}

/** The query pairs for the country and the keywords of a check. */
export function subjectQuery(
  { q, countries }: Subject,
  country = countries[0] ?? 'us',
): Call['query'] {
  return [['countryCode', country], ...(q === '' ? [] : ([['q', q]] satisfies Call['query']))]
}
