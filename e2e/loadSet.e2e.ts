import { NAMES } from '../src/words/names.ts'
import { RUN } from '../src/words/runNames.ts'
import { deleteSetNamed, renameSet, SETS } from '../src/words/setsNames.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './support/fixtures.ts'
import { us } from './support/known.ts'
import { expectNoSidewaysScroll, expectSaid, loadSetButton, mainHeading } from './support/places.ts'
import { atOnce } from './support/smallCatalogs.ts'

test(
  'a load goes on after a reload with the pages that it has, and its set is renamed, deleted and brought back',
  { tag: '@slow' },
  async ({ page }) => {
    // So many requests, one after the other, that the load is in the middle whenever it has some.
    await page.goto(`${paths.search(us)}&demo=far-away&catalog=1000`)
    await loadSetButton(page).click()
    const panel = page.getByRole('dialog', { name: SETS.load })
    await panel.getByRole('combobox', { name: SETS.pageSize }).selectOption('24')
    await panel.getByRole('combobox', { name: RUN.atOnce }).selectOption('1')
    await panel.getByRole('textbox', { name: SETS.name }).fill('All of it')
    await panel.getByRole('button', { name: /^Load [\d,]+ rows$/ }).click()
    await expect(page).toHaveURL(/\/workbench\/[a-z0-9]{10}\?/)
    await expect(mainHeading(page)).toHaveText('All of it')
    const progress = page.getByRole('progressbar', { name: RUN.progress })
    await expect(progress).toHaveAttribute('value', /^[1-9]/)

    await page.goto(atOnce(new URL(page.url()).pathname, 1000))
    await expect(page.getByText(/^[1-9]\d* of [\d,]+ rows$/).first()).toBeVisible()
    await page.getByRole('combobox', { name: RUN.atOnce }).selectOption('12')
    await page.getByRole('button', { name: RUN.goOn }).click()
    await expect(page.getByText(/^Complete, (\d+) of \1 pages/)).toBeVisible()
    await expectSaid(page, /: Ended, ([\d,]+) of \1 rows$/)

    await page
      .getByRole('navigation', { name: NAMES.mainNavigation })
      .getByRole('link', { name: SETS.page })
      .click()
    await expect(page).toHaveURL(/\/workbench\?/)
    const set = page.getByRole('region', { name: 'All of it' })
    await set.getByRole('button', { name: renameSet('All of it') }).click()
    await page.getByRole('textbox', { name: SETS.name }).fill('As of May')
    await page.getByRole('button', { name: SETS.saveName }).click()
    const renamed = page.getByRole('region', { name: 'As of May' })
    await expect(renamed).toBeVisible()
    await page.reload()
    await renamed.getByRole('button', { name: deleteSetNamed('As of May') }).click()
    await expect(renamed).toBeHidden()
    await page.getByRole('button', { name: SETS.undo }).click()
    await expect(renamed).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
  },
)
