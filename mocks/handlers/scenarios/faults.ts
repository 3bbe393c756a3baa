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

/** The answer that replaces the correct one; null if the scenario doesn't replace it. */
export const faultOf = async (
  name: ScenarioName,
  request: Request,
  { wait, seen }: Means,
): Promise<Response | null> => {
  switch (name) {
    case 'slow':
      await wait(SLOW_MS, request.signal)
      return null
    case 'hang':
      return untilAborted(request.signal)
    case 'offline':
      return HttpResponse.error()
    case 'error-500':
      return refusal(500, 'INTERNAL', 'The catalog could not be read')
    case 'error-503-html':
      return textResponse(503, PAGE, 'text/html')
    case 'rate-limit':
      return refusal(429, 'RATE_LIMIT', 'Too many requests with this key', { 'retry-after': '5' })
    case 'key-401':
      return refusal(401, 'KEY_REFUSED', 'The apikey header is missing or its key is not known')
    case 'key-403':
      return refusal(403, 'KEY_NOT_ALLOWED', 'This key may not use this operation')
    case 'html':
      return textResponse(200, PAGE, 'text/html')
    case 'empty':
      return refusal(404, 'NOT_FOUND', 'Nothing found')
    case 'no-content':
      return new HttpResponse(null, { status: 204 })
    case 'refused':
      return jsonResponse({
        status: 200,
        body: {
          success: false,
          message: 'The catalog is being rebuilt',
          errorCode: 'CATALOG_REBUILD',
        },
      })
    case 'bad-request':
      return textResponse(
        400,
        'The request could not be understood: limit is out of range',
        'text/plain',
      )
    case 'flaky':
      if (seen.has(request.url)) return null
      seen.add(request.url)
      return refusal(503, 'UNAVAILABLE', 'The catalog is busy, try again')
    case 'truncated':
    case 'shuffled':
    case 'conjunctive':
    case 'cut-facets':
    case 'cut-facets-at-3':
    case 'long':
    case 'hostile':
    case 'huge':
    case 'next-week':
      return null
  }
}
