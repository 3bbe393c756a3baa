/** Who may ask a server, and what of it goes to the service: whatever is left is for the server's own files. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CatalogService } from './catalogService.ts'
import { createDoor } from './door.ts'
import { isNamed } from './hostNames.ts'
import { noBody, noOperation, notConfigured, otherName, say } from './ownAnswers.ts'
import type { DoorSettings } from './settings.ts'

export type EntranceOptions = {
  /** Null where the environment names none: who asks it is told so. */
  service: CatalogService | null
  settings: Partial<DoorSettings>
  names: readonly string[]
}

const above = (base: string) => base.replace(/\/$/, '')

/** Whether this is asked of the service, below the path that the app is served at. */
export const isBelow = (base: string, url = '/'): boolean => url.startsWith(`${above(base)}/v1/`)

export type Entrance = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void

/** Whoever asks by another name, or not for a path, asks for nothing that is here. */
export const named =
  (names: readonly string[]): Entrance =>
  (request, response, next) => {
    if (!isNamed(request, names)) say(response, otherName)
    else if (request.url?.startsWith('/') === true) next()
    else say(response, noOperation)
  }

/**
 * Refuses a request with a body at once and closes its connection: none of the operations has one, and reading it to its end
 * would cost whatever the client sends.
 */
export const requestWithoutBody: Entrance = (request, response, next) => {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
  if (coding === undefined && Number(length) === 0) {
    request.resume()
    next()
    return
  }
  response.shouldKeepAlive = false
  say(response, noBody)
}

export function toService({ service, settings }: EntranceOptions, base: string): Entrance {
  const forward = service && createDoor(service, settings)
  return (request, response, next) => {
    const { url = '/' } = request
    if (!isBelow(base, url)) next()
    else if (forward) forward(request, response, url.slice(above(base).length))
    else say(response, notConfigured)
  }
}
