/** Watches the requests as they end and keeps what their answers show about the service. */
import type { Connection } from '../api/connection.ts'
import type { LoggedRequest } from '../api/log.ts'
import { lastRequests, onRequest } from '../api/log.ts'
import { observe } from '../api/profile/observe.ts'
import { traceOf, type Trace } from '../api/profile/seen.ts'
import { toSeen } from '../api/profile/toSeen.ts'
import { addObservations } from '../store/observations.ts'

/** With how many earlier answers a later one is compared. */
const REMEMBERED = 80

type Options = {
  /** The connection now. */
  connection: () => Connection
  /** What observations of a connection are kept under. */
  serviceOf: (connection: Connection) => string
  /** Runs work when nobody waits for anything else. */
  whenIdle: (work: () => void) => void
}

type Waiting = { request: LoggedRequest; connection: Connection; service: string }

let looked: Promise<void> = Promise.resolve()

/** Resolves when what was asked until now has been looked at, and what it shows is kept; at once where nobody watches. */
export const untilLooked = (): Promise<void> => looked

/** Begins with the requests that were made before; returns the way to stop. */
export function observeService({ connection, serviceOf, whenIdle }: Options): () => void {
  const known: Connection[] = []
  let waiting: Waiting[] = []
  let remembered: { service: string; traces: Trace[] } = { service: '', traces: [] }
  let lastKept: Promise<void> = Promise.resolve()

  /** A request that was under way when the connection was replaced belongs to the one before. */
  const connectionOf = ({ url }: LoggedRequest): Connection | undefined => {
    const now = connection()
    if (known[0] !== now) known.unshift(now)
    return known.find(({ baseUrl }) => url.startsWith(`${baseUrl}/v1/`))
  }

  const look = ({ request, connection: asked, service }: Waiting): void => {
    const seen = toSeen(request, asked)
    if (!seen) return
    if (remembered.service !== service) remembered = { service, traces: [] }
    const facts = observe(seen, remembered.traces)
    remembered.traces = [traceOf(seen), ...remembered.traces].slice(0, REMEMBERED)
    // One after the other, so that none is counted on top of an older count; what cannot be kept is not missed.
    lastKept = lastKept.then(() => addObservations(service, facts, request.at)).catch(() => {})
  }

  const lookAtAll = () => {
    const now = waiting
    waiting = []
    for (const one of now) look(one)
  }

  const take = (request: LoggedRequest): void => {
    const asked = connectionOf(request)
    if (!asked) return
    waiting.push({ request, connection: asked, service: serviceOf(asked) })
    if (waiting.length > 1) return
    looked = new Promise((resolve) => {
      whenIdle(() => {
        lookAtAll()
        void lastKept.then(resolve)
      })
    })
  }

  for (const request of lastRequests().toReversed()) take(request)
  const stopListening = onRequest((request) => {
    if (request) take(request)
    else remembered = { service: '', traces: [] }
  })
  return () => {
    stopListening()
    waiting = []
  }
}
