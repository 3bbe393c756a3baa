import type { Page } from 'playwright/test'
import { NAMES } from '../src/domain/names.ts'
import { RUN } from '../src/domain/runNames.ts'
import { deleteSetNamed, renameSet, SETS } from '../src/domain/setsNames.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { inScenario, inSmallCatalog, us } from './known.ts'
import { expectNoSidewaysScroll, expectSaid, loadSetButton, mainHeading } from './places.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: SETS.load })
const toWorkbench = (page: Page) =>
  page
    .getByRole('navigation', { name: NAMES.mainNavigation })
    .getByRole('link', { name: SETS.page })
    .click()

test('a whole result set is loaded, kept, renamed, deleted and brought back', async ({
  page,
  checkAccess,
}) => {
  await page.goto(paths.workbench())
  await expect(page.getByRole('heading', { name: 'No result set is kept here yet' })).toBeVisible()
  await checkAccess()

  await page.goto(inSmallCatalog(paths.search({ q: 'shirt', ...us })))
  await expect(loadSetButton(page)).toHaveAccessibleName(/ [\d,]+ rows in \d+ requests?$/)
  await loadSetButton(page).click()
  await panel(page).getByRole('combobox', { name: SETS.pageSize }).selectOption('24')
  await expect(panel(page).getByText(/^[\d,]+ rows in \d+ requests$/)).toBeVisible()
  await checkAccess()
  await panel(page).getByRole('textbox', { name: SETS.name }).fill('All shirts')
  await panel(page)
    .getByRole('button', { name: /^Load [\d,]+ rows$/ })
    .click()
  await expect(page).toHaveURL(/\/workbench\/[a-z0-9]{10}(\?|$)/)
  await expect(mainHeading(page)).toHaveText('All shirts')
  await expect(page.getByText(/^Complete, (\d+) of \1 pages/)).toBeVisible()

  await toWorkbench(page)
  await expect(page).toHaveURL(/\/workbench(\?|$)/)
  const set = page.getByRole('region', { name: 'All shirts' })
  await expect(set.getByRole('listitem')).toContainText(/rowsComplete$|rows\s*Complete/)
  await checkAccess()
  await set.getByRole('button', { name: renameSet('All shirts') }).click()
  await page.getByRole('textbox', { name: SETS.name }).fill('Shirts in May')
  await page.getByRole('button', { name: SETS.saveName }).click()
  await page.reload()
  const renamed = page.getByRole('region', { name: 'Shirts in May' })
  await renamed.getByRole('button', { name: deleteSetNamed('Shirts in May') }).click()
  await expect(renamed).toBeHidden()
  await page.getByRole('button', { name: SETS.undo }).click()
  await expect(renamed).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await checkAccess()
})

test('a load goes on after a reload, and keeps the pages that it has', async ({
  page,
  checkAccess,
}) => {
  await page.goto(inScenario(paths.search(us), 'slow'))
  await loadSetButton(page).click()
  await panel(page).getByRole('combobox', { name: SETS.pageSize }).selectOption('24')
  await panel(page).getByRole('combobox', { name: RUN.atOnce }).selectOption('1')
  await panel(page)
    .getByRole('button', { name: /^Load \d+ rows$/ })
    .click()
  await expect(page.getByRole('progressbar', { name: RUN.progress })).toHaveAttribute('value', '1')
  await checkAccess()
  await page.reload()
  await expect(page.getByText(/^[1-9]\d* of \d+ rows$/).first()).toBeVisible()
  await page.getByRole('combobox', { name: RUN.atOnce }).selectOption('12')
  await page.getByRole('button', { name: RUN.goOn }).click()
  await expect(page.getByText(/^Complete, (\d+) of \1 pages/)).toBeVisible({ timeout: 20_000 })
  await expectSaid(page, /: Done, (\d+) of \1 rows$/)
})
