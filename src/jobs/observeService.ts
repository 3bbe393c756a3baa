/** Listens to the request log, and stores what each answer shows about the service (for the service profile). */
import type { Connection } from '@/api/connection.ts'
import type { LoggedRequest } from '@/api/http/log.ts'
import { lastRequests, onRequest } from '@/api/http/log.ts'
import { observe } from '@/api/profile/observe.ts'
import { traceOf, type Trace } from '@/api/profile/observedAnswer.ts'
import { toObservedAnswer } from '@/api/profile/toObservedAnswer.ts'
import { addObservations } from '@/storage/observations/observations.ts'

/** The number of earlier answers with which a later one is compared. */
const REMEMBERED = 80
/** The number of answers that are processed before other work may run. */
const AT_ONCE = 20

type Options = {
  /** Returns the current connection. */
  connection: () => Connection
  /** The key under which observations of a connection are stored. */
  serviceOf: (connection: Connection) => string
  /** Runs work when the browser is idle. */
  whenIdle: (work: () => void) => void
}

type Waiting = {
  request: LoggedRequest
  connection: Connection
  service: string
  /**
   * How often the log had been cleared when the request ended: answers from before a clearing are not compared with later ones.
   */
  clearings: number
}
type Noted = ReturnType<typeof observe>[number] & { service: string; at: number }

let observing: Promise<void> = Promise.resolve()

/** Resolves when the answers of all requests so far were observed and the results stored; at once if nothing observes them. */
export const untilObserved = (): Promise<void> => observing

/** Starts to observe, beginning with the earlier requests in the log; returns the function that stops it. */
export function observeService({ connection, serviceOf, whenIdle }: Options): () => void {
  const known: Connection[] = []
  let waiting: Waiting[] = []
  let clearings = 0
  let lastRound: Promise<void> = Promise.resolve()
  let remembered: { of: Pick<Waiting, 'service' | 'clearings'>; traces: Trace[] } | null = null

  /**
   * The connection that a request used. A request that was in progress when the connection was replaced belongs to the previous
   * connection.
   */
  const connectionOf = ({ url }: LoggedRequest): Connection | undefined => {
    const now = connection()
    if (known[0] !== now) known.unshift(now)
    return known.find(({ baseUrl }) => url.startsWith(`${baseUrl}/v1/`))
  }

  const observeRequest = ({ request, connection: requested, ...of }: Waiting): Noted[] => {
    const seen = toObservedAnswer(request, requested)
    if (!seen) return []
    const isOfSame =
      remembered?.of.service === of.service && remembered.of.clearings === of.clearings
    const traces = isOfSame ? (remembered?.traces ?? []) : []
    remembered = { of, traces: [traceOf(seen), ...traces].slice(0, REMEMBERED) }
    return observe(seen, traces).map((fact) => ({ ...fact, service: of.service, at: request.at }))
  }

  const save = async (noted: readonly Noted[]): Promise<void> => {
    for (const service of new Set(noted.map((one) => one.service))) {
      await addObservations(
        service,
        noted.filter((one) => one.service === service),
      )
    }
  }

  const idle = () => new Promise<void>((resolve) => whenIdle(resolve))

  /** Processes all answers so far, which may be many while a job runs, and stores them in groups. */
  const observeAll = async (): Promise<void> => {
    await idle()
    const now = waiting
    waiting = []
    for (let at = 0; at < now.length; at += AT_ONCE) {
      if (at > 0) await idle()
      // Storage errors are ignored: observations are not essential.
      await save(now.slice(at, at + AT_ONCE).flatMap(observeRequest)).catch(() => {})
    }
  }

  const enqueue = (request: LoggedRequest): void => {
    const requested = connectionOf(request)
    if (!requested) return
    waiting.push({ request, connection: requested, service: serviceOf(requested), clearings })
    // Process the requests one after another, so that each count is based on the count stored before it.
    if (waiting.length === 1) observing = lastRound = lastRound.then(observeAll)
  }

  for (const request of lastRequests().toReversed()) enqueue(request)
  const stopListening = onRequest((request) => {
    if (request) enqueue(request)
    else clearings += 1
  })
  return () => {
    stopListening()
    waiting = []
  }
}
