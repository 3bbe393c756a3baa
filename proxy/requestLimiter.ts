/** Decides when a request may go to the service. Waiting clients are served in rotation, so that no client delays the others. */

/** Requests that may wait, of all clients together. */
const MAX_WAITING = 2000

/** With at least this many requests at once, a quarter of them stays reserved for other clients. */
const MIN_FOR_SHARE = 8
const SHARE_OF_ONE_CLIENT = 0.75

/** Too many requests wait. The client may send this one again later. */
export class QueueFullError extends Error {}

export type RequestLimiter = {
  /**
   * Resolves when the request may begin, with the function that releases its place. Rejects with a QueueFullError, or with the
   * reason of `signal`. `client` identifies the sender, such as its address.
   */
  acquire: (client: string, signal: AbortSignal) => Promise<() => void>
}

type Waiting = { start: () => void; refuse: () => void }

/**
 * `atOnce`: the maximum of requests in progress. `aSecond`: the maximum started in a second; unused starts of the last second may
 * follow at once.
 */
export function createRequestLimiter(
  { atOnce, aSecond }: { atOnce: number; aSecond: number },
  now: () => number = () => performance.now(),
): RequestLimiter {
  /** Waiting requests by client, in the order of their turns. No set is empty. */
  const queues = new Map<string, Set<Waiting>>()
  const activeOf = new Map<string, number>()
  const maxOfOne = atOnce < MIN_FOR_SHARE ? atOnce : Math.floor(atOnce * SHARE_OF_ONE_CLIENT)
  const apartMs = 1000 / aSecond
  let active = 0
  let waiting = 0
  let nextStart = -Infinity
  let timer: NodeJS.Timeout | null = null

  const lengthOf = (client: string) => queues.get(client)?.size ?? 0

  function addWaiting(client: string, request: Waiting): void {
    const queue = queues.get(client) ?? new Set()
    queues.set(client, queue.add(request))
    waiting += 1
  }

  function removeWaiting(client: string, request: Waiting): void {
    const queue = queues.get(client)
    if (queue?.delete(request) !== true) return
    waiting -= 1
    if (queue.size === 0) queues.delete(client)
  }

  function countActive(client: string, change: 1 | -1): void {
    active += change
    const count = (activeOf.get(client) ?? 0) + change
    if (count === 0) activeOf.delete(client)
    else activeOf.set(client, count)
  }

  /** The client whose turn it is; undefined if no waiting request may begin. */
  const nextClient = () =>
    [...queues.keys()].find((client) => (activeOf.get(client) ?? 0) < maxOfOne)

  function startWaiting(): void {
    while (active < atOnce) {
      const client = nextClient()
      const queue = client === undefined ? undefined : queues.get(client)
      if (client === undefined || queue === undefined) return
      const soonest = Math.max(nextStart, now() - 1000)
      if (soonest > now()) {
        timer ??= setTimeout(() => {
          timer = null
          startWaiting()
        }, soonest - now())
        return
      }
      const [request] = queue
      if (request === undefined) return
      // The client goes to the end of the rotation.
      queues.delete(client)
      queues.set(client, queue)
      removeWaiting(client, request)
      nextStart = soonest + apartMs
      countActive(client, 1)
      request.start()
    }
  }

  /** Makes room by refusing the newest request of the client with the longest queue; false if that client is `client`. */
  function makeRoomFor(client: string): boolean {
    let longest = client
    for (const other of queues.keys()) if (lengthOf(other) > lengthOf(longest)) longest = other
    const newest = [...(queues.get(longest) ?? [])].at(-1)
    if (longest === client || newest === undefined) return false
    removeWaiting(longest, newest)
    newest.refuse()
    return true
  }

  return {
    acquire: (client, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted()
        if (waiting >= MAX_WAITING && !makeRoomFor(client)) {
          reject(new QueueFullError())
          return
        }
        const cancelWaiting = () => {
          removeWaiting(client, request)
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the reason of whoever aborted it
          reject(signal.reason)
        }
        const request: Waiting = {
          start: () => {
            signal.removeEventListener('abort', cancelWaiting)
            let isOver = false
            resolve(() => {
              if (isOver) return
              isOver = true
              countActive(client, -1)
              startWaiting()
            })
          },
          refuse: () => {
            signal.removeEventListener('abort', cancelWaiting)
            reject(new QueueFullError())
          },
        }
        signal.addEventListener('abort', cancelWaiting, { once: true })
        addWaiting(client, request)
        startWaiting()
      }),
  }
}
