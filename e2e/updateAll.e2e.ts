import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { CHANGES } from '@/domain/changes/changesNames.ts'
import { paths } from '@/routing/paths.ts'
import { RUN } from '@/words/runNames.ts'
import { START } from '@/words/startNames.ts'
import { UPDATE_ALL, changesOf, runSources, SAVED_SEARCH } from '@/words/updateAllNames.ts'
import { us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoSidewaysScroll, mainHeading } from './support/locators.ts'
import { withoutDelay } from './support/smallCatalogs.ts'

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

/** Updates the only source, and waits for the end. */
async function run(page: Page) {
  await page.getByRole('button', { name: runSources(1) }).click()
  await expect(page).toHaveURL(/\/changes\/[a-z0-9]{10}/)
  await expect(mainHeading(page)).toHaveText(UPDATE_ALL.report)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('progressbar', { name: RUN.progress })).toHaveCount(0)
}

test(
  'a saved search is updated from Home; a week later one report shows changes, is saved and deleted',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(withoutDelay(paths.search({ q: 'shirt', ...us })))
    await page.getByRole('button', { name: SAVED_SEARCH.save }).click()
    await page.getByRole('button', { name: SAVED_SEARCH.keep }).click()
    await expect(
      page.getByRole('button', { name: SAVED_SEARCH.isSaved, exact: true }),
    ).toBeVisible()
    await page.goto(withoutDelay(paths.start()))
    await page.getByRole('button', { name: START.updateAll }).click()
    await expect(page.getByText('Updated 1 collection').first()).toBeVisible()
    await page.goto(withoutDelay(paths.updates()))
    await page.getByRole('region', { name: UPDATE_ALL.reports }).getByRole('link').click()
    await expect(row(page, 'shirt, US')).toContainText('first version')

    await page.goto(`${paths.updates()}?demo=next-week,at-once&catalog=300`)
    await run(page)
    const figures = page.getByRole('region', { name: UPDATE_ALL.figures })
    await expect(figures).toContainText('in 1 collection')
    await expect(row(page, 'shirt, US')).toContainText(/Rowsfrom \d+ → to \d+/)
    await page.reload()
    await expect(figures).toContainText('in 1 collection')
    await page.getByRole('button', { name: UPDATE_ALL.export }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Save/ }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toContain('Changes between two versions')
    expect(text).toMatch(/shirt,search,"?Price down/)

    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: changesOf('shirt, US') }).click()
    await expect(page).toHaveURL(/\/collections\/[a-z0-9]+\?view=changes&since=\w+&to=\w+/)
    await expect(page.getByRole('table', { name: CHANGES.table })).toBeVisible()
  },
)
