/**
 * The page's way to the demo service: in the page itself until the mock worker runs, then through it, and in the page
 * again when it can't be brought back. Browsers block mock workers, and kill idle ones without a word.
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

export const demoFetch = (means: Means): { fetch: typeof fetch; started: Promise<void> } => {
  let place: 'here' | 'worker' = 'here'
  let reviving: Promise<void> | null = null
  const start = () =>
    means.worker.start().then(
      () => {
        place = 'worker'
      },
      () => {
        place = 'here'
      },
    )

  const answerHere = async (request: Request): Promise<Response> => {
    const response = await unlessAborted(means.answerHere(request), request.signal)
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }

  const revive = (): Promise<void> => {
    reviving ??= Promise.resolve()
      .then(() => {
        means.worker.stop()
        return start()
      })
      .finally(() => {
        reviving = null
      })
    return reviving
  }

  const ask = async (request: Request): Promise<Response> => {
    if (place === 'here') return answerHere(request)
    const first = await means.passOn(request.clone())
    if (means.isOurs(first)) return first
    await revive()
    const second = await means.passOn(request.clone())
    if (means.isOurs(second)) return second
    place = 'here'
    return answerHere(request)
  }

  return {
    started: start(),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      return means.isService(request.url) ? ask(request) : means.passOn(input, init)
    },
  }
}
