import { beforeEach, describe, expect, it, vi } from 'vitest'
import { codes } from '@test/jobs/aBatch.ts'
import {
  asDatabase,
  batchEnvironment,
  connection,
  statesOf,
  type BatchEnvironment,
} from '@test/jobs/batchEnvironment.ts'
import { fakeDatabase } from '@test/jobs/fakeDatabase.ts'
import { faultyMarket } from '@test/jobs/faultyMarket.ts'
import { openBatch } from './batch/batchJob.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

let world: BatchEnvironment

beforeEach(() => {
  world = batchEnvironment()
})

/** A batch of 40 codes whose tab was killed while it ran, and what was under way at that moment. */
async function killed() {
  const { clock, disk, openTab, openNew } = world
  const tab = openTab()
  let isAlive = true
  const { asked, underWay } = faultyMarket({
    clock,
    reply: () => 'found',
    ms: () => 100,
    isAlive: () => isAlive,
  })
  asDatabase(fakeDatabase(disk, { clock, ms: 2, isAlive: tab.isAlive }))
  const { id, batch } = await openNew(codes(40).join('\n'), tab)
  batch.start()
  await clock.pass(450)
  const lost = underWay()
  isAlive = false
  tab.kill()
  await clock.run()
  isAlive = true
  asDatabase(fakeDatabase(disk, { clock, ms: 2 }))
  return { id, asked, lost }
}

describe('a job that was running when its page was left', () => {
  it('continues without a click once it is opened, and requests only what was under way again', async () => {
    const { id, asked, lost } = await killed()
    const batch = await world.open(id)
    await world.clock.run()
    expect(batch.view()).toMatchObject({
      role: 'idle',
      needsClick: false,
      progress: { state: 'done', done: 40 },
    })
    expect(await statesOf(id)).toHaveLength(40)
    expect(new Set(asked).size).toBe(40)
    expect(asked.length).toBeLessThanOrEqual(40 + lost)
  })

  it('continues in one of two tabs that open it', async () => {
    const { id, asked, lost } = await killed()
    const first = await world.open(id)
    const second = await world.open(id)
    await world.clock.pass(250)
    expect([first, second].map((batch) => batch.view().role).toSorted()).toEqual([
      'elsewhere',
      'here',
    ])
    await world.clock.run()
    expect(asked.length).toBeLessThanOrEqual(40 + lost)
    for (const batch of [first, second]) expect(batch.view().progress.done).toBe(40)
  })

  it('can be started by a click in the same moment, and still requests nothing twice', async () => {
    const { id, asked, lost } = await killed()
    const batch = await world.open(id)
    batch.start()
    batch.start()
    await world.clock.run()
    expect(batch.view()).toMatchObject({ role: 'idle', progress: { state: 'done', done: 40 } })
    expect(asked.length).toBeLessThanOrEqual(40 + lost)
  })

  it('waits for a click where tabs cannot tell which of them runs it', async () => {
    const { id, asked } = await killed()
    const before = asked.length
    const { clock, openTab, during } = world
    const { locks, openChannel } = openTab()
    const batch = await during(
      openBatch(connection, id, {
        clock,
        random: () => 0.5,
        connectivity: { isOnline: () => true, onChange: () => () => {} },
        locks: { ...locks, keepsApart: false },
        openChannel,
      }),
    )
    await clock.run()
    expect(batch?.view()).toMatchObject({ role: 'idle', needsClick: true })
    expect(asked).toHaveLength(before)
    batch?.start()
    await clock.run()
    expect(batch?.view()).toMatchObject({
      needsClick: false,
      progress: { state: 'done', done: 40 },
    })
  })
})
