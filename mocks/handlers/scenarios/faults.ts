/** The scenarios that replace the correct answer. */
import { HttpResponse } from 'msw'
import type { ScenarioName } from '../../scenarios.ts'
import { jsonResponse, textResponse } from '../answer/reply.ts'

const SLOW_MS = 3000
const PAGE =
  '<!doctype html><html><head><title>Gateway</title></head><body><h1>Service temporarily unavailable</h1></body></html>'

const refusal = (
  status: number,
  errorCode: string,
  message: string,
  headers?: Record<string, string>,
) => jsonResponse({ status, body: { message, errorCode } }, headers)

/** Never answers; resolves to a network error when the client aborts the request. */
const untilAborted = (signal: AbortSignal): Promise<Response> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(HttpResponse.error())
    signal.addEventListener('abort', () => {
      resolve(HttpResponse.error())
    })
  })

type Means = { wait: (ms: number, signal: AbortSignal) => Promise<void>; seen: Set<string> }

type MakeAnswer = (request: Request, means: Means) => Response | null | Promise<Response | null>

/** The faults that replace the correct answer; null lets it pass. The others change it, see `scenarioReply.ts`. */
const REPLACED: Partial<Record<ScenarioName, MakeAnswer>> = {
  slow: async ({ signal }, { wait }) => {
    await wait(SLOW_MS, signal)
    return null
  },
  hang: ({ signal }) => untilAborted(signal),
  offline: () => HttpResponse.error(),
  'error-500': () => refusal(500, 'INTERNAL', 'The catalog could not be read'),
  'error-503-html': () => textResponse(503, PAGE, 'text/html'),
  'rate-limit': () =>
    refusal(429, 'RATE_LIMIT', 'Too many requests with this key', { 'retry-after': '5' }),
  'key-401': () =>
    refusal(401, 'KEY_REFUSED', 'The apikey header is missing or its key is not known'),
  'key-403': () => refusal(403, 'KEY_NOT_ALLOWED', 'This key may not use this operation'),
  html: () => textResponse(200, PAGE, 'text/html'),
  empty: () => refusal(404, 'NOT_FOUND', 'Nothing found'),
  'no-content': () => new HttpResponse(null, { status: 204 }),
  refused: () =>
    jsonResponse({
      status: 200,
      body: {
        success: false,
        message: 'The catalog is being rebuilt',
        errorCode: 'CATALOG_REBUILD',
      },
    }),
  'bad-request': () =>
    textResponse(400, 'The request could not be understood: limit is out of range', 'text/plain'),
  flaky: ({ url }, { seen }) => {
    if (seen.has(url)) return null
    seen.add(url)
    return refusal(503, 'UNAVAILABLE', 'The catalog is busy, try again')
  },
}

/** The answer that replaces the correct one; null if the scenario doesn't replace it. */
export const faultOf = async (
  name: ScenarioName,
  request: Request,
  means: Means,
): Promise<Response | null> => (await REPLACED[name]?.(request, means)) ?? null
