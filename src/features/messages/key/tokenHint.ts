/**
 * A hint that the EAN operation may need its access token: the specification (§5) does not say the name of its header, so by
 * default none is sent.
 */
import type { Connection } from '@/api/connection.ts'
import type { CatalogError } from '@/api/http/errors.ts'
import { lastRequests } from '@/api/http/log.ts'

const NOT_FOUND = 404

/** Whether the service recently answered an operation other than EAN, which means that it accepts the key. */
function takesKey({ baseUrl }: Connection): boolean {
  return lastRequests().some(
    ({ call, url, answer }) =>
      call.operation !== 'ean' &&
      url.startsWith(`${baseUrl}/`) &&
      answer !== null &&
      ((answer.status >= 200 && answer.status < 300) || answer.status === NOT_FOUND),
  )
}

/** The hint about the token if the EAN operation refused the key; null if the token isn’t the reason. */
export function tokenHint(error: CatalogError, connection: Connection): string | null {
  if (error.operation !== 'ean' || error.answer === null) return null
  const { mode, apiVariant, eanToken } = connection
  const known = takesKey(connection) ? 'This key works for other data. ' : ''
  if (mode === 'proxy') {
    return `${known}EAN prices may need an access token in its own header: set CATALOG_EAN_TOKEN_HEADER and CATALOG_EAN_TOKEN on the server.`
  }
  if (apiVariant.eanTokenHeader !== null && eanToken !== null) {
    return `${known}The access token in the header ${apiVariant.eanTokenHeader} may be the problem.`
  }
  return `${known}EAN prices may need an access token in its own header: set its name and value in Settings.`
}
