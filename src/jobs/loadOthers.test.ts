import { beforeEach, describe, expect, it, vi } from 'vitest'
import { whyNotWhole } from '../domain/changes/whyNotWhole.ts'
import { isComplete } from '../domain/resultSet/resultSet.ts'
import { holdOnly } from '../store/keptMemory.ts'
import { createList } from '../store/lists.ts'
import { aLoad, connection } from '../testing/jobs/aLoad.ts'
import { fakeClock, type FakeClock } from '../testing/jobs/fakeClock.ts'

vi.mock('../store/database.ts', () => ({ database: () => Promise.resolve(null) }))

let clock: FakeClock

beforeEach(() => {
  holdOnly('resultSets', [])
  holdOnly('lists', [])
  clock = fakeClock()
})

describe('loading the products of a list', () => {
  it('without any is complete once it has ended', async () => {
    const list = { id: 'l', name: 'Mine', at: 1, changedAt: 1, entries: [] }
    await createList(connection.id, list)
    const { job } = await aLoad(clock, {}, { kind: 'list', listId: 'l' })
    expect(isComplete(job.moment())).toBe(false)
    await clock.run()
    expect(job.moment()).toMatchObject({ endedAt: clock.date(), counts: { asks: 0, rows: 0 } })
    expect(isComplete(job.moment())).toBe(true)
    expect(whyNotWhole(job.moment())).toBeNull()
  })
})
