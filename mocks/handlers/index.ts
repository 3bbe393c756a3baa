/** The demo service: handlers for the four operations of §4, and an answer for every other address under `/v1`. */
import { type HttpHandler, http } from 'msw'
import { jsonResponse } from './answer/reply.ts'
import { lookup } from './lookup.ts'
import { DEMO_HEADER, type Settings, handlerOf } from './operation.ts'
import { productCodes } from './productCodes.ts'
import { search } from './search.ts'
import { traits } from './traits.ts'

export { DEMO_HEADER, type Settings, waitByTimer } from './operation.ts'

/** Malformed percent escapes would make MSW's path matching throw. */
const isMalformed = (request: Request): boolean => {
  const { pathname } = new URL(request.url)
  if (!pathname.includes('/v1/')) return false
  try {
    decodeURIComponent(pathname)
    return false
  } catch {
    return true
  }
}

/** `lookup` comes before `traits`, and both before the rest, because the first matching handler answers. */
export const createHandlers = (settings: Settings): HttpHandler[] => {
  const seen = new Set<string>()
  const mark = { [DEMO_HEADER]: settings.mount ?? 'handlers' }
  const rest = http.all(`${settings.base ?? '*'}/v1/*`, ({ request }) => {
    const known = request.method === 'GET'
    const body = known
      ? { message: 'No such operation', errorCode: 'NO_SUCH_OPERATION' }
      : { message: 'Only GET is answered here', errorCode: 'METHOD_NOT_ALLOWED' }
    const headers = { ...mark, ...(known ? {} : { allow: 'GET' }) }
    return jsonResponse({ status: known ? 404 : 405, body }, headers)
  })
  const malformed = http.all(
    ({ request }) => isMalformed(request),
    () =>
      jsonResponse(
        { status: 400, body: { message: 'Not an address', errorCode: 'BAD_ADDRESS' } },
        mark,
      ),
  )
  return [
    malformed,
    ...[lookup, traits, search, productCodes].map((definition) =>
      handlerOf(definition, settings, seen),
    ),
    rest,
  ]
}
