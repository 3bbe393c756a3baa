import { describe, expect, it } from 'vitest'
import { demoFetch } from './demoFetch.ts'

const ADDRESS = 'http://demo.test/v1/products'
const answered = (by: string) => new Response(by, { headers: { by } })
const notOurs = () => new Response('<!doctype html>')
const never = () => new Promise<Response>(() => undefined)
const blocked = async () => {
  throw new Error('blocked')
}

/** A page whose worker answers from `passed` while that holds entries, and as it should afterwards. */
const page = (
  {
    start = async (): Promise<unknown> => undefined,
    answerHere = async () => answered('page'),
  } = {},
  passed: (() => Response)[] = [],
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

  it('stays in the page where workers are blocked', async () => {
    const { textAt, started, calls } = page({ start: blocked })
    await started
    expect(await textAt(ADDRESS)).toBe('page')
    expect(calls.passOn).toBe(0)
  })

  it('passes everything else on', async () => {
    const { textAt } = page({ start: blocked, answerHere: blocked })
    expect(await textAt('http://demo.test/assets/a.js')).toBe('worker')
  })

  it('stops and starts a worker that was killed, once for requests at the same time', async () => {
    const { textAt, started, calls } = page({}, [notOurs, notOurs])
    await started
    expect(await Promise.all([textAt(ADDRESS), textAt(ADDRESS)])).toEqual(['worker', 'worker'])
    expect(calls).toEqual({ start: 2, stop: 1, passOn: 4 })
  })

  it('goes back to the page when the worker cannot be brought back', async () => {
    const { textAt, started, calls } = page({}, [notOurs, notOurs, notOurs])
    await started
    expect(await textAt(ADDRESS)).toBe('page')
    expect(await textAt(ADDRESS)).toBe('page')
    expect(calls.passOn).toBe(2)
  })

  it('rejects as fetch does on a network error and on an abort', async () => {
    const failing = page({ start: blocked, answerHere: async () => Response.error() })
    await expect(failing.fetch(ADDRESS)).rejects.toThrow(TypeError)
    const waiting = page({ start: blocked, answerHere: never })
    const { signal, abort } = givenUp()
    const open = waiting.fetch(ADDRESS, { signal })
    abort()
    await expect(open).rejects.toMatchObject({ name: 'AbortError' })
    await expect(waiting.fetch(ADDRESS, { signal })).rejects.toMatchObject({ name: 'AbortError' })
  })
})

const givenUp = () => {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
