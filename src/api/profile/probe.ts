/** What the checks of the Service profile have in common: what they ask about, how they ask, and what a check is. */
import type { Call } from '@/api/http/call.ts'
import type { Seen } from './seen.ts'

/** What is known to exist, so that a check has something to ask about. */
export type Subject = {
  /** Keywords that find something; empty for none. */
  q: string
  countries: readonly string[]
  /** Values of the merchant facet, the most frequent first. */
  merchants: readonly string[]
  /** Addresses of products on their merchants' sites. */
  urls: readonly string[]
}

/** Asks once and looks at the answer. Throws what `ask` throws. */
export type SendRequest = (call: Call) => Promise<Seen | null>

export type Probe = {
  /** How many requests at the most. */
  requests: number
  /** Whether it asks about a known product; then a search for one goes first. */
  needsSubject: boolean
  /** What is missing for it, as the end of "Needs …"; null where it can be run. */
  lacks?: (subject: Subject) => string | null
  run: (ask: SendRequest, subject: Subject) => Promise<void>
}

export function searchCall(query: Call['query'], rows: number): Call {
  return {
    operation: 'search',
    path: '/products',
    query: [...query, ['limit', String(rows)], ['mode', 'lite']],
  }
}

/**
 * Requests anything at all, and where the service refuses a search without keywords, for the subject's. `query` is what comes
 * after country and keywords.
 */
export async function askForAnything(
  ask: SendRequest,
  subject: Subject,
  query: (about: Call['query']) => Call,
): Promise<void> {
  const seen = await ask(query(about({ ...subject, q: '' })))
  if ((seen?.search ?? null) === null && subject.q !== '') await ask(query(about(subject)))
}

/** The country and keywords of a check. */
export function about({ q, countries }: Subject, country = countries[0] ?? 'us'): Call['query'] {
  return [['countryCode', country], ...(q === '' ? [] : ([['q', q]] satisfies Call['query']))]
}
