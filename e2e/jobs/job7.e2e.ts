import { CHANGES } from '@/domain/changes/changesNames.ts'
import { paths } from '@/routing/paths.ts'
import { START } from '@/words/startNames.ts'
import { UPDATE_ALL } from '@/words/updateAllNames.ts'
import { expect } from '../support/fixtures.ts'
import { test } from './clicks.ts'
import { saveLastWeek, thisWeek } from './lastWeek.ts'

test(
  'on Monday one update shows what changed in everything stored a week earlier',
  { tag: '@slow' },
  async ({ page, clicks }) => {
    const count = await saveLastWeek(page)

    await page.goto(thisWeek(paths.start()))
    await clicks.click(page.getByRole('button', { name: START.updateAll }))
    await expect(page.getByText('Updated 3 collections').first()).toBeVisible()
    await clicks.click(page.getByRole('link', { name: START.openChanges }))
    const figures = page.getByRole('region', { name: UPDATE_ALL.figures })
    await expect(figures).toContainText('in 3 collections')
    await expect(figures).toContainText(/Changed products\d+/)
    await expect(page.getByText(/first version|first time/)).toHaveCount(0)
    const row = page.getByRole('row', { name: /Apparel/ })
    await expect(row).toContainText(`from ${count} → to`)
    await clicks.click(row.getByRole('link', { name: /^Changes of / }))
    await expect(page.getByRole('table', { name: CHANGES.table })).toBeVisible()
    clicks.expectAtMost(3)
  },
)
