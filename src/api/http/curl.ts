/** Formats a request as a command line that anyone can run; the key comes from the shell's environment. */
import type { Connection } from '@/api/connection.ts'
import type { Call } from './call.ts'
import { encode, secretsOf } from './http.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** cURL for a call, one option on each line. The key appears as `$CATALOG_API_KEY`, a token as `$CATALOG_ACCESS_TOKEN`. */
export function toCurl(connection: Connection, call: Call): string {
  const lines = [
    `curl -G ${quoted(`${connection.baseUrl}/v1${call.path}`)}`,
    `-H 'Accept: application/json'`,
  ]
  for (const [header] of secretsOf(connection, call)) {
    const variable = header === 'apikey' ? '$CATALOG_API_KEY' : '$CATALOG_ACCESS_TOKEN'
    lines.push(`-H "${header}: ${variable}"`)
  }
  for (const [name, value] of call.query) lines.push(`-d ${quoted(`${name}=${encode(value)}`)}`)
  return lines.join(' \\\n  ')
}
