import { paths } from '@/routing/paths.ts'
import { LOAD } from '@/words/loadNames.ts'
import { NAMES } from '@/words/names.ts'
import { RUN } from '@/words/runNames.ts'
import { us } from './support/demoData.ts'
import { turnOnDeveloper } from './support/developer.ts'
import { expect, test } from './support/fixtures.ts'
import {
  expectNoSidewaysScroll,
  expectSaid,
  loadSetButton,
  mainHeading,
} from './support/locators.ts'
import { withoutDelay } from './support/smallCatalogs.ts'

test(
  'loading continues after a reload with the pages already loaded; the collection is renamed, deleted and restored',
  { tag: '@slow' },
  async ({ page }) => {
    await turnOnDeveloper(page)
    // So many sequential requests that the load is still running once it has rows.
    await page.goto(`${paths.search(us)}&demo=far-away&catalog=1000`)
    await loadSetButton(page).click()
    const panel = page.getByRole('dialog', { name: LOAD.load })
    await panel.getByRole('combobox', { name: LOAD.pageSize }).selectOption('24')
    await panel.getByRole('combobox', { name: RUN.atOnce }).selectOption('1')
    await panel.getByRole('textbox', { name: LOAD.name }).fill('All of it')
    await panel.getByRole('button', { name: /^Load [\d,]+ products?$/ }).click()
    await expect(page).toHaveURL(/\/collections\/[a-z0-9]{10}\?/)
    await expect(mainHeading(page)).toHaveText('All of it')
    const progress = page.getByRole('progressbar', { name: RUN.progress })
    await expect(progress).toHaveAttribute('value', /^[1-9]/)

    await page.goto(withoutDelay(new URL(page.url()).pathname, 1000))
    await expect(page.getByText(/^[1-9]\d* of [\d,]+ rows$/).first()).toBeVisible()
    await page.getByRole('combobox', { name: RUN.atOnce }).selectOption('12')
    await expect(page.getByText(/^Complete, (\d+) of \1 pages/)).toBeVisible()
    await expectSaid(page, /: Ended, ([\d,]+) of \1 rows$/)

    await page
      .getByRole('navigation', { name: NAMES.mainNavigation })
      .getByRole('link', { name: 'Collections' })
      .click()
    await expect(page).toHaveURL(/\/collections\?/)
    const collection = (name: string) => page.getByRole('row', { name: new RegExp(name) })
    const act = async (name: string, action: string) => {
      await collection(name)
        .getByRole('button', { name: `More for ${name}` })
        .click()
      await page.getByRole('button', { name: action, exact: true }).click()
    }
    await act('All of it', 'Rename')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('As of May')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(collection('As of May')).toBeVisible()
    await page.reload()
    await act('As of May', 'Delete')
    await expect(collection('As of May')).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(collection('As of May')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
  },
)
