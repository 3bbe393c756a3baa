/**
 * The page's path to the demo service: handlers in the page until the mock worker runs, then the worker. Browsers block mock
 * workers and kill idle ones silently, so whatever a worker leaves unanswered is answered in the page at once, and the worker
 * is restarted as often as necessary.
 */

type MockWorker = { start: () => Promise<unknown>; stop: () => void }

type Means = {
  /** The page's original fetch, which the worker intercepts while it runs. */
  passOn: typeof fetch
  answerHere: (request: Request) => Promise<Response | undefined>
  worker: MockWorker
  /** Whether an address belongs to the demo service. */
  isService: (url: string) => boolean
  /** Whether an answer came from this page's handlers. */
  isOurs: (response: Response) => boolean
}

const unlessAborted = <Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const abort = () => {
      // like fetch, rejects with the caller's reason
      reject(signal.reason as Error)
    }
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    result.then(resolve, reject)
  })

/** Reads the whole body before returning the answer, because a killed worker leaves a body that never ends properly. */
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

  /** Stops first: `start` alone does not restart a killed worker. */
  const revive = () => {
    if (place === 'here') return
    place = 'here'
    try {
      means.worker.stop()
    } catch {
      // it is already gone
    }
    void start()
  }

  const answerHere = async (request: Request): Promise<Response> => {
    const response = await unlessAborted(means.answerHere(request), request.signal)
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }

  /** Null if the worker did not answer, or not completely. */
  const throughWorker = async (request: Request): Promise<Response | null> => {
    try {
      const response = await means.passOn(request)
      return means.isOurs(response) ? await whole(response) : null
    } catch {
      return null
    }
  }

  const answer = async (request: Request): Promise<Response> => {
    if (place === 'here') return answerHere(request)
    const passed = await throughWorker(request.clone())
    if (passed) return passed
    // a rejection means a killed worker or the scenario; only the handlers can distinguish them
    const response = await answerHere(request)
    revive()
    return response
  }

  return {
    started: start(),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      return means.isService(request.url) ? answer(request) : means.passOn(input, init)
    },
  }
}
