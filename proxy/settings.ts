/** The proxy's settings, from the environment. */
import { StartError } from '../scripts/startError.ts'
import { DEADLINE_S } from './rules.ts'

export type ProxySettings = {
  /** For a request and its whole answer, including the time in the queue. */
  deadlineMs: number
  /** The size limit of a decompressed answer. */
  limitMb: number
  /** Requests to the service in progress at once. */
  atOnce: number
  /** Requests sent to the service in a second. */
  aSecond: number
}

export const DEFAULT_SETTINGS: ProxySettings = {
  deadlineMs: DEADLINE_S * 1000,
  limitMb: 32,
  atOnce: 32,
  aSecond: Infinity,
}

/** A number above 0; `otherwise` if the variable is unset. */
function amount(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name] || null
  if (text === null) return otherwise
  const value = Number(text)
  if (/^\d+(?:\.\d+)?$/.test(text) && value > 0 && value <= 100_000) return value
  throw new StartError(
    `${name} is "${text}": give a number above 0, such as ${
      otherwise === Infinity ? 10 : otherwise
    }.`,
  )
}

function count(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const value = amount(env, name, otherwise)
  if (Number.isInteger(value)) return value
  throw new StartError(`${name} is "${value}": give a whole number.`)
}

export function proxySettings(env: NodeJS.ProcessEnv): ProxySettings {
  return {
    deadlineMs: amount(env, 'CATALOG_DEADLINE', DEADLINE_S) * 1000,
    limitMb: amount(env, 'CATALOG_ANSWER_LIMIT', DEFAULT_SETTINGS.limitMb),
    atOnce: count(env, 'CATALOG_AT_ONCE', DEFAULT_SETTINGS.atOnce),
    aSecond: amount(env, 'CATALOG_A_SECOND', DEFAULT_SETTINGS.aSecond),
  }
}

const NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.|$))+$|^\[[0-9a-f:.]+\]$/i

/** The server names that are accepted, in lower case; empty if the variable is unset. */
export function serverNames(env: NodeJS.ProcessEnv): readonly string[] {
  const names = (env['CATALOG_SERVER_NAME'] ?? '').split(/[\s,]+/).filter(Boolean)
  const wrong = names.find((name) => !NAME.test(name) || name.endsWith('.'))
  if (wrong === undefined) return names.map((name) => name.toLowerCase())
  throw new StartError(
    `CATALOG_SERVER_NAME holds "${wrong}", which isn't a server name: use names such as catalog.example, without a port, with blanks between them.`,
  )
}

export type ProxyAddress = { host: string; port: number }

/** `CATALOG_PROXY`, or its earlier name `CATALOG_DOOR`, which existing deployments may still set; null if neither is set. */
const configuredAddress = (env: NodeJS.ProcessEnv) =>
  env['CATALOG_PROXY'] || env['CATALOG_DOOR'] || null

/** Returns true if the environment has the address of a proxy: nginx then forwards to it. */
export const hasProxy = (env: NodeJS.ProcessEnv): boolean => configuredAddress(env) !== null

/**
 * The address on which the separate proxy listens, and at which nginx finds it. Throws a StartError for anything but a host and
 * a port.
 */
export function proxyAddress(env: NodeJS.ProcessEnv): ProxyAddress {
  const text = configuredAddress(env) ?? '127.0.0.1:8081'
  const { host, port } =
    /^(?<host>[\w.-]+|\[[\da-f:.]+\]):(?<port>\d{1,5})$/i.exec(text)?.groups ?? {}
  if (host !== undefined && Number(port) > 0 && Number(port) < 65_536) {
    return { host, port: Number(port) }
  }
  throw new StartError(
    `CATALOG_PROXY is "${text}": give an address and a port, such as 127.0.0.1:8081.`,
  )
}
