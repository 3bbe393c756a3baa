/** Checks each request and forwards those to the service. `next` handles requests for the server's own files. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CatalogService } from './catalogService.ts'
import {
  bodyNotRead,
  pathNotForwarded,
  notConfigured,
  serverNameRefused,
  sendError,
} from './errorResponses.ts'
import { isServerName } from './hostNames.ts'
import { createProxyHandler } from './proxy.ts'
import type { ProxySettings } from './settings.ts'

export type MiddlewareOptions = {
  /** Null if the environment names no service; requests to it then get an error response. */
  service: CatalogService | null
  settings: Partial<ProxySettings>
  names: readonly string[]
}

const withoutSlash = (base: string) => base.replace(/\/$/, '')

/** Returns true for an address of the service (`/v1/`) below the app's base path. */
export const isBelow = (base: string, url = '/'): boolean =>
  url.startsWith(`${withoutSlash(base)}/v1/`)

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void

/** Refuses requests for another server name (DNS rebinding) and requests without a path. */
export const checkServerName =
  (names: readonly string[]): Middleware =>
  (request, response, next) => {
    if (!isServerName(request, names)) sendError(response, serverNameRefused)
    else if (request.url?.startsWith('/') === true) next()
    else sendError(response, pathNotForwarded)
  }

/**
 * Refuses a request with a body at once and closes its connection: no operation has a body, and reading it would cost whatever
 * the client sends.
 */
export const requestWithoutBody: Middleware = (request, response, next) => {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
  if (coding === undefined && Number(length) === 0) {
    request.resume()
    next()
    return
  }
  response.shouldKeepAlive = false
  sendError(response, bodyNotRead)
}

export function forwardToService(
  { service, settings }: MiddlewareOptions,
  base: string,
): Middleware {
  const forward = service && createProxyHandler(service, settings)
  return (request, response, next) => {
    const { url = '/' } = request
    if (!isBelow(base, url)) next()
    else if (forward) forward(request, response, url.slice(withoutSlash(base).length))
    else sendError(response, notConfigured)
  }
}
