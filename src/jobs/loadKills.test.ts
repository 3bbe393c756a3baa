import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isComplete } from '@/domain/collections/collection.ts'
import { readVersions } from '@/storage/collections/versions.ts'
import { database } from '@/storage/database/database.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { aLoad, connection, loadsOf, rowsOf } from '@test/jobs/aLoad.ts'
import { fakeClock } from '@test/jobs/fakeClock.ts'
import { emptyDisk, fakeDatabase } from '@test/jobs/fakeDatabase.ts'
import { fakeBrowser, type FakeTab } from '@test/jobs/fakeTabs.ts'
import { idsFrom, searchService } from '@test/jobs/searchService.ts'
import { directConnection } from '@test/made/connections.ts'
import { FakeKeyRange } from '@test/stored/databaseKeys.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

const ROWS = 5050
const PAGES = 51
const AT_ONCE = 4
/** The clock steps after which each tab is killed; the one after them runs to the end. */
const KILLED_AFTER = [1, 3, 12, 30, 5, 44, 9]

beforeEach(() => {
  replaceEntriesInMemory('collections', [])
  vi.stubGlobal('IDBKeyRange', FakeKeyRange)
})

describe('a load whose tab is closed again and again', () => {
  it('loads every page, repeats no row and only requests interrupted pages again', async () => {
    const clock = fakeClock()
    const disk = emptyDisk()
    const openTab = fakeBrowser()
    const tabs: FakeTab[] = [openTab()]
    const hostOf = (session: number) => `tab-${session}.example`
    const requested = searchService({
      clock,
      // The address of the first tab has no number.
      isAlive: (host) => tabs[Number(host.replace(/\D/g, ''))]?.isAlive() ?? false,
      reply: ({ index, limit }) => ({ ids: idsFrom(index, limit, ROWS), numFound: ROWS }),
    })
    const runFor = async (steps: number) => {
      let stepCount = 0
      await clock.run(() => (stepCount += 1) > steps)
    }
    vi.mocked(database).mockResolvedValue(fakeDatabase(disk) as never)
    const { collectionId, versionId } = await aLoad(clock, {}, undefined, loadsOf(clock, tabs[0]))
    for (const [session, steps] of [...KILLED_AFTER, Infinity].entries()) {
      const tab = tabs[session] ?? openTab()
      tabs[session] = tab
      if (session > 0) {
        const db = fakeDatabase(disk, { clock, ms: 3, isAlive: tab.isAlive })
        vi.mocked(database).mockResolvedValue(db as never)
        const own = { ...directConnection(`http://${hostOf(session)}`), id: connection.id }
        void loadsOf(clock, tab)
          .open(own, collectionId, versionId)
          .then((again) => again?.start())
      }
      await runFor(steps)
      if (steps < Infinity) tab.kill()
    }
    const [version] = (await readVersions(connection.id, collectionId))?.versions ?? []
    expect(version).toMatchObject({
      isRunning: false,
      promised: ROWS,
      counts: { asks: PAGES, done: PAGES, failed: 0, rows: ROWS, duplicates: 0 },
    })
    expect(version && isComplete(version)).toBe(true)
    const ids = (await rowsOf(versionId)).map(({ productId }) => productId)
    expect(ids).toEqual(idsFrom(0, ROWS, ROWS))
    expect(requested.length).toBeGreaterThan(PAGES)
    expect(requested.length).toBeLessThanOrEqual(PAGES + KILLED_AFTER.length * AT_ONCE)
  }, 30_000)
})
