import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { bytesOfParts } from '@/storage/collections/versionParts.ts'
import { createFromSearch, saveVersion, listVersions } from '@/storage/collections/versions.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { createRun } from '@/storage/updates/updateRuns.ts'
import { SETTINGS, thinnedOut, thinOut, wouldGo } from '@/words/settingsNames.ts'
import { aCollection } from '@test/made/aCollection.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { forgetStored, openPage, getButton } from '@test/pages/storedPanel.ts'

const DAY = 24 * 60 * 60 * 1000
/** Long before any test's clock, so that versions of these weeks are old enough to be thinned out. */
const first = Date.UTC(2024, 0, 1, 12)

const aDay = (at: number) => ({ part: 0, at, rows: [aResultRow({ productId: 'p' })] })

/** A collection with one version of one row on each of `count` days. */
async function saveDays(count: number) {
  await createFromSearch('demo', aCollection('set'))
  for (let day = 0; day < count; day += 1) {
    const counts = { ...aVersion({ id: '' }).counts, rows: 1 }
    const version = aVersion({ id: `day ${day}`, at: first + day * DAY, counts })
    await saveVersion('demo', version, [aDay(version.at)])
  }
}
const saved = async () =>
  (await listVersions('demo')).savedVersions[0]?.versions.map(({ id }) => id)

afterEach(() => {
  forgetStored()
  for (const store of ['collections', 'againRuns'] as const) replaceEntriesInMemory(store, [])
  Reflect.deleteProperty(navigator, 'storage')
})

it(
  'cleaning up deletes the announced number of old versions, and Undo restores them',
  { tags: 'slow' },
  async () => {
    await saveDays(8)
    const { user, panel } = await openPage()
    expect(await panel.findByText(new RegExp(SETTINGS.thinRule.slice(0, 40)))).toHaveTextContent(
      wouldGo({ count: 5, of: 8, rows: 5, bytes: 5 * (await bytesOfParts([aDay(0)])) }),
    )
    expect(panel.queryByText(SETTINGS.roomShort)).toBeNull()
    await user.click(getButton(thinOut(5)))
    await waitFor(async () => expect(await saved()).toEqual(['day 7', 'day 6', 'day 0']))
    expect(await panel.findByText(new RegExp(SETTINGS.thinNone))).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Messages' })).toHaveTextContent(thinnedOut(5))
    await user.click(await screen.findByRole('button', { name: SETTINGS.undo }))
    await waitFor(async () => expect(await saved()).toHaveLength(8))
    expect(await panel.findByRole('button', { name: thinOut(5) })).toBeVisible()
  },
)

it('cleaning up leaves a version that a saved update report compares', async () => {
  await saveDays(8)
  const { source, countries } = aCollection('set')
  const begun = { setId: 'set', momentId: 'day 4', beforeId: 'day 3' }
  const step = { kind: 'set', id: 'set', name: 'Shirts', source, countries, begun } as const
  const steps = [{ ...step, outcome: null }]
  await createRun('demo', { id: 'run', at: 1, isRunning: false, steps, failures: [] })
  const { panel } = await openPage()
  expect(await panel.findByRole('button', { name: thinOut(3) })).toBeVisible()
})

it('a note appears when the browser runs out of space, and nothing is deleted by itself', async () => {
  Object.defineProperty(navigator, 'storage', {
    value: { estimate: () => Promise.resolve({ usage: 81, quota: 100 }) },
    configurable: true,
  })
  await saveDays(8)
  const { panel } = await openPage()
  expect(await panel.findByText(SETTINGS.roomShort)).toBeVisible()
  expect(await saved()).toHaveLength(8)
})
