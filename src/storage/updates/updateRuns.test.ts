import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/storage/database/database.ts'
import {
  aChangesSummary,
  anUpdateRun,
  anUpdateStep,
  comparedOutcome,
  firstOutcome,
} from '@test/made/anUpdateRun.ts'
import { FakeKeyRange } from '@test/stored/databaseKeys.ts'
import { oneDatabase } from '@test/stored/oneDatabase.ts'
import {
  changeRun,
  createRun,
  deleteRun,
  saveStep,
  listRuns,
  putBackRun,
  readRun,
} from './updateRuns.ts'

// Node has no IndexedDB, so the tests use a fake database.
vi.mock('@/storage/database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

let entries: Map<string, unknown>
beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', FakeKeyRange)
  const one = oneDatabase('id')
  entries = one.entries
  vi.mocked(database).mockResolvedValue(one.database as never)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const twoSteps = () => anUpdateRun([anUpdateStep('shirts'), anUpdateStep('dresses')])

describe('stored updates', () => {
  it('save the result of each step, even if two end at once', async () => {
    await createRun('demo', twoSteps())
    await Promise.all([
      saveStep('demo', 'run', 0, comparedOutcome(aChangesSummary())),
      saveStep('demo', 'run', 1, firstOutcome()),
      changeRun('demo', 'run', { isRunning: true }),
    ])
    const run = await readRun('demo', 'run')
    expect(run?.isRunning).toBe(true)
    expect(run?.steps.map(({ outcome }) => outcome?.kind)).toEqual(['compared', 'first'])
  })

  it('save why a step failed, until it is run again', async () => {
    await createRun('demo', twoSteps())
    await saveStep('demo', 'run', 1, 'The service did not answer.')
    expect((await readRun('demo', 'run'))?.failures).toEqual([
      { place: 1, says: 'The service did not answer.' },
    ])
    await saveStep('demo', 'run', 1, firstOutcome())
    expect(await readRun('demo', 'run')).toMatchObject({ failures: [] })
  })

  it('are listed per connection, newest first, at most thirty', async () => {
    for (let at = 1; at <= 32; at += 1) {
      await createRun('demo', anUpdateRun([], { id: `run${at}`, at }))
    }
    await createRun('proxy', twoSteps())
    const { runs, damaged } = await listRuns('demo')
    expect(runs.map(({ at }) => at)).toEqual(Array.from({ length: 30 }, (_, at) => 32 - at))
    expect(damaged).toBe(0)
  })

  it('are deleted, and restored exactly', async () => {
    await createRun('demo', twoSteps())
    const deleted = await deleteRun('demo', 'run')
    expect(await readRun('demo', 'run')).toBeNull()
    expect(await saveStep('demo', 'run', 0, firstOutcome())).toBe('gone')
    if (deleted) await putBackRun(deleted)
    expect(await readRun('demo', 'run')).toEqual(twoSteps())
  })

  it('leave out a damaged update and count it', async () => {
    await createRun('demo', twoSteps())
    entries.set('x', { connectionId: 'demo', id: 'x', steps: 'none' })
    expect(await listRuns('demo')).toEqual({ runs: [twoSteps()], damaged: 1 })
  })
})
