import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deleteKind, SETTINGS } from '../../domain/settingsNames.ts'
import { writeBackup } from '../../store/backup.ts'
import { readSnapshot } from '../../store/kept.ts'
import { holdEntry, holdOnly } from '../../store/keptMemory.ts'
import { readPreference, writePreference } from '../../store/preferences.ts'
import { clearLookups, keepLookup, readLookups, type Lookup } from '../../store/recents.ts'
import { keepSecrets } from '../../store/secrets.ts'
import { keepRecord } from '../../parts/keepRecord.ts'
import { findPanel, renderSettings } from '../../testing/renderSettings.tsx'
import { dismissToast, shownToasts } from '../../ui/toast.ts'

const lookup = (path: string, at: number): Lookup => ({
  kind: 'search',
  path,
  label: path,
  detail: '',
  figure: '',
  at,
})

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
const cells = (name: string) =>
  row(name)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const press = (name: string) => screen.getByRole('button', { name })

afterEach(() => {
  holdOnly('recents', [])
  for (const { id } of shownToasts()) dismissToast(id)
  Reflect.deleteProperty(navigator, 'storage')
})

const withStorage = (storage: Partial<StorageManager>) =>
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })

async function keepSome() {
  await keepLookup('demo', lookup('/search?q=a', Date.UTC(2025, 9, 21, 12)))
  await keepLookup('proxy', lookup('/search?q=b', Date.UTC(2025, 10, 2, 12)))
  writePreference('demo', 'mine', 'northgate')
}

async function openPage() {
  const view = renderSettings()
  const panel = await findPanel(SETTINGS.stored)
  await panel.findByRole('table')
  return { ...view, panel }
}

const file = (text: string, name = 'backup.json') => new File([text], name)

