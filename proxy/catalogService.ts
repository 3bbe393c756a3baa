/** The service to which our servers forward `/v1`, from the environment. */
import { StartError } from '../scripts/startError.ts'
import { readBaseUrl } from '../src/api/http/baseUrl.ts'

export type CatalogService = {
  /** The address before `/v1`, without a trailing slash. */
  baseUrl: string
  /** Null if the service needs no key; the header is then not sent. */
  apiKey: string | null
  /** For the EAN operation only (§5.2). */
  eanToken: { header: string; value: string } | null
}

const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/

/** Headers that the proxy sets itself, and headers of other secrets. */
const RESERVED =
  /^(apikey|cookie|host|connection|content-length|transfer-encoding|keep-alive|te|trailer|upgrade|expect|proxy-.*)$/i

/** The value of a variable that becomes a header; null if it is unset. Errors describe the fault but never include the value. */
function secret(env: NodeJS.ProcessEnv, name: string): string | null {
  const value = env[name] || null
  if (value === null) return null
  if (value.trim() !== value)
    throw new StartError(`${name} begins or ends with a blank: remove it.`)
  const odd = value.search(/[^\x20-\x7e]/)
  if (odd === -1) return value
  throw new StartError(
    `${name} has a character that isn’t allowed, at position ${odd + 1} of ${value.length}: copy it again, without curly quotes, accents or line breaks.`,
  )
}

function eanToken(env: NodeJS.ProcessEnv): CatalogService['eanToken'] {
  const header = env['CATALOG_EAN_TOKEN_HEADER'] || null
  const value = secret(env, 'CATALOG_EAN_TOKEN')
  if (header === null && value === null) return null
  if (header === null || value === null) {
    throw new StartError(
      'CATALOG_EAN_TOKEN_HEADER and CATALOG_EAN_TOKEN belong together: set both, or neither.',
    )
  }
  if (HEADER_NAME.test(header) && !RESERVED.test(header)) return { header, value }
  throw new StartError(
    `CATALOG_EAN_TOKEN_HEADER is "${header}", which can't be the name of that header: give one such as X-Access-Token.`,
  )
}

/** Null if CATALOG_BASE_URL is unset. Throws a StartError that names the variable and its fault. */
export function catalogService(env: NodeJS.ProcessEnv): CatalogService | null {
  const address = env['CATALOG_BASE_URL'] || null
  if (address === null) return null
  const reading = readBaseUrl(address)
  if (reading.kind === 'wrong') {
    throw new StartError(`CATALOG_BASE_URL can't be used. ${reading.message}`)
  }
  return {
    baseUrl: reading.baseUrl,
    apiKey: secret(env, 'CATALOG_API_KEY'),
    eanToken: eanToken(env),
  }
}
