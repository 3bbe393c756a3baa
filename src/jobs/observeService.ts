/** Watches the requests as they end and keeps what their answers show about the service. */
import type { Connection } from '@/api/connection.ts'
import type { LoggedRequest } from '@/api/http/log.ts'
import { lastRequests, onRequest } from '@/api/http/log.ts'
import { observe } from '@/api/profile/observe.ts'
import { traceOf, type Trace } from '@/api/profile/seen.ts'
import { toSeen } from '@/api/profile/toSeen.ts'
import { addObservations } from '@/storage/observations/observations.ts'

/** With how many earlier answers a later one is compared. */
const REMEMBERED = 80
/** So many are looked at before somebody else may have a turn. */
const AT_ONCE = 20

type Options = {
  /** The connection now. */
  connection: () => Connection
  /** What observations of a connection are stored under. */
  serviceOf: (connection: Connection) => string
  /** Runs work when nobody waits for anything else. */
  whenIdle: (work: () => void) => void
}

type Waiting = {
  request: LoggedRequest
  connection: Connection
  service: string
  /** How often the log had been cleared by then: what was cleared is compared with nothing. */
  clearings: number
}
type Noted = ReturnType<typeof observe>[number] & { service: string; at: number }

let looked: Promise<void> = Promise.resolve()

/** Resolves when what was requested until now has been looked at, and what it shows is stored; at once where nobody watches. */
export const untilLooked = (): Promise<void> => looked

/** Begins with the requests that were made before; returns the way to stop. */
export function observeService({ connection, serviceOf, whenIdle }: Options): () => void {
  const known: Connection[] = []
  let waiting: Waiting[] = []
  let clearings = 0
  let lastRound: Promise<void> = Promise.resolve()
  let remembered: { of: Pick<Waiting, 'service' | 'clearings'>; traces: Trace[] } | null = null

  /** A request that was under way when the connection was replaced belongs to the one before. */
  const connectionOf = ({ url }: LoggedRequest): Connection | undefined => {
    const now = connection()
    if (known[0] !== now) known.unshift(now)
    return known.find(({ baseUrl }) => url.startsWith(`${baseUrl}/v1/`))
  }

  const look = ({ request, connection: requested, ...of }: Waiting): Noted[] => {
    const seen = toSeen(request, requested)
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

  /** All that came until now, while a batch runs that of many answers: they are kept together. */
  const observeAll = async (): Promise<void> => {
    await idle()
    const now = waiting
    waiting = []
    for (let at = 0; at < now.length; at += AT_ONCE) {
      if (at > 0) await idle()
      // What cannot be stored is not missed.
      await save(now.slice(at, at + AT_ONCE).flatMap(look)).catch(() => {})
    }
  }

  const take = (request: LoggedRequest): void => {
    const requested = connectionOf(request)
    if (!requested) return
    waiting.push({ request, connection: requested, service: serviceOf(requested), clearings })
    // One after the other, so that none is counted on top of an older count.
    if (waiting.length === 1) looked = lastRound = lastRound.then(observeAll)
  }

  for (const request of lastRequests().toReversed()) take(request)
  const stopListening = onRequest((request) => {
    if (request) take(request)
    else clearings += 1
  })
  return () => {
    stopListening()
    waiting = []
  }
}
