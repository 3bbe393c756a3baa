import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { AGAIN, changesOf, deleteSavedNamed, runSources, SAVED } from '../src/domain/againNames.ts'
import { CHANGES } from '../src/domain/changesNames.ts'
import { LISTS } from '../src/domain/lists/listNames.ts'
import { RUN } from '../src/domain/runNames.ts'
import { START } from '../src/domain/startNames.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, inScenario, inSmallCatalog, us } from './known.ts'
import { expectNoSidewaysScroll, mainHeading } from './places.ts'

/** A small catalog starts faster. */
async function saveSearch(page: Page, q: string) {
  await page.goto(inSmallCatalog(paths.search({ q, ...us })))
  await page.getByRole('button', { name: SAVED.save }).click()
  await page.getByRole('button', { name: SAVED.keep }).click()
  await expect(page.getByRole('button', { name: SAVED.isSaved, exact: true })).toBeVisible()
}

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

/** Runs what is chosen, and waits for its end. */
async function run(page: Page, count: number) {
  await page.getByRole('button', { name: runSources(count) }).click()
  await expect(page).toHaveURL(/\/again\/[a-z0-9]{10}/)
  await expect(mainHeading(page)).toHaveText(AGAIN.report)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('progressbar', { name: RUN.progress })).toHaveCount(0)
}

test('what is kept is chosen on the way from Start, and run for the first time', async ({
  page,
  checkAccess,
}) => {
  await saveSearch(page, 'oxford')
  await saveSearch(page, 'linen')
  await page.goto(inSmallCatalog(addresses.product))
  await page.getByRole('button', { name: LISTS.add, exact: true }).first().click()
  await page.getByRole('textbox', { name: LISTS.newName }).fill('Autumn shirts')
  await page.getByRole('button', { name: LISTS.addToNew }).click()
  await expect(page.getByRole('button', { name: LISTS.open })).toBeVisible()

  await page.goto(inSmallCatalog(paths.start()))
  const saved = page.getByRole('region', { name: SAVED.list })
  await expect(saved.getByRole('link')).toHaveText([/linen/, /oxford/])
  await checkAccess()
  await page.getByRole('link', { name: START.again }).click()
  await expect(page).toHaveURL(inSmallCatalog(paths.again()))
  await expect(page.getByText('about 3 requests')).toBeVisible()
  await checkAccess()
  await page.getByRole('checkbox', { name: /^linen/ }).uncheck()
  await run(page, 2)
  await expect(page.getByText(/^2 sources were loaded for the first time/)).toBeVisible()
  await expect(row(page, 'Autumn shirts, us')).toContainText('first moment')
})

test('a week later one report says what changed, and is read on a phone and taken away', async ({
  page,
  checkAccess,
}) => {
  await saveSearch(page, 'shirt')
  await page.goto(inSmallCatalog(paths.again()))
  await run(page, 1)
  await page.goto(inScenario(paths.again(), 'next-week'))
  await run(page, 1)
  const figures = page.getByRole('region', { name: AGAIN.figures })
  await expect(figures).toContainText('in 1 source')
  await expect(row(page, 'shirt, us')).toContainText(/Rowsfrom \d+ → to \d+/)
  await checkAccess()

  await page.reload()
  await expect(figures).toContainText('in 1 source')
  await page.getByRole('button', { name: AGAIN.export }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save/ }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('Local history only')
  expect(text).toMatch(/shirt,search,us,"?Price down/)

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await checkAccess()
  await page.getByRole('link', { name: changesOf('shirt, us') }).click()
  await expect(page).toHaveURL(/\/workbench\/[a-z0-9]+\/changes\?since=\w+&to=\w+/)
  await expect(mainHeading(page)).toHaveText(CHANGES.page)
})

test('a run that is left and reloaded goes on where it was', async ({ page, checkAccess }) => {
  // Twenty-four pages of one: a run that lasts.
  await page.goto(addresses.search)
  await page.getByRole('button', { name: SAVED.save }).click()
  await page.getByRole('button', { name: SAVED.keep }).click()
  await expect(page.getByRole('button', { name: SAVED.isSaved, exact: true })).toBeVisible()
  await page.goto(paths.again())
  await page.getByRole('button', { name: runSources(1) }).click()
  await expect(page).toHaveURL(/\/again\/[a-z0-9]{10}/)
  await page.getByRole('button', { name: RUN.pause }).click()
  await expect(page.getByRole('button', { name: RUN.resume })).toBeVisible()
  await checkAccess()
  await page.reload()
  await page.getByRole('button', { name: RUN.goOn }).click()
  await expect(page.getByText(/^One source was loaded for the first time/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: RUN.progress })).toHaveCount(0)
  await expect(row(page, 'cotton shirt, us')).toContainText('2,352')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.again())
  await expect(page.getByRole('region', { name: AGAIN.reports })).toContainText('1 source')
  await expectNoSidewaysScroll(page)
  await checkAccess()
})

test('a saved search is counted, opened, renamed and deleted with a way back', async ({
  page,
  checkAccess,
}) => {
  await saveSearch(page, 'shirt')
  await page.getByRole('button', { name: SAVED.isSaved, exact: true }).click()
  await page.getByRole('textbox', { name: SAVED.name }).fill('Shirts, Mondays')
  await checkAccess()
  await page.getByRole('button', { name: SAVED.rename }).click()
  await page.goto(inScenario(paths.start(), 'next-week'))
  const saved = page.getByRole('region', { name: SAVED.list })
  await expect(saved.getByRole('link', { name: 'Shirts, Mondays' })).toBeVisible()
  await saved.getByRole('button', { name: SAVED.countAgain }).click()
  await expect(saved.getByRole('listitem')).toContainText(/[+−]\d/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await checkAccess()
  await saved.getByRole('button', { name: deleteSavedNamed('Shirts, Mondays') }).click()
  await expect(saved).toContainText('None yet')
  await page.getByRole('button', { name: SAVED.undo }).click()
  await saved.getByRole('link', { name: 'Shirts, Mondays' }).click()
  await expect(page).toHaveURL(/\/search\?q=shirt&country=us/)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})
