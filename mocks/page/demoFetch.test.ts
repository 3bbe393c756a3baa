import { describe, expect, it } from 'vitest'
import { demoFetch } from './demoFetch.ts'

const ADDRESS = 'http://demo.test/v1/products'
const answered = (by: string) => new Response(by, { headers: { by } })
const notOurs = () => new Response('<!doctype html>')
const never = () => new Promise<Response>(() => undefined)
const failToFetch = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch')
}
/** An answer with the worker's header whose body breaks off. */
const cutShort = () => {
  const chunks = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('wor'))
    },
    pull: (controller) => {
      controller.error(new TypeError('network error'))
    },
  })
  return new Response(chunks, { headers: { by: 'worker' } })
}
/** Waits until everything without a timer has run. */
const settled = () => new Promise(setImmediate)
const blocked = async () => {
  throw new Error('blocked')
}

/** A page whose worker answers with the entries of `passed`, then normally. */
const page = (
  {
    start = async (): Promise<unknown> => undefined,
    stop = () => {},
    answerHere = async () => answered('page'),
  } = {},
  passed: (() => Response | Promise<Response>)[] = [],
) => {
  const calls = { start: 0, stop: 0, passOn: 0 }
  const demo = demoFetch({
    passOn: async () => {
      calls.passOn += 1
      return (passed.shift() ?? (() => answered('worker')))()
    },
    answerHere,
    worker: {
      start: () => {
        calls.start += 1
        return start()
      },
      stop: () => {
        calls.stop += 1
        stop()
      },
    },
    isService: (url) => url.includes('/v1/'),
    isOurs: (response) => response.headers.has('by'),
  })
  const textAt = async (url: string) => (await demo.fetch(url)).text()
  return { ...demo, calls, textAt }
}

describe('the demo in the page', () => {
  it('answers in the page until the worker runs, then through it', async () => {
    const { textAt, started } = page()
    expect(await textAt(ADDRESS)).toBe('page')
    await started
    expect(await textAt(ADDRESS)).toBe('worker')
  })

  it('stays in the page if workers are blocked', async () => {
    const { textAt, started, calls } = page({ start: blocked })
    await started
    expect(await textAt(ADDRESS)).toBe('page')
    expect(calls.passOn).toBe(0)
  })

  it('passes all other requests on', async () => {
    const { textAt } = page({ start: blocked, answerHere: blocked })
    expect(await textAt('http://demo.test/assets/a.js')).toBe('worker')
  })

  it('restarts a killed worker, only once for simultaneous requests', async () => {
    const { textAt, started, calls } = page({}, [notOurs, notOurs])
    await started
    expect(await Promise.all([textAt(ADDRESS), textAt(ADDRESS)])).toEqual(['page', 'page'])
    await settled()
    expect(await textAt(ADDRESS)).toBe('worker')
    expect(calls).toEqual({ start: 2, stop: 1, passOn: 3 })
  })

  it('stays in the page permanently if the worker can’t be restarted', async () => {
    let starts = 0
    const start = async () => {
      starts += 1
      if (starts > 1) throw new Error('blocked')
    }
    const { textAt, started, calls } = page({ start }, [notOurs])
    await started
    for (let time = 0; time < 3; time += 1) {
      expect(await textAt(ADDRESS)).toBe('page')
      await settled()
    }
    expect(calls).toEqual({ start: 2, stop: 1, passOn: 1 })
  })

  it('doesn’t restart the worker if the scenario simulates a failed connection', async () => {
    const answerHere = async () => Response.error()
    const { fetch, started, calls } = page({ answerHere }, [failToFetch, failToFetch])
    await started
    await expect(fetch(ADDRESS)).rejects.toThrow(TypeError)
    await expect(fetch(ADDRESS)).rejects.toThrow(TypeError)
    expect(calls).toEqual({ start: 1, stop: 0, passOn: 2 })
  })

  it('passes on status, headers and an empty body', async () => {
    const none = () => new Response(null, { status: 204, headers: { by: 'worker' } })
    const { fetch, started } = page({}, [none])
    await started
    const response = await fetch(ADDRESS)
    expect(response.status).toBe(204)
    expect(response.headers.get('by')).toBe('worker')
    expect(await response.text()).toBe('')
  })

  it('rejects like fetch on a network error and on an abort', async () => {
    const failing = page({ start: blocked, answerHere: async () => Response.error() })
    await expect(failing.fetch(ADDRESS)).rejects.toThrow(TypeError)
    const waiting = page({ start: blocked, answerHere: never })
    const { signal, abort } = abortedRequest()
    const open = waiting.fetch(ADDRESS, { signal })
    abort()
    await expect(open).rejects.toMatchObject({ name: 'AbortError' })
    await expect(waiting.fetch(ADDRESS, { signal })).rejects.toMatchObject({ name: 'AbortError' })
  })
})

const KILLS = 20

describe.each([
  ['lets requests through to the host', notOurs],
  ['fails the requests', () => failToFetch()],
  ['truncates the response body', cutShort],
])('a killed worker that %s', (_, dying) => {
  it('is restarted twenty times without a failed request', async () => {
    const passed: (() => Response | Promise<Response>)[] = []
    const { textAt, started, calls } = page({}, passed)
    await started
    for (let kill = 1; kill <= KILLS; kill += 1) {
      expect(await textAt(ADDRESS)).toBe('worker')
      passed.push(dying)
      expect(await textAt(ADDRESS)).toBe('page')
      await settled()
      expect(calls.start).toBe(kill + 1)
    }
    expect(await textAt(ADDRESS)).toBe('worker')
    expect(calls.stop).toBe(KILLS)
  })

  it('is restarted if all requests fail at once, also during a new start', async () => {
    const starts: (() => void)[] = []
    const start = () => new Promise<void>((resolve) => starts.push(resolve))
    const passed: (() => Response | Promise<Response>)[] = []
    const { textAt, started, calls } = page({ start }, passed)
    await settled()
    starts.shift()?.()
    await started
    for (let kill = 1; kill <= KILLS; kill += 1) {
      passed.push(dying, dying, dying)
      const together = [textAt(ADDRESS), textAt(ADDRESS), textAt(ADDRESS)]
      expect(await Promise.all(together)).toEqual(['page', 'page', 'page'])
      // the new worker has not started yet
      expect(await textAt(ADDRESS)).toBe('page')
      await settled()
      starts.shift()?.()
      await settled()
    }
    expect(await textAt(ADDRESS)).toBe('worker')
    expect(calls).toMatchObject({ start: KILLS + 1, stop: KILLS })
  })

  it('is restarted even if stopping it fails', async () => {
    const stop = () => {
      throw new Error('no longer there')
    }
    const passed: (() => Response | Promise<Response>)[] = []
    const { textAt, started } = page({ stop }, passed)
    await started
    for (let kill = 1; kill <= KILLS; kill += 1) {
      passed.push(dying)
      expect(await textAt(ADDRESS)).toBe('page')
      await settled()
      expect(await textAt(ADDRESS)).toBe('worker')
    }
  })

  it('is replaced by the page if the next worker never starts', async () => {
    let starts = 0
    const start = (): Promise<unknown> => {
      starts += 1
      return starts > 1 ? never() : Promise.resolve()
    }
    const { textAt, started, calls } = page({ start }, [dying])
    await started
    for (let time = 0; time < KILLS; time += 1) expect(await textAt(ADDRESS)).toBe('page')
    expect(calls).toEqual({ start: 2, stop: 1, passOn: 1 })
  })
})

const abortedRequest = () => {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
