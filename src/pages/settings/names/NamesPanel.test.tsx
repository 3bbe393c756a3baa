import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPicked } from '@/storage/collections/picked.ts'
import { readPreference, writePreference } from '@/storage/preferences/preferences.ts'
import { joinPair, SETTINGS, takeOut, unjoin } from '@/words/settingsNames.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { saveFrom } from '@test/export/saveFrom.ts'
import { aListEntry, aSeenProduct } from '@test/made/aListEntry.ts'
import { findPanel, renderSettings } from '@test/pages/renderSettings.tsx'

const HP = ['HP', 'Hewlett-Packard']
const aliases = () => readPreference('demo', 'joinedNames')

beforeEach(() => localStorage.clear())

describe('merged names', () => {
  it('can be added, renamed and removed, and restored with Undo', { tags: 'slow' }, async () => {
    const { user } = renderSettings()
    const panel = await findPanel(SETTINGS.names)
    await user.type(panel.getByLabelText(SETTINGS.canonicalName), 'HP')
    await user.type(panel.getByLabelText(SETTINGS.aliases), 'Hewlett-Packard')
    await user.click(panel.getByRole('button', { name: SETTINGS.join }))
    expect(aliases()).toEqual({ brand: [HP], merchant: [] })
    const nameField = panel.getByRole('textbox', { name: 'Name of HP' })
    await user.clear(nameField)
    await user.type(nameField, 'HP Inc.{Enter}')
    await waitFor(() => expect(aliases().brand).toEqual([['HP Inc.', ...HP]]))
    await user.click(panel.getByRole('button', { name: takeOut('HP') }))
    expect(aliases().brand).toEqual([['HP Inc.', 'Hewlett-Packard']])
    await user.click(panel.getByRole('button', { name: unjoin('HP Inc.') }))
    expect(aliases().brand).toEqual([])
    await user.click(screen.getAllByRole('button', { name: SETTINGS.undo })[0]!) // the newest comes first
    expect(aliases().brand).toEqual([['HP Inc.', 'Hewlett-Packard']])
  })

  it('are turned off with one click, and stay in the table', async () => {
    writePreference('demo', 'joinedNames', { brand: [HP], merchant: [] })
    const { user } = renderSettings()
    const panel = await findPanel(SETTINGS.names)
    const group = within(panel.getByRole('radiogroup', { name: SETTINGS.joins }))
    await user.click(group.getByRole('radio', { name: 'Off' }))
    expect(readPreference('demo', 'joins')).toBe(false)
    expect(panel.getByText('Hewlett-Packard')).toBeVisible()
  })

  it('are exported to a file and imported from one', { tags: 'slow' }, async () => {
    writePreference('demo', 'joinedNames', { brand: [HP], merchant: [['North', 'Northgate']] })
    const files = savedFiles()
    const { user } = renderSettings()
    const panel = await findPanel(SETTINGS.names)
    const bytes = await saveFrom({ user, files, label: SETTINGS.exportNames })
    writePreference('demo', 'joinedNames', { brand: [['HP', 'Compaq']], merchant: [] })
    const file = new File([new Uint8Array(bytes)], 'names.csv', { type: 'text/csv' })
    await user.upload(panel.getByLabelText(SETTINGS.namesFile), file)
    await waitFor(() =>
      expect(aliases()).toEqual({
        brand: [['HP', 'Compaq', 'Hewlett-Packard']],
        merchant: [['North', 'Northgate']],
      }),
    )
    const other = new File(['a,b\n1,2\n'], 'other.csv', { type: 'text/csv' })
    await user.upload(panel.getByLabelText(SETTINGS.namesFile), other)
    expect(await panel.findByRole('alert')).toHaveTextContent('other.csv has no columns “Kind”')
  })
})

describe('similar names', () => {
  it('are found in stored data on click, and one can be merged with another', async () => {
    await createPicked('demo', {
      id: 'shirts',
      at: 1,
      changedAt: 1,
      name: 'Autumn shirts',
      entries: ['Marlowe', 'Marlow', 'Tessera', 'Tessera Ltd'].map((brand, at) =>
        aListEntry(`P${at}`, { seen: aSeenProduct({ brand }) }),
      ),
    })
    const { user } = renderSettings()
    const panel = await findPanel(SETTINGS.names)
    expect(panel.queryByRole('region', { name: SETTINGS.alike })).toBeNull()
    await user.click(panel.getByRole('button', { name: SETTINGS.findAlike }))
    const found = await panel.findByRole('region', { name: SETTINGS.alike })
    expect(found).toHaveTextContent('4 names of 4 brands seen that look alike and aren’t merged.')
    await user.click(within(found).getByRole('button', { name: joinPair('Marlowe', 'Marlow') }))
    expect(aliases().brand).toEqual([['Marlowe', 'Marlow']])
    expect(within(found).queryByText(/Marlow/)).toBeNull()
    expect(within(found).getByText('Tessera Ltd')).toBeVisible()
  })
})
