/**
 * The server names that a server accepts. Otherwise another site could point its name at this address and read the answers (DNS
 * rebinding).
 */
import type { IncomingMessage } from 'node:http'

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

export const isLoopback = (host: string): boolean => LOOPBACK.includes(host) || host === '::1'

const HOST = /^(?<name>[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/

/** `names` come from the environment; if empty, only names of this machine are accepted. */
export function isServerName(
  { headersDistinct }: IncomingMessage,
  names: readonly string[],
): boolean {
  const [host = '', ...others] = headersDistinct['host'] ?? []
  const name = HOST.exec(host.toLowerCase())?.groups?.['name']
  return (
    others.length === 0 &&
    name !== undefined &&
    (names.length > 0 ? names : LOOPBACK).includes(name)
  )
}
