import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveAnswer, listCodes, readCodes } from '@/storage/collections/codes.ts'
import { deleteCollection } from '@/storage/collections/collections.ts'
import { codeOf, codes } from '@test/jobs/aCodesCollection.ts'
import {
  asDatabase,
  codesEnvironment,
  connection,
  statesOf,
  type CodesEnvironment,
} from '@test/jobs/codesEnvironment.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

let clock: CodesEnvironment['clock']
let disk: CodesEnvironment['disk']
let during: CodesEnvironment['during']
let open: CodesEnvironment['open']
let openNew: CodesEnvironment['openNew']
let market: CodesEnvironment['market']

beforeEach(() => {
  ;({ clock, disk, during, open, openNew, market } = codesEnvironment())
})

describe('a job for a collection of codes', () => {
  it('requests each code once, saves each answer at once, and restores them after a reload', async () => {
    const { requested } = market((number) => (number === 3 ? 'none' : 'found'))
    const { id, batch: codesJob } = await openNew(`${codes(10).join('\n')}\n${codeOf(2)}\n4.0E+12`)
    expect(codesJob.view()).toMatchObject({
      role: 'idle',
      progress: { state: 'ready', waiting: 10 },
    })
    codesJob.start()
    await clock.pass(150)
    expect(codesJob.view()).toMatchObject({ role: 'here', progress: { state: 'running' } })
    expect(await statesOf(id)).toEqual(['done', 'done', 'done', 'not found'])
    await clock.run()
    expect(requested).toEqual(codes(10))
    expect(codesJob.view()).toMatchObject({
      role: 'idle',
      progress: { state: 'done', done: 9, notFound: 1, unstored: 0 },
    })
    const reloaded = await open(id)
    expect(reloaded.plan.rows).toHaveLength(12)
    expect(reloaded.outcomeOf(0)).toMatchObject({
      state: 'done',
      tries: 1,
      answer: { kind: 'ean', offers: [{ merchantId: 'a', offerPrice: 10 }] },
    })
    expect(reloaded.view().progress).toMatchObject({ state: 'ready', done: 9, notFound: 1 })
    expect((await listCodes('demo')).batches[0]?.counts).toMatchObject({
      lines: 12,
      invalid: 1,
      asks: 10,
      done: 9,
      notFound: 1,
    })
    reloaded.start()
    await clock.run()
    expect(requested).toHaveLength(10)
  })

  it('notifies its listeners fewer than 25 times while 80 rows load', async () => {
    market()
    const { batch: codesJob } = await openNew(codes(80).join('\n'))
    const listener = vi.fn<() => void>()
    codesJob.subscribe(listener)
    codesJob.start()
    await clock.run()
    expect(codesJob.view()).toBe(codesJob.view())
    expect(codesJob.view().progress.done).toBe(80)
    expect(listener.mock.calls.length).toBeLessThan(25)
  })

  it('is cancelled at once: running requests are aborted and no new ones start', async () => {
    const { requested, aborted } = market()
    const { id, batch: codesJob } = await openNew(codes(40).join('\n'))
    codesJob.start()
    await clock.pass(250)
    codesJob.cancel()
    const before = requested.length
    await clock.pass(0)
    expect(aborted).toHaveLength(4)
    await clock.run()
    expect(requested).toHaveLength(before)
    expect(codesJob.view()).toMatchObject({
      role: 'idle',
      progress: { state: 'cancelled', done: 8 },
    })
    expect(await statesOf(id)).toHaveLength(8)
    codesJob.start()
    await clock.run()
    expect(codesJob.view().progress).toMatchObject({ state: 'done', done: 40 })
    expect(requested).toHaveLength(before + 32)
  })

  it('continues if it is started again right after it was cancelled', async () => {
    const { requested } = market()
    const { batch: codesJob } = await openNew(codes(12).join('\n'))
    codesJob.start()
    await clock.pass(50)
    codesJob.cancel()
    codesJob.start()
    await clock.pass(10)
    expect(codesJob.view()).toMatchObject({ role: 'here', progress: { state: 'running' } })
    await clock.run()
    codesJob.retry([0])
    codesJob.retry([1])
    await clock.run()
    expect(codesJob.view()).toMatchObject({ role: 'idle', progress: { state: 'done', done: 12 } })
    expect(requested.slice(-2)).toEqual([codeOf(0), codeOf(1)])
  })

  it('stays cancelled, even if it was started twice before', async () => {
    market()
    const { batch: codesJob } = await openNew(codes(40).join('\n'))
    codesJob.start()
    codesJob.start()
    await clock.pass(150)
    codesJob.cancel()
    await clock.run()
    expect(codesJob.view()).toMatchObject({ role: 'idle', progress: { done: 4 } })
  })

  it('requests only the failed rows on retry and keeps their failures until they are answered', async () => {
    let isBroken = true
    const { requested } = market((number) => (isBroken && number % 5 === 0 ? 'truncated' : 'found'))
    const { id, batch: codesJob } = await openNew(codes(10).join('\n'))
    codesJob.start()
    await clock.run()
    expect(codesJob.outcomeOf(5)).toMatchObject({
      state: 'failed',
      failure: { name: 'UnreadableError', status: 200 },
    })
    isBroken = false
    codesJob.retry([5])
    await clock.run()
    expect(requested.slice(12)).toEqual([codeOf(5)])
    expect(codesJob.outcomeOf(5)?.state).toBe('done')
    expect(codesJob.outcomeOf(0)?.state).toBe('failed')
    const reloaded = await open(id)
    reloaded.retry()
    await clock.run()
    expect(requested.slice(13)).toEqual([codeOf(0)])
    expect((await listCodes('demo')).batches[0]?.counts).toMatchObject({ done: 10, failed: 0 })
  })

  it('pauses when the key is rejected and continues with a different key', async () => {
    let isRefused = true
    const { requested } = market(() => (isRefused ? 'refused' : 'found'))
    const { batch: codesJob } = await openNew(codes(10).join('\n'))
    codesJob.start()
    await clock.run()
    expect(codesJob.view().progress).toMatchObject({
      state: 'paused',
      pause: { kind: 'key' },
      failed: 0,
    })
    expect(requested).toHaveLength(4)
    codesJob.use(connection)
    await clock.run()
    expect(requested).toHaveLength(4)
    isRefused = false
    codesJob.use({ ...connection, apiKey: 'another' })
    await clock.run()
    expect(codesJob.view().progress).toMatchObject({ state: 'done', done: 10 })
  })

  it('continues in memory when the database is full, and counts the unsaved answers', async () => {
    market()
    const { id, batch: codesJob } = await openNew(codes(20).join('\n'))
    disk.capacity = 7
    codesJob.start()
    await clock.run()
    const { state, done, unstored } = codesJob.view().progress
    expect({ state, done }).toEqual({ state: 'done', done: 20 })
    expect(unstored).toBe(15)
    expect(await statesOf(id)).toHaveLength(20)
  })

  it('runs in memory if there is no database', async () => {
    asDatabase(null)
    const { requested } = market()
    const { id, batch: codesJob } = await openNew(codes(20).join('\n'))
    codesJob.start()
    await clock.run()
    expect(codesJob.view().progress).toMatchObject({ state: 'done', done: 20, unstored: 20 })
    const again = await open(id)
    again.start()
    await clock.run()
    expect(requested).toHaveLength(20)
    await deleteCollection('demo', id)
  })

  it('stops when its collection is deleted, and leaves nothing in the database', async () => {
    const { requested } = market()
    const { id, batch: codesJob } = await openNew(codes(40).join('\n'))
    codesJob.start()
    await clock.pass(250)
    await during(deleteCollection('demo', id))
    await clock.run()
    expect(codesJob.view().progress.state).toBe('cancelled')
    expect(requested.length).toBeLessThan(20)
    expect(await readCodes('demo', id)).toBeNull()
    expect(disk.entries.size).toBe(0)
  })

  it('ignores a saved answer that belongs to a different request', async () => {
    const { requested } = market()
    const { id } = await openNew(codes(2).join('\n'))
    const outcome = { state: 'not found' as const, at: 1, ms: 1, tries: 1 }
    await during(saveAnswer('demo', id, { position: 0, key: 'ean us of another', outcome }))
    const codesJob = await open(id)
    expect(codesJob.outcomeOf(0)).toBeUndefined()
    codesJob.start()
    await clock.run()
    expect(requested).toEqual(codes(2))
  })
})
