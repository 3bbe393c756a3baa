import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readContents } from '@/storage/database/stored.ts'
import { holdEntry } from '@/storage/database/storedInMemory.ts'
import { readPreference, writePreference } from '@/storage/preferences/preferences.ts'
import { saveRecentLookup } from '@/storage/queries/saveRecentLookup.ts'
import { readLookups } from '@/storage/searches/recents.ts'
import { deleteKind, SETTINGS } from '@/words/settingsNames.ts'
import { aLookup } from '@test/made/aLookup.ts'
import { forgetStored, saveSome, openPage, getButton } from '@test/pages/storedPanel.ts'

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
const cells = (name: string) =>
  row(name)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

afterEach(() => {
  forgetStored()
  Reflect.deleteProperty(navigator, 'storage')
})

const withStorage = (storage: Partial<StorageManager>) =>
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })

describe('stored data', () => {
  it('counts a look-up that is saved while Settings is open', async () => {
    await saveSome()
    const { client } = await openPage()
    const { at, ...left } = aLookup('/search?q=c', Date.UTC(2025, 10, 3, 12))
    await saveRecentLookup(client, 'demo', JSON.stringify(left), at)
    await waitFor(() => expect(cells('Recent look-ups')[0]).toBe('3'))
  })

  it('is shown with count, size and oldest day, for all connections', async () => {
    await saveSome()
    withStorage({ estimate: () => Promise.resolve({ usage: 14_200_000, quota: 2e9 }) })
    const { panel } = await openPage()
    expect(panel.getByText('14.2 MB of about 2.0 GB this browser allows')).toBeVisible()
    expect(cells('Recent look-ups').slice(0, 4)).toEqual([
      '2',
      '100% of the largest',
      expect.stringMatching(/^\d+ B$/),
      '21 Oct 2025',
    ])
    expect(cells('Settings')[0]).toBe('1')
  })

  it('counts a setting as soon as it is changed', async () => {
    const { user } = await openPage()
    expect(cells('Settings')[0]).toBe('0')
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    await waitFor(() => expect(cells('Settings')[0]).toBe('1'))
  })

  it('shows which data is lost when the page closes, and what is damaged', async () => {
    holdEntry('recents', { connectionId: 'demo', path: 'damaged' })
    const { panel } = await openPage()
    expect(panel.getByText('Recent look-ups are lost when you close this page.')).toBeVisible()
    expect(row('Recent look-ups').getByText('1 damaged, not shown')).toBeVisible()
  })

  it('is deleted kind by kind, and Undo restores it', { tags: 'slow' }, async () => {
    await saveSome()
    const { user } = await openPage()
    await user.click(getButton(deleteKind('Recent look-ups')))
    await waitFor(() => expect(cells('Recent look-ups')[0]).toBe('0'))
    expect(await screen.findByRole('region', { name: 'Messages' })).toHaveTextContent(
      'Recent look-ups: 2 deleted',
    )
    expect(await readLookups('proxy')).toEqual([])
    expect(readPreference('demo', 'mine')).toEqual({ us: ['northgate'] })
    await user.click(await screen.findByRole('button', { name: SETTINGS.undo }))
    await waitFor(() => expect(cells('Recent look-ups')[0]).toBe('2'))
    expect(await readLookups('demo')).toHaveLength(1)
  })

  it('is deleted as a whole, and Undo restores it exactly', async () => {
    await saveSome()
    writePreference('', 'theme', 'dark')
    const before = await readContents()
    const { user } = await openPage()
    await user.click(getButton(SETTINGS.deleteAll))
    await waitFor(() => expect(getButton(SETTINGS.deleteAll)).toBeDisabled())
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    await user.click(await screen.findByRole('button', { name: SETTINGS.undo }))
    await waitFor(() => expect(getButton(SETTINGS.deleteAll)).toBeEnabled())
    expect(await readContents()).toEqual(before)
    expect(document.documentElement.dataset['theme']).toBe('dark')
  })

  it('stays unchanged if the browser can’t delete it', async () => {
    await saveSome()
    const { user } = await openPage()
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(getButton(SETTINGS.deleteAll))
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed')
    expect(cells('Recent look-ups')[0]).toBe('2')
    expect(readPreference('demo', 'mine')).toEqual({ us: ['northgate'] })
  })
})

describe('protected storage', () => {
  it.each([
    [true, /^Protected: the browser doesn’t delete this data automatically/],
    [false, /^The browser didn’t agree to protect this data/],
  ])('is requested on click; the browser answers %s', async (granted, words) => {
    const persist = vi.fn<() => Promise<boolean>>().mockResolvedValue(granted)
    withStorage({ persisted: () => Promise.resolve(false), persist })
    const { user, panel } = await openPage()
    expect(persist).not.toHaveBeenCalled()
    await user.click(getButton(SETTINGS.durable))
    expect(await panel.findByText(words)).toBeVisible()
  })

  it('isn’t offered where the browser doesn’t support it', async () => {
    const { panel } = await openPage()
    expect(panel.getByText(/^This browser can’t protect data/)).toBeVisible()
    expect(panel.queryByRole('button', { name: SETTINGS.durable })).toBeNull()
  })
})
