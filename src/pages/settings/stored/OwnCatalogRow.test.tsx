import { describe, expect, it } from 'vitest'
import { aCatalog, anOwnCatalog, renderWithOwn } from '../../../testing/made/anOwnCatalog.ts'
import { address } from '../../../testing/pages/renderAt.tsx'
import { findPanel, renderSettings } from '../../../testing/pages/renderSettings.tsx'
import { SETTINGS } from '../../../words/settingsNames.ts'

describe('a catalog of one’s own', () => {
  it('is told of beside what a backup holds, with its size and the way to remove it', async () => {
    const fake = anOwnCatalog()
    fake.keep(aCatalog)
    const { user } = renderWithOwn(fake.own, '/settings')
    const panel = await findPanel(SETTINGS.stored)
    const told = await panel.findByText(/No backup holds it/)
    expect(told).toHaveTextContent('feed.csv, 2,400 rows, 120.0 kB. No backup holds it')
    await user.click(panel.getByRole('link', { name: 'Look at it or remove it' }))
    expect(address()).toBe('/your-catalog')
  })

  it('is not spoken of where there is none', async () => {
    renderSettings()
    const panel = await findPanel(SETTINGS.stored)
    await panel.findByRole('table')
    expect(panel.queryByText(/No backup holds it/)).toBeNull()
  })
})
