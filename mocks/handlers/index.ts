/** The demo service: the four operations of §4 as one list of handlers, and an answer for every other address under `/v1`. */
import { type HttpHandler, http } from 'msw'
import { lookup } from './lookup.ts'
import { MARK, type Settings, handlerOf } from './operation.ts'
import { productCodes } from './productCodes.ts'
import { json } from './reply.ts'
import { search } from './search.ts'
import { traits } from './traits.ts'

export { MARK, type Settings, waitByTimer } from './operation.ts'

/** `lookup` stands before `traits`, and both before the rest, because the first handler that matches answers. */
export const createHandlers = (settings: Settings): HttpHandler[] => {
  const seen = new Set<string>()
  const rest = http.all(`${settings.base ?? '*'}/v1/*`, ({ request }) => {
    const known = request.method === 'GET'
    const body = known
      ? { message: 'No such operation', errorCode: 'NO_SUCH_OPERATION' }
      : { message: 'Only GET is answered here', errorCode: 'METHOD_NOT_ALLOWED' }
    const headers = { [MARK]: settings.mount ?? 'handlers', ...(known ? {} : { allow: 'GET' }) }
    return json({ status: known ? 404 : 405, body }, headers)
  })
  return [
    ...[lookup, traits, search, productCodes].map((definition) =>
      handlerOf(definition, settings, seen),
    ),
    rest,
  ]
}
