import { beforeEach, describe, expect, it, vi } from 'vitest'
import { alwaysOnline } from '@/api/http/connectivity.ts'
import { readCodes } from '@/storage/collections/codes.ts'
import { database } from '@/storage/database/database.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { aCodesCollection, codes, numberOf } from '@test/jobs/aCodesCollection.ts'
import { fakeClock } from '@test/jobs/fakeClock.ts'
import { emptyDisk, fakeDatabase } from '@test/jobs/fakeDatabase.ts'
import { fakeBrowser, type FakeTab } from '@test/jobs/fakeTabs.ts'
import { faultyMarket, type Reply } from '@test/jobs/faultyMarket.ts'
import { directConnection } from '@test/made/connections.ts'
import { FakeKeyRange } from '@test/stored/databaseKeys.ts'
import { openCodesJob } from './codesJob.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

const ROWS = 1000
const KILLS = 10
const AT_ONCE = 4
/**
 * One request for each row; one more for each reset, "too many" and temporary error, two for each lasting error. A truncated
 * answer is requested once in each session, and once more at the end of the last one.
 */
const REQUESTS = ROWS + 50 + 50 + 25 + 2 * 25 + 50 * (KILLS + 1)

/** Of a thousand rows fifty have each fault: chosen by number, so that every run has the same ones. */
const faults = ['reset', 'truncated', 'none', 'too many', 'broken'] as const
type Fault = (typeof faults)[number]

/** Spreads the faults: 387 has no common factor with a thousand, so each fault gets exactly fifty numbers. */
function faultOf(number: number): Fault | null {
  return faults[Math.floor(((number * 387) % ROWS) / 50)] ?? null
}

/** Half of the errors last; a reset and a "too many" pass, an unreadable answer does not. */
function reply(number: number, nth: number): Reply {
  const fault = faultOf(number)
  const passes =
    fault === 'reset' || fault === 'too many' || (fault === 'broken' && number % 2 === 0)
  return fault === null || (passes && nth > 1) ? 'found' : fault
}

function endOf(number: number): string {
  const last = reply(number, 9)
  if (last === 'none') return 'not found'
  return last === 'found' ? 'done' : 'failed'
}

/** Random, and the same in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const connectionOf = (session: number) => ({
  ...directConnection(`http://tab-${session}.example`),
  id: 'demo',
})

beforeEach(() => {
  replaceEntriesInMemory('collections', [])
  vi.stubGlobal('IDBKeyRange', FakeKeyRange)
})

/** Runs the collection; its tab is killed after each of these numbers of steps, the last one runs to the end. */
async function runThrough(killedAfter: readonly number[]) {
  const random = seeded(1)
  const clock = fakeClock()
  const disk = emptyDisk()
  const openTab = fakeBrowser()
  const tabs: FakeTab[] = []
  const sessionsOf = new Map<string, Set<number>>()
  const askedThoughStored: string[] = []
  const isStored = (number: number) => disk.entries.has(JSON.stringify(['demo', id, number]))
  const { requested } = faultyMarket({
    clock,
    reply: (code, nth) => reply(numberOf(code), nth),
    ms: () => 40 + Math.floor(random() * 120),
    isAlive: (host) => tabs[Number(host.replace(/\D/g, ''))]?.isAlive() ?? false,
    onRequest: (code) => {
      const sessions = sessionsOf.get(code) ?? new Set()
      sessionsOf.set(code, sessions.add(tabs.length))
      if (isStored(numberOf(code))) askedThoughStored.push(code)
    },
  })
  let id = ''
  const openAndStart = async (session: number, tab: FakeTab) => {
    const db = fakeDatabase(disk, { clock, ms: 3, isAlive: tab.isAlive })
    vi.mocked(database).mockResolvedValue(db as never)
    id ||= await aCodesCollection('demo', codes(ROWS).join('\r\n'))
    const { locks, openChannel } = tab
    const environment = { clock, random, connectivity: alwaysOnline, locks, openChannel }
    const codesJob = await openCodesJob(connectionOf(session), id, environment)
    codesJob?.start()
  }
  for (const [session, kill] of [...killedAfter, Infinity].entries()) {
    const tab = openTab()
    tabs.push(tab)
    let steps = 0
    const opened = openAndStart(session, tab)
    await clock.run(() => (steps += 1) > kill)
    if (kill < Infinity) tab.kill()
    else await opened
  }
  return {
    requested,
    askedThoughStored,
    // Truncated or refused ones are requested again anyway, because they have no answer yet.
    askedAgain: [...sessionsOf]
      .filter(([code]) => !['truncated', 'too many'].includes(faultOf(numberOf(code)) ?? ''))
      .reduce((sum, [, { size }]) => sum + size - 1, 0),
    batch: await readCodes('demo', id),
  }
}

describe('a collection of 1,000 codes with 50 each of reset, truncated, 404, 429 and 500 answers', () => {
  it('loses and duplicates no row and repeats few requests when its tab is closed ten times', async () => {
    const random = seeded(4)
    const steps = Array.from({ length: KILLS }, () => 50 + Math.floor(random() * 200))
    const killed = await runThrough(steps)
    const outcomes = killed.batch?.outcomes ?? []
    expect(outcomes.map(({ position }) => position)).toEqual(
      codes(ROWS).map((_, position) => position),
    )
    expect(outcomes.map(({ outcome }) => outcome.state)).toEqual(
      codes(ROWS).map((code) => endOf(numberOf(code))),
    )
    expect(killed.batch?.batch.counts).toMatchObject({ done: 875, notFound: 50, failed: 75 })
    expect(killed.askedThoughStored).toEqual([])
    expect(killed.requested.length).toBeLessThanOrEqual(REQUESTS + KILLS * AT_ONCE)
    expect(killed.askedAgain).toBeGreaterThan(0)
    expect(killed.askedAgain).toBeLessThanOrEqual(KILLS * AT_ONCE)
  }, 30_000)
})
