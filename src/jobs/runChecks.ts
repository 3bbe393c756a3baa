/**
 * Runs the requests of the chosen checks of the service, one request after another. `observeService` sees the answers in the log.
 */
import type { Connection } from '@/api/connection.ts'
import { readText } from '@/api/fields/readers.ts'
import type { Answer } from '@/api/http/call.ts'
import { CatalogError, KeyError } from '@/api/http/errors.ts'
import { sendRequest } from '@/api/http/http.ts'
import { readBody } from '@/api/http/interpret.ts'
import type { ObservedAnswer } from '@/api/profile/observedAnswer.ts'
import type { OpenPoint } from '@/api/profile/openPoint.ts'
import { subjectQuery, searchCall, type SendRequest, type Subject } from '@/api/profile/probe.ts'
import { toObservedAnswer } from '@/api/profile/toObservedAnswer.ts'

type Check = Pick<OpenPoint, 'id' | 'title' | 'probe'>

export type CheckProgress = {
  /** The number of requests made so far, and the maximum for all checks. */
  made: number
  most: number
  /** The title of the running check. */
  title: string
}

export type CheckEnd =
  | { kind: 'done'; skipped: readonly { title: string; lacks: string }[] }
  | { kind: 'cancelled' }
  /** The checks were stopped; `why` is a sentence for the user. */
  | { kind: 'stopped'; why: string }

/** Keywords to try one after another if a search without keywords finds nothing: most catalogs sell one of these. */
const KEYWORDS = ['shirt', 'milk']

/** The maximum number of requests that the checks send, including the search for a product to check with. */
export function maxCheckRequests(checks: readonly Check[]): number {
  const own = checks.reduce((sum, { probe }) => sum + (probe?.requests ?? 0), 0)
  return own + (checks.some(({ probe }) => probe?.needsSubject) ? 1 + KEYWORDS.length : 0)
}

const MERCHANTS = 3

function subjectOf(seen: ObservedAnswer | null, requested: Subject): Subject {
  if (!seen) return requested
  const merchants = seen.facets.find(({ name }) => name === 'merchant')?.values ?? []
  const urls = seen.records.flatMap(({ productUrl }) => readText(productUrl) ?? [])
  return {
    ...requested,
    merchants: merchants
      .toSorted((a, b) => (b[1] ?? 0) - (a[1] ?? 0))
      .slice(0, MERCHANTS)
      .map(([name]) => name),
    urls: urls.filter((url) => URL.canParse(url)),
  }
}

/**
 * Searches for products to check with: with the keywords that last found something, then without keywords, then with `KEYWORDS`.
 */
async function findSubject(send: SendRequest, requested: Subject): Promise<Subject> {
  let subject = requested
  for (const q of [requested.q, ...KEYWORDS]) {
    const seen = await send(searchCall(subjectQuery({ ...requested, q }), 3))
    subject = subjectOf(seen, { ...requested, q })
    if (seen && seen.records.length > 0) return subject
  }
  return subject
}

class Stopped extends Error {}

/**
 * Whether the service refuses the API key, so that it would refuse further requests too. EAN prices may need a second secret, so
 * their refusal says nothing about the key.
 */
function refusesKey(answer: Answer): boolean {
  if (answer.call.operation === 'ean') return false
  try {
    readBody(answer)
    return false
  } catch (error) {
    return error instanceof KeyError
  }
}

type Run = {
  connection: Connection
  checks: readonly Check[]
  /** The countries for the checks, the user's first; and keywords that recently found something (`q`). */
  countries: readonly string[]
  q: string
  onProgress: (progress: CheckProgress) => void
  signal: AbortSignal
}

/** Runs the checks. Never throws: a refused key, a rate limit or a lost connection stop the checks, and the result says so. */
export async function runChecks(run: Run): Promise<CheckEnd> {
  const { connection, checks, countries, q, onProgress, signal } = run
  const most = maxCheckRequests(checks)
  let made = 0
  let title = ''
  const send: SendRequest = async (call) => {
    onProgress({ made, most, title })
    const answer = await sendRequest(connection, call, { signal })
    made += 1
    if (answer.status === 429) throw new Stopped('The service is busy.')
    if (refusesKey(answer)) throw new Stopped('The service refused the key.')
    const { url, receivedAt: at, ms } = answer
    return toObservedAnswer({ call, url, at, ms, answer, failure: null }, connection)
  }
  const skipped: { title: string; lacks: string }[] = []
  try {
    let subject: Subject = { q, countries, merchants: [], urls: [] }
    if (checks.some(({ probe }) => probe?.needsSubject)) {
      title = 'A product to test with'
      subject = await findSubject(send, subject)
    }
    for (const { title: name, probe } of checks) {
      const lacks = probe?.lacks?.(subject) ?? null
      title = name
      if (lacks === null) await probe?.run(send, subject)
      else skipped.push({ title: name, lacks })
    }
    return { kind: 'done', skipped }
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' }
    if (error instanceof Stopped || error instanceof CatalogError) {
      return { kind: 'stopped', why: error.message }
    }
    throw error
  }
}