describe('stored data', () => {
  it('counts a look-up that is kept once its page was left', async () => {
    await keepSome()
    const { client } = await openPage()
    const { at, ...left } = lookup('/search?q=c', Date.UTC(2025, 10, 3, 12))
    await keepRecord(client, 'demo', JSON.stringify(left), at)
    await waitFor(() => expect(cells('Recent look-ups')[0]).toBe('3'))
  })

  it('is counted and weighed, of all connections, with its oldest day', async () => {
    await keepSome()
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

  it('says where it ends with the page, and what is damaged', async () => {
    holdEntry('recents', { connectionId: 'demo', path: 'damaged' })
    const { panel } = await openPage()
    expect(panel.getByText('Look-ups are kept until this page closes.')).toBeVisible()
    expect(row('Recent look-ups').getByText('1 damaged, not shown')).toBeVisible()
  })

  it('is deleted kind by kind, and brought back', async () => {
    await keepSome()
    const { user } = await openPage()
    await user.click(press(deleteKind('Recent look-ups')))
    await waitFor(() => expect(cells('Recent look-ups')[0]).toBe('0'))
    expect(await screen.findByRole('region', { name: 'Messages' })).toHaveTextContent(
      'Recent look-ups: 2 deleted',
    )
    expect(await readLookups('proxy')).toEqual([])
    expect(readPreference('demo', 'mine')).toBe('northgate')
    await user.click(await screen.findByRole('button', { name: SETTINGS.undo }))
    await waitFor(() => expect(cells('Recent look-ups')[0]).toBe('2'))
    expect(await readLookups('demo')).toHaveLength(1)
  })

  it('is deleted as a whole, and brought back to the letter', async () => {
    await keepSome()
    writePreference('', 'theme', 'dark')
    const before = await readSnapshot()
    const { user } = await openPage()
    await user.click(press(SETTINGS.deleteAll))
    await waitFor(() => expect(press(SETTINGS.deleteAll)).toBeDisabled())
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    await user.click(await screen.findByRole('button', { name: SETTINGS.undo }))
    await waitFor(() => expect(press(SETTINGS.deleteAll)).toBeEnabled())
    expect(await readSnapshot()).toEqual(before)
    expect(document.documentElement.dataset['theme']).toBe('dark')
  })

  it('stays as it was where the browser does not take the change', async () => {
    await keepSome()
    const { user } = await openPage()
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(press(SETTINGS.deleteAll))
    expect(await screen.findByRole('alert')).toHaveTextContent('nothing was changed')
    expect(cells('Recent look-ups')[0]).toBe('2')
    expect(readPreference('demo', 'mine')).toBe('northgate')
  })
})

describe('durable storage', () => {
  it.each([
    [true, /^Durable: the browser clears none of this by itself/],
    [false, /^The browser did not promise to keep this/],
  ])('is asked for on request; the browser says %s', async (granted, words) => {
    const persist = vi.fn<() => Promise<boolean>>().mockResolvedValue(granted)
    withStorage({ persisted: () => Promise.resolve(false), persist })
    const { user, panel } = await openPage()
    expect(persist).not.toHaveBeenCalled()
    await user.click(press(SETTINGS.durable))
    expect(await panel.findByText(words)).toBeVisible()
  })

  it('is not offered where the browser knows none', async () => {
    const { panel } = await openPage()
    expect(panel.getByText(/^This browser promises nothing here/)).toBeVisible()
    expect(panel.queryByRole('button', { name: SETTINGS.durable })).toBeNull()
  })
})

describe('a backup', () => {
  const saved = () => {
    const blobs: Blob[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        blobs.push(blob)
        return 'blob:backup'
      },
      revokeObjectURL: () => {},
    })
    return blobs
  }

  it('holds everything that is kept, and no key', async () => {
    const blobs = saved()
    await keepSome()
    keepSecrets(
      window.location.origin,
      { apiKey: 'SENTINEL-key', eanToken: 'SENTINEL-token' },
      'tab',
    )
    const { user } = await openPage()
    await user.click(press(SETTINGS.backup))
    await waitFor(() => expect(blobs).toHaveLength(1))
    const text = (await blobs[0]?.text()) ?? ''
    expect(JSON.parse(text)).toMatchObject({
      preferences: { 'demo:mine': 'northgate' },
      stores: { recents: [{ connectionId: 'demo' }, { connectionId: 'proxy' }] },
    })
    expect(text).not.toContain('SENTINEL')
  })

  it('says under which name it was saved', async () => {
    saved()
    const { user } = await openPage()
    await user.click(press(SETTINGS.backup))
    const says = /^Backup saved as “catalog-explorer-backup-\d{4}-\d\d-\d\d\.json”$/
    await waitFor(() => expect(screen.getByRole('status').lastChild).toHaveTextContent(says))
  })

  it('says what it would replace, replaces it, and the undo brings back what was there', async () => {
    const backup = writeBackup(
      {
        preferences: [
          ['theme', '"dark"'],
          ['connection', '{"way":"direct","baseUrl":"https://other.example"}'],
        ],
        stores: new Map([['recents', [{ ...lookup('/search?q=c', 1), connectionId: 'demo' }]]]),
      },
      Date.UTC(2026, 4, 3, 10),
    )
    await keepSome()
    const { user, source } = await openPage()
    const before = await readSnapshot()
    await user.upload(screen.getByLabelText(SETTINGS.backupFile), file(backup))
    const note = within(await screen.findByRole('region', { name: SETTINGS.restore }))
    expect(note.getByText(/^Restore the backup of 3 May 2026/)).toBeVisible()
    // The focus is there: this is what is read out.
    expect(screen.getByRole('region', { name: SETTINGS.restore })).toHaveAccessibleDescription(
      /^Restore the backup of 3 May 2026/,
    )
    expect(note.getByText(/^Recent look-ups:/)).toHaveTextContent('1 in place of 2 kept now')
    expect(note.getByText(/directly to https:\/\/other\.example/)).toBeVisible()
    expect(await readSnapshot()).toEqual(before)

    await user.click(note.getByRole('button', { name: SETTINGS.replace }))
    await waitFor(() => expect(source.current().baseUrl).toBe('https://other.example'))
    expect((await readLookups('demo')).map(({ path }) => path)).toEqual(['/search?q=c'])
    expect(await readLookups('proxy')).toEqual([])
    expect(document.documentElement.dataset['theme']).toBe('dark')
    await waitFor(() => expect(press(SETTINGS.restore)).toHaveFocus())

    await user.click(await screen.findByRole('button', { name: SETTINGS.undo }))
    await waitFor(() => expect(source.current().way).toBe('demo'))
    expect(await readSnapshot()).toEqual(before)
  })

  it.each([
    ['{}', /format: is missing\. Nothing was changed/],
    ['no json', /is no JSON/],
    [
      writeBackup({ stores: new Map() }, 1).replace('"recents": []', '"recents": [{}]'),
      /stores\.recents\.0\.connectionId: is missing/,
    ],
  ])('that is wrong changes nothing and says what and where: %#', async (text, says) => {
    await keepSome()
    const { user } = await openPage()
    const before = await readSnapshot()
    await user.upload(screen.getByLabelText(SETTINGS.backupFile), file(text, 'wrong.json'))
    const note = within(await screen.findByRole('region', { name: SETTINGS.restore }))
    expect(note.getByText('wrong.json is no backup that can be restored.')).toBeVisible()
    expect(note.getByText(says)).toBeVisible()
    expect(note.queryByRole('button', { name: SETTINGS.replace })).toBeNull()
    expect(await readSnapshot()).toEqual(before)
    await user.click(note.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(press(SETTINGS.restore)).toHaveFocus())
  })

  it('is put aside on request', async () => {
    const { user } = await openPage()
    const backup = writeBackup({ stores: new Map() }, 1)
    await user.upload(screen.getByLabelText(SETTINGS.backupFile), file(backup))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('region', { name: SETTINGS.restore })).toBeNull()
    await clearLookups('demo')
  })
})
