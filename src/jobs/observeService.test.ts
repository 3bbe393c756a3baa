import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Connection } from '@/api/connection.ts'
import { clearRequests, recordRequest } from '@/api/http/log.ts'
import {
  onObservations,
  readObservations,
  removeObservations,
} from '@/storage/observations/observations.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { demoConnection, directConnection } from '@test/made/connections.ts'
import { observeService, untilObserved } from './observeService.ts'

const one = directConnection('https://one.example')
const other = directConnection('https://other.example')

/** Logs a page of a search from a service. */
function answer({ baseUrl }: Connection, query: [string, string][], from: number): void {
  const call = { operation: 'search', path: '/products', query } as const
  const productList = Array.from({ length: 2 }, (_, at) => ({ productId: `P${from + at}` }))
  const text = JSON.stringify({ productList, numFound: 9 })
  const received = anAnswer({ call: { ...call, query: [...query] }, text })
  const url = `${baseUrl}/v1/products`
  recordRequest({ call: received.call, url, at: 5, ms: 1, answer: received, failure: null })
}

function watch(connection: () => Connection, whenIdle = (work: () => void) => work()) {
  const stop = observeService({ connection, serviceOf: ({ id }) => id, whenIdle })
  onTestFinished(stop)
  return stop
}

/** Watches a service; returns its idle work for the test to run. */
function watchByHand() {
  const works: (() => void)[] = []
  watch(
    () => one,
    (work) => works.push(work),
  )
  return works
}

async function counted(service: string, fact: string): Promise<number> {
  const all = await readObservations(service)
  return all.filter((seen) => seen.fact === fact).reduce((sum, { count }) => sum + count, 0)
}

const page2: [string, string][] = [
  ['q', 'x'],
  ['index', '2'],
  ['limit', '2'],
]
const page1 = page2.filter(([name]) => name !== 'index')

describe('the observation of a service', () => {
  beforeEach(async () => {
    clearRequests()
    for (const { id } of [one, other, demoConnection]) await removeObservations(id)
  })

  it('includes requests from before it started', async () => {
    answer(one, page1, 0)
    answer(one, page2, 1)
    watch(() => one)
    await expect.poll(() => counted(one.id, 'rows')).toBe(1)
    expect(await counted(one.id, 'answered')).toBe(2)
  })

  it('saves what the requests show, with their times', async () => {
    watch(() => one)
    answer(one, page1, 0)
    answer(one, page2, 2)
    await expect.poll(() => counted(one.id, 'rows')).toBe(1)
    const rows = (await readObservations(one.id)).find(({ fact }) => fact === 'rows')
    expect(rows).toMatchObject({ point: 'indexBase', value: '0', first: 5, last: 5 })
  })

  it('waits for idle time, then examines all requests since then', async () => {
    const works = watchByHand()
    answer(one, page1, 0)
    answer(one, page2, 2)
    await expect.poll(() => works).toHaveLength(1)
    expect(await counted(one.id, 'answered')).toBe(0)
    works[0]?.()
    await expect.poll(() => counted(one.id, 'answered')).toBe(2)
  })

  it('saves several requests together, with a single notification', async () => {
    const listener = vi.fn<() => void>()
    onTestFinished(onObservations(listener))
    watch(() => one)
    for (let page = 0; page < 10; page += 1) answer(one, page1, page * 2)
    await untilObserved()
    expect(await counted(one.id, 'answered')).toBe(10)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('examines at most 20 requests at a time', async () => {
    const works = watchByHand()
    for (let page = 0; page < 45; page += 1) answer(one, page1, page * 2)
    for (const [at, observed] of [20, 40, 45].entries()) {
      await expect.poll(() => works).toHaveLength(at + 1)
      works[at]?.()
      await expect.poll(() => counted(one.id, 'answered')).toBe(observed)
    }
  })

  it('notifies those who wait once all requests until then are saved', async () => {
    const works = watchByHand()
    answer(one, page1, 0)
    const listener = vi.fn<() => void>()
    void untilObserved().then(listener)
    answer(one, page2, 2)
    await readObservations(one.id)
    expect(listener).not.toHaveBeenCalled()
    works[0]?.()
    await untilObserved()
    expect(listener).toHaveBeenCalledOnce()
    expect(await counted(one.id, 'answered')).toBe(2)
  })

  it('assigns a late answer to the service that gave it, even after a switch to another', async () => {
    let now = one
    watch(() => now)
    answer(one, page1, 0)
    now = other
    answer(other, page1, 0)
    answer(one, page2, 2)
    await expect.poll(() => counted(one.id, 'answered')).toBe(2)
    expect(await counted(other.id, 'answered')).toBe(1)
  })

  it('compares no answers of different services', async () => {
    let now = one
    watch(() => now)
    answer(one, page1, 0)
    now = other
    answer(other, page2, 2)
    await expect.poll(() => counted(other.id, 'answered')).toBe(1)
    expect(await counted(other.id, 'rows')).toBe(0)
  })

  it('doesn’t compare with cleared requests, and ends when it is stopped', async () => {
    const stop = watch(() => one)
    answer(one, page1, 0)
    clearRequests()
    answer(one, page2, 2)
    await expect.poll(() => counted(one.id, 'answered')).toBe(2)
    expect(await counted(one.id, 'rows')).toBe(0)
    stop()
    answer(one, page1, 0)
    expect(await counted(one.id, 'answered')).toBe(2)
  })

  it('ignores failed requests', async () => {
    watch(() => one)
    const call = { operation: 'search', path: '/products', query: page1 } as const
    const url = `${one.baseUrl}/v1/products`
    const failed = { call: { ...call, query: [] }, url, at: 1, ms: 1 }
    recordRequest({ ...failed, answer: null, failure: 'NetworkError' })
    answer(one, page1, 0)
    await expect.poll(() => counted(one.id, 'answered')).toBe(1)
  })
})
