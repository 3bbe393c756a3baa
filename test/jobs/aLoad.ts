/** Loads of collections for tests, with a fake clock and one tab of a fake browser. */
import { alwaysOnline } from '@/api/http/connectivity.ts'
import { forgetRows } from '@/api/http/pageSizes.ts'
import type { LoadSettings, CollectionSource } from '@/domain/collections/collection.ts'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import { createOpenLoads } from '@/jobs/load/openLoads.ts'
import { startFirstVersion } from '@/jobs/load/startVersionLoad.ts'
import { readRows } from '@/storage/collections/versionParts.ts'
import { directConnection } from '../made/connections.ts'
import type { FakeClock } from './fakeClock.ts'
import { fakeBrowser, type FakeTab } from './fakeTabs.ts'

export const connection = { ...directConnection('http://shop.example'), id: 'demo' }

export const aSearch: CollectionSource = {
  kind: 'search',
  q: 'shirt',
  words: [],
  merchant: [],
  brand: [],
  category: '',
  division: '',
}

export const loadsOf = (clock: FakeClock, tab: FakeTab = fakeBrowser()()) =>
  createOpenLoads(() => ({
    clock,
    random: () => 0.5,
    connectivity: alwaysOnline,
    locks: tab.locks,
    openChannel: tab.openChannel,
  }))

/** A new collection that is being loaded. */
export async function aLoad(
  clock: FakeClock,
  settings: Partial<LoadSettings> = {},
  source: CollectionSource = aSearch,
  loads = loadsOf(clock),
) {
  forgetRows(connection)
  const overrides = { name: 'Shirts', source, countries: ['us'], settings }
  const ids = await startFirstVersion(connection, overrides, {
    loads,
    at: clock.date(),
    random: Math.random,
  })
  const job = await loads.open(connection, ids.collectionId, ids.versionId)
  if (!job) throw new Error('no such load')
  return { ...ids, job, loads }
}

/** The rows already saved of a version, in the order of their parts. */
export async function rowsOf(versionId: string): Promise<ResultRow[]> {
  const rows: ResultRow[] = []
  await readRows(connection.id, versionId, (part) => {
    rows.push(...part.rows)
  })
  return rows
}
