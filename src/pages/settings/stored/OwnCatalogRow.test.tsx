import { describe, expect, it } from 'vitest'
import { SETTINGS } from '@/words/settingsNames.ts'
import { aCatalog, anOwnCatalog, renderWithOwn } from '@test/made/anOwnCatalog.ts'
import { address } from '@test/pages/renderAt.tsx'
import { findPanel, renderSettings } from '@test/pages/renderSettings.tsx'

describe('your own catalog', () => {
  it('is mentioned as not part of backups, with its size and a link to remove it', async () => {
    const fake = anOwnCatalog()
    fake.save(aCatalog)
    const { user } = renderWithOwn(fake.own, '/settings')
    const panel = await findPanel(SETTINGS.stored)
    const note = await panel.findByText(/It isn’t part of backups/)
    expect(note).toHaveTextContent('feed.csv, 2,400 rows, 120.0 kB. It isn’t part of backups')
    await user.click(panel.getByRole('link', { name: 'View or remove it' }))
    expect(address()).toBe('/my-data/catalog')
  })

  it('isn’t mentioned where there is none', async () => {
    renderSettings()
    const panel = await findPanel(SETTINGS.stored)
    await panel.findByRole('table')
    expect(panel.queryByText(/It isn’t part of backups/)).toBeNull()
  })
})
