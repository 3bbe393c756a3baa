/**
 * A browser with a disk in which code checks run with a fake clock. The test's file mocks the database module, because a mock
 * applies only to the file that requests it.
 */
import { vi } from 'vitest'
import { alwaysOnline } from '@/api/http/connectivity.ts'
import { openCodesJob, type CodesJob } from '@/jobs/codes/codesJob.ts'
import { readCodes } from '@/storage/collections/codes.ts'
import { database } from '@/storage/database/database.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { directConnection } from '../made/connections.ts'
import { FakeKeyRange } from '../stored/databaseKeys.ts'
import { aCodesCollection, numberOf } from './aCodesCollection.ts'
import { fakeClock } from './fakeClock.ts'
import { emptyDisk, fakeDatabase } from './fakeDatabase.ts'
import { fakeBrowser, type FakeTab } from './fakeTabs.ts'
import { faultyMarket, type Reply } from './faultyMarket.ts'

export const connection = { ...directConnection('http://first.example'), id: 'demo' }

/** Sets what the mocked `database()` returns; null means that the browser has none. */
export const asDatabase = (db: object | null) => vi.mocked(database).mockResolvedValue(db as never)

export const statesOf = async (id: string) =>
  (await readCodes('demo', id))?.outcomes.map(({ outcome }) => outcome.state)

export type CodesEnvironment = ReturnType<typeof codesEnvironment>

/** An empty disk, no collection in memory, and tabs that can exchange messages. */
export function codesEnvironment() {
  const clock = fakeClock()
  const disk = emptyDisk()
  const openTab = fakeBrowser()
  replaceEntriesInMemory('collections', [])
  vi.stubGlobal('IDBKeyRange', FakeKeyRange)
  asDatabase(fakeDatabase(disk, { clock, ms: 2 }))

  /** Lets time pass until the work is done, because the database takes some time. */
  async function during<T>(work: Promise<T>): Promise<T> {
    const state = { isOver: false }
    const over = work.finally(() => {
      state.isOver = true
    })
    while (!state.isOver) await clock.run(() => state.isOver)
    return over
  }

  const getEnvironment = ({ locks, openChannel }: FakeTab) => ({
    clock,
    random: () => 0.5,
    connectivity: alwaysOnline,
    locks,
    openChannel,
  })

  async function open(id: string, tab = openTab(), of = connection): Promise<CodesJob> {
    const codesJob = await during(openCodesJob(of, id, getEnvironment(tab)))
    if (!codesJob) throw new Error('no such batch')
    return codesJob
  }

  return {
    clock,
    disk,
    openTab,
    during,
    open,
    /** Creates a collection of these codes, opened in a tab. */
    openNew: async (text: string, tab = openTab()) => {
      const id = await during(aCodesCollection('demo', text))
      return { id, batch: await open(id, tab) }
    },
    /** The service's response for each code, by its number and how often it was requested. */
    market: (reply: (number: number, nth: number) => Reply = () => 'found') =>
      faultyMarket({ clock, reply: (code, nth) => reply(numberOf(code), nth), ms: () => 100 }),
  }
}
