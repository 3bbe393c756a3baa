import { beforeEach, describe, expect, it, vi } from 'vitest'
import { codes } from '@test/jobs/aCodesCollection.ts'
import {
  asDatabase,
  codesEnvironment,
  connection,
  statesOf,
  type CodesEnvironment,
} from '@test/jobs/codesEnvironment.ts'
import { fakeDatabase } from '@test/jobs/fakeDatabase.ts'
import { faultyMarket } from '@test/jobs/faultyMarket.ts'
import { openCodesJob } from './codes/codesJob.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

let environment: CodesEnvironment

beforeEach(() => {
  environment = codesEnvironment()
})

/** A collection of 40 codes whose tab was killed while it ran, and the items in progress at that moment. */
async function killed() {
  const { clock, disk, openTab, openNew } = environment
  const tab = openTab()
  let isAlive = true
  const { requested, inFlight: fileInProgress } = faultyMarket({
    clock,
    reply: () => 'found',
    ms: () => 100,
    isAlive: () => isAlive,
  })
  asDatabase(fakeDatabase(disk, { clock, ms: 2, isAlive: tab.isAlive }))
  const { id, batch: codesJob } = await openNew(codes(40).join('\n'), tab)
  codesJob.start()
  await clock.pass(450)
  const lost = fileInProgress()
  isAlive = false
  tab.kill()
  await clock.run()
  isAlive = true
  asDatabase(fakeDatabase(disk, { clock, ms: 2 }))
  return { id, requested, lost }
}

describe('a job whose tab was closed while it was running', () => {
  it('continues by itself when it is opened and repeats only interrupted requests', async () => {
    const { id, requested, lost } = await killed()
    const codesJob = await environment.open(id)
    await environment.clock.run()
    expect(codesJob.view()).toMatchObject({
      role: 'idle',
      needsClick: false,
      progress: { state: 'done', done: 40 },
    })
    expect(await statesOf(id)).toHaveLength(40)
    expect(new Set(requested).size).toBe(40)
    expect(requested.length).toBeLessThanOrEqual(40 + lost)
  })

  it('continues in only one of two tabs that open it', async () => {
    const { id, requested, lost } = await killed()
    const first = await environment.open(id)
    const second = await environment.open(id)
    await environment.clock.pass(250)
    expect([first, second].map((codesJob) => codesJob.view().role).toSorted()).toEqual([
      'elsewhere',
      'here',
    ])
    await environment.clock.run()
    expect(requested.length).toBeLessThanOrEqual(40 + lost)
    for (const codesJob of [first, second]) expect(codesJob.view().progress.done).toBe(40)
  })

  it('can be started with a click at the same moment without repeating other requests', async () => {
    const { id, requested, lost } = await killed()
    const codesJob = await environment.open(id)
    codesJob.start()
    codesJob.start()
    await environment.clock.run()
    expect(codesJob.view()).toMatchObject({ role: 'idle', progress: { state: 'done', done: 40 } })
    expect(requested.length).toBeLessThanOrEqual(40 + lost)
  })

  it('waits for a click if the browser has no locks between tabs', async () => {
    const { id, requested } = await killed()
    const before = requested.length
    const { clock, openTab, during } = environment
    const { locks, openChannel } = openTab()
    const codesJob = await during(
      openCodesJob(connection, id, {
        clock,
        random: () => 0.5,
        connectivity: { isOnline: () => true, onChange: () => () => {} },
        locks: { ...locks, isSupported: false },
        openChannel,
      }),
    )
    await clock.run()
    expect(codesJob?.view()).toMatchObject({ role: 'idle', needsClick: true })
    expect(requested).toHaveLength(before)
    codesJob?.start()
    await clock.run()
    expect(codesJob?.view()).toMatchObject({
      needsClick: false,
      progress: { state: 'done', done: 40 },
    })
  })
})
