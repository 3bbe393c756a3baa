import { beforeEach, describe, expect, it, vi } from 'vitest'
import { alwaysOnline } from '@/api/http/connectivity.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { aCodesCollection, codes } from '@test/jobs/aCodesCollection.ts'
import { fakeClock, type FakeClock } from '@test/jobs/fakeClock.ts'
import { fakeBrowser } from '@test/jobs/fakeTabs.ts'
import { faultyMarket } from '@test/jobs/faultyMarket.ts'
import { directConnection } from '@test/made/connections.ts'
import { createOpenCodesJobs, type OpenCodesJobs } from './openCodesJobs.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: () => Promise.resolve(null) }))

const demo = { ...directConnection('http://demo.example'), id: 'demo' }
const live = directConnection('http://live.example')

let clock: FakeClock
let batches: OpenCodesJobs

beforeEach(() => {
  replaceEntriesInMemory('collections', [])
  clock = fakeClock()
  const { locks, openChannel } = fakeBrowser()()
  batches = createOpenCodesJobs(() => ({
    clock,
    random: () => 0.5,
    connectivity: alwaysOnline,
    locks,
    openChannel,
  }))
})

async function openNew() {
  const id = await aCodesCollection('demo', codes(20).join('\n'))
  const codesJob = await batches.open(demo, id)
  if (!codesJob) throw new Error('no such batch')
  return { id, batch: codesJob }
}

const market = () => faultyMarket({ clock, reply: () => 'found', ms: () => 100 })

describe('open jobs for collections of codes', () => {
  it('are the same object each time they are opened', async () => {
    const { id, batch: codesJob } = await openNew()
    expect(await batches.open(demo, id)).toBe(codesJob)
    expect(await batches.open(demo, 'unknown')).toBeNull()
    expect(await batches.open(live, id)).toBeNull()
  })

  it('are active while they run or are paused', async () => {
    market()
    const { batch: codesJob } = await openNew()
    const listener = vi.fn<() => void>()
    batches.subscribe(listener)
    expect(batches.active()).toEqual([])
    codesJob.start()
    await clock.pass(250)
    expect(batches.active()).toEqual([codesJob])
    codesJob.pause()
    await clock.run()
    expect(batches.active()).toEqual([codesJob])
    codesJob.start()
    await clock.run()
    expect(batches.active()).toEqual([])
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('pause when the app switches to another service', async () => {
    const { requested } = market()
    const { batch: codesJob } = await openNew()
    codesJob.start()
    await clock.pass(50)
    batches.use(live)
    await clock.run()
    expect(requested).toHaveLength(4)
    expect(codesJob.view().progress.state).toBe('paused')
    batches.use(demo)
    codesJob.start()
    await clock.run()
    expect(codesJob.view().progress).toMatchObject({ state: 'done', done: 20 })
  })

  it('stop when they are closed', async () => {
    const { requested } = market()
    const { id, batch: codesJob } = await openNew()
    codesJob.start()
    await clock.pass(50)
    batches.close('demo', id)
    await clock.run()
    expect(requested).toHaveLength(4)
    expect(batches.active()).toEqual([])
    const again = await batches.open(demo, id)
    expect(again).not.toBe(codesJob)
    again?.start()
    await clock.run()
    expect(again?.view().progress).toMatchObject({ state: 'done', done: 20 })
  })

  it('are closed, oldest first, unless they are running or have a listener', async () => {
    market()
    const watched = await openNew()
    const stop = watched.batch.subscribe(() => {})
    const running = await openNew()
    running.batch.start()
    await clock.pass(50)
    const first = await openNew()
    await openNew()
    await openNew()
    const last = await openNew()
    const isOpen = async ({ id, batch: codesJob }: Awaited<ReturnType<typeof openNew>>) =>
      (await batches.open(demo, id)) === codesJob
    expect(await isOpen(watched)).toBe(true)
    expect(await isOpen(running)).toBe(true)
    expect(await isOpen(last)).toBe(true)
    expect(await isOpen(first)).toBe(false)
    stop()
    await openNew()
    await openNew()
    await openNew()
    expect(await isOpen(watched)).toBe(false)
  })
})
