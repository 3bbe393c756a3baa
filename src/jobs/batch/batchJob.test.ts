import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveAnswer, listCodes, readCodes } from '@/storage/collections/codes.ts'
import { deleteCollection } from '@/storage/collections/collections.ts'
import { codeOf, codes } from '@test/jobs/aBatch.ts'
import {
  asDatabase,
  batchEnvironment,
  connection,
  statesOf,
  type BatchEnvironment,
} from '@test/jobs/batchEnvironment.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

let clock: BatchEnvironment['clock']
let disk: BatchEnvironment['disk']
let during: BatchEnvironment['during']
let open: BatchEnvironment['open']
let openNew: BatchEnvironment['openNew']
let market: BatchEnvironment['market']

beforeEach(() => {
  ;({ clock, disk, during, open, openNew, market } = batchEnvironment())
})

describe('a batch', () => {
  it('asks once for each code, keeps each answer at once, and has them after a reload', async () => {
    const { asked } = market((number) => (number === 3 ? 'none' : 'found'))
    const { id, batch } = await openNew(`${codes(10).join('\n')}\n${codeOf(2)}\n4.0E+12`)
    expect(batch.view()).toMatchObject({ role: 'idle', progress: { state: 'ready', waiting: 10 } })
    batch.start()
    await clock.pass(150)
    expect(batch.view()).toMatchObject({ role: 'here', progress: { state: 'running' } })
    expect(await statesOf(id)).toEqual(['done', 'done', 'done', 'not found'])
    await clock.run()
    expect(asked).toEqual(codes(10))
    expect(batch.view()).toMatchObject({
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
    expect(asked).toHaveLength(10)
  })

  it('tells of steps at once, and of rows a few times a second', async () => {
    market()
    const { batch } = await openNew(codes(80).join('\n'))
    const heard = vi.fn<() => void>()
    batch.subscribe(heard)
    batch.start()
    await clock.run()
    expect(batch.view()).toBe(batch.view())
    expect(batch.view().progress.done).toBe(80)
    expect(heard.mock.calls.length).toBeLessThan(25)
  })

  it('is cancelled at once: what is under way aborts, and nothing begins', async () => {
    const { asked, aborted } = market()
    const { id, batch } = await openNew(codes(40).join('\n'))
    batch.start()
    await clock.pass(250)
    batch.cancel()
    const before = asked.length
    await clock.pass(0)
    expect(aborted).toHaveLength(4)
    await clock.run()
    expect(asked).toHaveLength(before)
    expect(batch.view()).toMatchObject({ role: 'idle', progress: { state: 'cancelled', done: 8 } })
    expect(await statesOf(id)).toHaveLength(8)
    batch.start()
    await clock.run()
    expect(batch.view().progress).toMatchObject({ state: 'done', done: 40 })
    expect(asked).toHaveLength(before + 32)
  })

  it('goes on when it is started again in the same moment', async () => {
    const { asked } = market()
    const { batch } = await openNew(codes(12).join('\n'))
    batch.start()
    await clock.pass(50)
    batch.cancel()
    batch.start()
    await clock.pass(10)
    expect(batch.view()).toMatchObject({ role: 'here', progress: { state: 'running' } })
    await clock.run()
    batch.retry([0])
    batch.retry([1])
    await clock.run()
    expect(batch.view()).toMatchObject({ role: 'idle', progress: { state: 'done', done: 12 } })
    expect(asked.slice(-2)).toEqual([codeOf(0), codeOf(1)])
  })

  it('stays cancelled, however often it was told to start', async () => {
    market()
    const { batch } = await openNew(codes(40).join('\n'))
    batch.start()
    batch.start()
    await clock.pass(150)
    batch.cancel()
    await clock.run()
    expect(batch.view()).toMatchObject({ role: 'idle', progress: { done: 4 } })
  })

  it('asks failed rows again, alone; their failure stays until there is an answer', async () => {
    let isBroken = true
    const { asked } = market((number) => (isBroken && number % 5 === 0 ? 'truncated' : 'found'))
    const { id, batch } = await openNew(codes(10).join('\n'))
    batch.start()
    await clock.run()
    expect(batch.outcomeOf(5)).toMatchObject({
      state: 'failed',
      failure: { name: 'UnreadableError', status: 200 },
    })
    isBroken = false
    batch.retry([5])
    await clock.run()
    expect(asked.slice(12)).toEqual([codeOf(5)])
    expect(batch.outcomeOf(5)?.state).toBe('done')
    expect(batch.outcomeOf(0)?.state).toBe('failed')
    const reloaded = await open(id)
    reloaded.retry()
    await clock.run()
    expect(asked.slice(13)).toEqual([codeOf(0)])
    expect((await listCodes('demo')).batches[0]?.counts).toMatchObject({ done: 10, failed: 0 })
  })

  it('pauses when the key is refused, and goes on with another', async () => {
    let isRefused = true
    const { asked } = market(() => (isRefused ? 'refused' : 'found'))
    const { batch } = await openNew(codes(10).join('\n'))
    batch.start()
    await clock.run()
    expect(batch.view().progress).toMatchObject({
      state: 'paused',
      pause: { kind: 'key' },
      failed: 0,
    })
    expect(asked).toHaveLength(4)
    batch.use(connection)
    await clock.run()
    expect(asked).toHaveLength(4)
    isRefused = false
    batch.use({ ...connection, apiKey: 'another' })
    await clock.run()
    expect(batch.view().progress).toMatchObject({ state: 'done', done: 10 })
  })

  it('works in memory where the database is full, and says how much is not stored', async () => {
    market()
    const { id, batch } = await openNew(codes(20).join('\n'))
    disk.room = 7
    batch.start()
    await clock.run()
    const { state, done, unstored } = batch.view().progress
    expect({ state, done }).toEqual({ state: 'done', done: 20 })
    expect(unstored).toBe(15)
    expect(await statesOf(id)).toHaveLength(20)
  })

  it('works in memory where there is no database', async () => {
    asDatabase(null)
    const { asked } = market()
    const { id, batch } = await openNew(codes(20).join('\n'))
    batch.start()
    await clock.run()
    expect(batch.view().progress).toMatchObject({ state: 'done', done: 20, unstored: 20 })
    const again = await open(id)
    again.start()
    await clock.run()
    expect(asked).toHaveLength(20)
    await deleteCollection('demo', id)
  })

  it('ends when it is deleted, and comes not back', async () => {
    const { asked } = market()
    const { id, batch } = await openNew(codes(40).join('\n'))
    batch.start()
    await clock.pass(250)
    await during(deleteCollection('demo', id))
    await clock.run()
    expect(batch.view().progress.state).toBe('cancelled')
    expect(asked.length).toBeLessThan(20)
    expect(await readCodes('demo', id)).toBeNull()
    expect(disk.entries.size).toBe(0)
  })

  it('does not take the answer to something else for its own', async () => {
    const { asked } = market()
    const { id } = await openNew(codes(2).join('\n'))
    const outcome = { state: 'not found' as const, at: 1, ms: 1, tries: 1 }
    await during(saveAnswer('demo', id, { position: 0, key: 'ean us of another', outcome }))
    const batch = await open(id)
    expect(batch.outcomeOf(0)).toBeUndefined()
    batch.start()
    await clock.run()
    expect(asked).toEqual(codes(2))
  })
})
