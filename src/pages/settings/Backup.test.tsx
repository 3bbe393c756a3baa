import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { writeBackup } from '@/storage/database/backup.ts'
import { readContents } from '@/storage/database/stored.ts'
import { saveSecrets } from '@/storage/preferences/secrets.ts'
import { clearLookups, readLookups } from '@/storage/searches/recents.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { aLookup } from '@test/made/aLookup.ts'
import { forgetStored, saveSome, openPage, getButton } from '@test/pages/storedPanel.ts'

afterEach(forgetStored)

const file = (text: string, name = 'backup.json') => new File([text], name)

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

  it('contains everything that is stored, and no key', async () => {
    const blobs = saved()
    await saveSome()
    saveSecrets(
      window.location.origin,
      { apiKey: 'SENTINEL-key', eanToken: 'SENTINEL-token' },
      'tab',
    )
    const { user } = await openPage()
    await user.click(getButton(SETTINGS.backup))
    await waitFor(() => expect(blobs).toHaveLength(1))
    const text = (await blobs[0]?.text()) ?? ''
    expect(JSON.parse(text)).toMatchObject({
      preferences: { 'demo:mine': { us: ['northgate'] } },
      stores: { recents: [{ connectionId: 'demo' }, { connectionId: 'proxy' }] },
    })
    expect(text).not.toContain('SENTINEL')
  })

  it('is announced with its file name', async () => {
    saved()
    const { user } = await openPage()
    await user.click(getButton(SETTINGS.backup))
    const message = /^Backup saved as “catalog-explorer-backup-\d{4}-\d\d-\d\d\.json”$/
    await waitFor(() => expect(screen.getByRole('status').lastChild).toHaveTextContent(message))
  })

  it(
    'shows what it would replace, replaces it on click, and Undo restores the previous data',
    { tags: 'slow' },
    async () => {
      const backup = writeBackup(
        {
          preferences: [
            ['theme', '"dark"'],
            ['connection', '{"way":"direct","baseUrl":"https://other.example"}'],
          ],
          stores: new Map([['recents', [{ ...aLookup('/search?q=c', 1), connectionId: 'demo' }]]]),
        },
        Date.UTC(2026, 4, 3, 10),
      )
      await saveSome()
      const { user, source } = await openPage()
      const before = await readContents()
      await user.upload(screen.getByLabelText(SETTINGS.backupFile), file(backup))
      const note = within(await screen.findByRole('region', { name: SETTINGS.restore }))
      expect(note.getByText(/^Restore the backup of 3 May 2026/)).toBeVisible()
      // The region has the focus, so this is what screen readers read.
      expect(screen.getByRole('region', { name: SETTINGS.restore })).toHaveAccessibleDescription(
        /^Restore the backup of 3 May 2026/,
      )
      expect(note.getByText(/^Recent look-ups:/)).toHaveTextContent('1 instead of 2 stored now')
      expect(note.getByText(/directly to https:\/\/other\.example/)).toBeVisible()
      expect(await readContents()).toEqual(before)

      await user.click(note.getByRole('button', { name: SETTINGS.replace }))
      await waitFor(() => expect(source.current().baseUrl).toBe('https://other.example'))
      expect((await readLookups('demo')).map(({ path }) => path)).toEqual(['/search?q=c'])
      expect(await readLookups('proxy')).toEqual([])
      expect(document.documentElement.dataset['theme']).toBe('dark')
      await waitFor(() => expect(getButton(SETTINGS.restore)).toHaveFocus())

      await user.click(await screen.findByRole('button', { name: SETTINGS.undo }))
      await waitFor(() => expect(source.current().mode).toBe('demo'))
      expect(await readContents()).toEqual(before)
    },
  )

  it.each([
    ['{}', /^“format” is missing\. Nothing was changed/],
    ['no json', /^It isn’t JSON \(.*\)\. Nothing was changed/],
    [
      writeBackup({ stores: new Map() }, 1).replace('"recents": []', '"recents": [{}]'),
      /“stores\.recents\.0\.connectionId” is missing/,
    ],
  ])(
    'that is invalid changes nothing, and shows what is wrong and where: %#',
    async (text, message) => {
      await saveSome()
      const { user } = await openPage()
      const before = await readContents()
      await user.upload(screen.getByLabelText(SETTINGS.backupFile), file(text, 'wrong.json'))
      const note = within(await screen.findByRole('region', { name: SETTINGS.restore }))
      expect(note.getByText('wrong.json can’t be restored.')).toBeVisible()
      expect(note.getByText(message)).toBeVisible()
      expect(note.queryByRole('button', { name: SETTINGS.replace })).toBeNull()
      expect(await readContents()).toEqual(before)
      await user.click(note.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(getButton(SETTINGS.restore)).toHaveFocus())
    },
  )

  it('is closed on Cancel', async () => {
    const { user } = await openPage()
    const backup = writeBackup({ stores: new Map() }, 1)
    await user.upload(screen.getByLabelText(SETTINGS.backupFile), file(backup))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('region', { name: SETTINGS.restore })).toBeNull()
    await clearLookups('demo')
  })
})
