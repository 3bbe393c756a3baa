import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeBackup } from '@/storage/database/backup.ts'
import { database } from '@/storage/database/database.ts'
import { saveRecentLookup } from '@/storage/queries/saveRecentLookup.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { aLookup } from '@test/made/aLookup.ts'
import { forgetStored, openPage } from '@test/pages/storedPanel.ts'

vi.mock('@/storage/database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

const saved = (path: string) => ({ ...aLookup(path, 1), connectionId: 'demo' })
const abort = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', { bound: () => ({}) })
  const done = () => Promise.resolve()
  const put = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const store = { put, clear: done, delete: done }
  const full = {
    getAll: (name: string) =>
      Promise.resolve(name === 'recents' ? [saved('/search?q=a'), saved('/search?q=b')] : []),
    getAllKeys: () => Promise.resolve([]),
    transaction: () => ({ store, objectStore: () => store, done: done(), abort }),
  }
  vi.mocked(database).mockResolvedValue(full as never) // all that is asked of it
})
afterEach(() => {
  forgetStored()
  vi.unstubAllGlobals()
})

test(
  'full storage loses no data, and Settings shows what will be lost when the page closes',
  { tags: 'slow' },
  async () => {
    const { user, panel, client } = await openPage()
    const count = () =>
      within(panel.getByRole('row', { name: /^Recent look-ups/ })).getAllByRole('cell')[0]
    expect(count()).toHaveTextContent(/^2$/)
    const backup = writeBackup({ stores: new Map([['recents', [saved('/search?q=large')]]]) }, 1)
    await user.upload(screen.getByLabelText(SETTINGS.backupFile), new File([backup], 'large.json'))
    await user.click(await screen.findByRole('button', { name: SETTINGS.replace }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'enough space in the browser. Nothing was changed',
    )
    expect(abort).toHaveBeenCalledOnce()
    expect(count()).toHaveTextContent(/^2$/)
    expect(panel.queryByText(/are lost when you close this page/)).toBeNull()

    const { at, ...left } = aLookup('/search?q=c', 2)
    await saveRecentLookup(client, 'demo', JSON.stringify(left), at)
    await waitFor(() => expect(count()).toHaveTextContent(/^3$/))
    expect(panel.getByText('1 of these are lost when you close this page.')).toBeVisible()
  },
)
