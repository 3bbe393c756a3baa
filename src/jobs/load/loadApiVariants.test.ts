import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Connection } from '@/api/connection.ts'
import { alwaysOnline } from '@/api/http/connectivity.ts'
import { forgetRows } from '@/api/http/pageSizes.ts'
import { isComplete, type Version } from '@/domain/collections/collection.ts'
import { realClock } from '@/jobs/job/clock.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { connectionTo } from '@test/apiVariants/clientFigures.ts'
import { demo } from '@test/demo.ts'
import { aSearch } from '@test/jobs/aLoad.ts'
import { fakeBrowser } from '@test/jobs/fakeTabs.ts'
import { demoConnection } from '@test/made/connections.ts'
import { apiVariants } from '../../../mocks/apiVariants.ts'
import { createOpenLoads } from './openLoads.ts'
import { startFirstVersion } from './startVersionLoad.ts'

// About a dozen requests each, on cores shared with other tests.
vi.setConfig({ testTimeout: 20_000 })

beforeEach(() => {
  replaceEntriesInMemory('collections', [])
})

/** Loads every product of one merchant; resolves when the load is over. */
async function loadAll(connection: Connection) {
  forgetRows(connection)
  const { locks, openChannel } = fakeBrowser()()
  const loads = createOpenLoads(() => ({
    clock: realClock,
    connectivity: alwaysOnline,
    random: Math.random,
    locks,
    openChannel,
  }))
  const source = { ...aSearch, q: '', merchant: ['Northgate'] }
  const input = { name: 'All', source, countries: ['us'], settings: { pageSize: 50 } }
  const around = { loads, at: 1, random: Math.random }
  const { collectionId, versionId } = await startFirstVersion(connection, input, around)
  const job = await loads.open(connection, collectionId, versionId)
  if (!job) throw new Error('no such load')
  await new Promise<void>((resolve) => {
    const checkEnd = () => {
      if (job.view().progress.state === 'done' && job.view().role === 'idle') resolve()
    }
    job.subscribe(checkEnd)
    checkEnd()
  })
  job.close()
  return job.currentVersion()
}

describe('loading all products of a merchant', () => {
  let expected: Version

  beforeAll(async () => {
    expected = await loadAll(demoConnection)
  })

  it('includes every row, over several pages', () => {
    expect(expected.counts).toMatchObject({ rows: expected.promised, duplicates: 0, failed: 0 })
    expect(expected.counts.asks).toBeGreaterThan(3)
  })

  it.each(apiVariants.map(({ name }) => name))(
    'includes every row from a service with the API variant %s',
    async (name) => {
      expect(expected.counts.rows).toBeGreaterThan(150)
      const version = await loadAll(connectionTo([name]))
      const { counts, promised } = version
      expect(isComplete(version)).toBe(true)
      expect({ rows: counts.rows, duplicates: counts.duplicates, failed: counts.failed }).toEqual({
        rows: expected.counts.rows,
        duplicates: 0,
        failed: 0,
      })
      expect([expected.promised, null]).toContain(promised)
    },
  )

  it('notes that the service shuffles and saves no row twice', async () => {
    demo.scenario('shuffled')
    const { counts, promised, notes } = await loadAll(demoConnection)
    expect(notes).toContainEqual({ kind: 'shuffled' })
    expect(counts.rows + counts.duplicates).toBe(promised)
  })

  it('includes every row even if the first request of each page fails', async () => {
    demo.scenario('flaky')
    const { counts, promised } = await loadAll(demoConnection)
    expect(counts).toMatchObject({ failed: 0, rows: promised ?? 0 })
  })
})
