/**
 * The page's way to the demo service: in the page itself until the mock worker runs, then through it. Browsers block mock
 * workers, and kill idle ones without a word: whatever such a worker leaves undone is done in the page, at once, and the
 * worker is brought back behind it, as often as it takes.
 */

type MockWorker = { start: () => Promise<unknown>; stop: () => void }

type Means = {
  /** The page's own fetch, which passes through the worker while it lives. */
  passOn: typeof fetch
  answerHere: (request: Request) => Promise<Response | undefined>
  worker: MockWorker
  /** Whether an address is the demo service's. */
  isService: (url: string) => boolean
  /** Whether an answer came from this page's handlers. */
  isOurs: (response: Response) => boolean
}

const unlessAborted = <Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const abort = () => {
      // fetch rejects with the reason that the caller gave
      reject(signal.reason as Error)
    }
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    result.then(resolve, reject)
  })

/** The answer with its whole body at hand: a worker killed in the middle leaves a body that never ends well. */
const whole = async (response: Response): Promise<Response> => {
  const { status, statusText, headers } = response
  const bytes = await response.arrayBuffer()
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, statusText, headers })
}

export const demoFetch = (means: Means): { fetch: typeof fetch; started: Promise<void> } => {
  let place: 'here' | 'worker' = 'here'
  let starting: Promise<void> | null = null

  const start = (): Promise<void> => {
    starting ??= Promise.resolve()
      .then(means.worker.start)
      .then(
        () => {
          place = 'worker'
        },
        () => {
          place = 'here'
        },
      )
      .finally(() => {
        starting = null
      })
    return starting
  }

  /** `start` alone does not bring a killed worker back. */
  const revive = () => {
    if (place === 'here') return
    place = 'here'
    try {
      means.worker.stop()
    } catch {
      // it is gone already
    }
    void start()
  }

  const answerHere = async (request: Request): Promise<Response> => {
    const response = await unlessAborted(means.answerHere(request), request.signal)
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }

  /** Null for an answer that the worker did not give, or not to its end. */
  const throughWorker = async (request: Request): Promise<Response | null> => {
    try {
      const response = await means.passOn(request)
      return means.isOurs(response) ? await whole(response) : null
    } catch {
      return null
    }
  }

  const ask = async (request: Request): Promise<Response> => {
    if (place === 'here') return answerHere(request)
    const passed = await throughWorker(request.clone())
    if (passed) return passed
    // a rejection is either the worker's end or what the scenario wants: the handlers know which
    const response = await answerHere(request)
    revive()
    return response
  }

  return {
    started: start(),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      return means.isService(request.url) ? ask(request) : means.passOn(input, init)
    },
  }
}
