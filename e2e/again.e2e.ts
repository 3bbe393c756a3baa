import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { AGAIN, changesOf, deleteSavedNamed, runSources, SAVED } from '../src/domain/againNames.ts'
import { CHANGES } from '../src/domain/changesNames.ts'
import { LISTS } from '../src/domain/lists/listNames.ts'
import { RUN } from '../src/domain/runNames.ts'
import { START } from '../src/domain/startNames.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, us } from './known.ts'
import { expectNoSidewaysScroll, mainHeading } from './places.ts'

const WEEK = '?demo=next-week'

async function saveSearch(page: Page, q: string) {
  await page.goto(paths.search({ q, ...us }))
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
  await expect(page.getByRole('progressbar', { name: RUN.progress })).toHaveCount(0)
}

test('saved searches and a list are run again a week later, and read as one report', async ({
  page,
  checkAccess,
}) => {
  await saveSearch(page, 'oxford')
  await saveSearch(page, 'linen')
  await page.goto(addresses.product)
  await page.getByRole('button', { name: LISTS.add, exact: true }).first().click()
  await page.getByRole('textbox', { name: LISTS.newName }).fill('Autumn shirts')
  await page.getByRole('button', { name: LISTS.addToNew }).click()
  await expect(page.getByRole('button', { name: LISTS.open })).toBeVisible()

  await page.goto(paths.start())
  const saved = page.getByRole('region', { name: SAVED.list })
  await expect(saved.getByRole('link')).toHaveText([/linen/, /oxford/])
  await checkAccess()
  await page.getByRole('link', { name: START.again }).click()
  await expect(page).toHaveURL(paths.again())
  await expect(page.getByText('about 7 requests')).toBeVisible()
  await checkAccess()
  await run(page, 3)
  await expect(page.getByText(/^3 sources were loaded for the first time/)).toBeVisible()

  await page.goto(paths.again() + WEEK)
  await expect(page.getByText(/not loaded yet/)).toHaveCount(0)
  await run(page, 3)
  await expect(page.getByRole('region', { name: AGAIN.figures })).toContainText('in 3 sources')
  await expect(row(page, 'oxford, us')).toContainText(/96.*→.*9\d/)
  await checkAccess()

  await page.reload()
  await expect(page.getByRole('region', { name: AGAIN.figures })).toContainText('in 3 sources')
  await page.getByRole('button', { name: AGAIN.export }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save/ }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('Local history only')
  expect(text).toMatch(/oxford,search,us,"?Price down/)

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await checkAccess()
  await page.getByRole('link', { name: changesOf('oxford, us') }).click()
  await expect(page).toHaveURL(/\/workbench\/[a-z0-9]+\/changes\?since=\w+&to=\w+/)
  await expect(mainHeading(page)).toHaveText(CHANGES.page)
})

test('a run that is left and reloaded goes on where it was', async ({ page, checkAccess }) => {
  await saveSearch(page, 'cotton shirt')
  await saveSearch(page, 'oxford')
  await page.goto(paths.again())
  await page.getByRole('button', { name: runSources(2) }).click()
  await expect(page).toHaveURL(/\/again\/[a-z0-9]{10}/)
  await page.getByRole('button', { name: RUN.pause }).click()
  await expect(page.getByRole('button', { name: RUN.resume })).toBeVisible()
  await checkAccess()
  await page.reload()
  await page.getByRole('button', { name: RUN.goOn }).click()
  await expect(page.getByText(/^2 sources were loaded for the first time/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: RUN.progress })).toHaveCount(0)
  await expect(row(page, 'cotton shirt, us')).toContainText('2,352')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.again())
  await expect(page.getByRole('region', { name: AGAIN.reports })).toContainText('2 sources')
  await expectNoSidewaysScroll(page)
  await checkAccess()
})

test('a saved search is counted, opened, renamed and deleted with a way back', async ({
  page,
  checkAccess,
}) => {
  await saveSearch(page, 'linen')
  await page.getByRole('button', { name: SAVED.isSaved, exact: true }).click()
  await page.getByRole('textbox', { name: SAVED.name }).fill('Linen, Mondays')
  await checkAccess()
  await page.getByRole('button', { name: SAVED.rename }).click()
  await page.goto(paths.start() + WEEK)
  const saved = page.getByRole('region', { name: SAVED.list })
  await expect(saved.getByRole('link', { name: 'Linen, Mondays' })).toBeVisible()
  await saved.getByRole('button', { name: SAVED.countAgain }).click()
  await expect(saved.getByRole('listitem')).toContainText(/485|49\d/)
  await expect(saved.getByRole('listitem')).toContainText(/[+−]\d/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await checkAccess()
  await saved.getByRole('button', { name: deleteSavedNamed('Linen, Mondays') }).click()
  await expect(saved).toContainText('None yet')
  await page.getByRole('button', { name: SAVED.undo }).click()
  await saved.getByRole('link', { name: 'Linen, Mondays' }).click()
  await expect(page).toHaveURL(/\/search\?q=linen&country=us/)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})
