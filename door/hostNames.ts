/** Which names a server answers to: a page of others can lead a name of its own to this address and read what it serves. */
import type { IncomingMessage } from 'node:http'

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

export const isLoopback = (host: string): boolean => LOOPBACK.includes(host) || host === '::1'

const HOST = /^(?<name>[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/

/** `names` as the environment gives them; where it gives none, those of this machine. */
export function isNamed({ headersDistinct }: IncomingMessage, names: readonly string[]): boolean {
  const [host = '', ...others] = headersDistinct['host'] ?? []
  const name = HOST.exec(host.toLowerCase())?.groups?.['name']
  return (
    others.length === 0 &&
    name !== undefined &&
    (names.length > 0 ? names : LOOPBACK).includes(name)
  )
}
