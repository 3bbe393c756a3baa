import { AGAIN, runSources } from '../../src/words/againNames.ts'
import { BATCH } from '../../src/words/batchNames.ts'
import { CHANGES } from '../../src/model/changes/changesNames.ts'
import { LISTS } from '../../src/words/listNames.ts'
import { RUN } from '../../src/words/runNames.ts'
import { START } from '../../src/words/startNames.ts'
import { paths } from '../../src/url/paths.ts'
import { expect } from '../support/fixtures.ts'
import { oxford, us } from '../support/known.ts'
import { mainHeading } from '../support/places.ts'
import { atOnce, loadApparel } from '../support/smallCatalogs.ts'
import { test } from './presses.ts'

const SIZE = 1000
const lastWeek = (path: string) => atOnce(path, SIZE)
const thisWeek = (path: string) => `${path}?demo=next-week,at-once&catalog=${SIZE}`

test(
  'on Monday one run says what changed over all that was kept by an ordinary run before',
  { tag: '@slow' },
  async ({ page, presses }) => {
    // Last week: a whole set, a list that was looked at, and a batch. None of them was ever "run again".
    const { count } = await loadApparel(page, SIZE)
    await page.goto(lastWeek(paths.product(oxford.id, us)))
    await page.getByRole('button', { name: LISTS.add }).click()
    await page.getByRole('textbox', { name: LISTS.newName }).fill('Price talks')
    await page.getByRole('button', { name: LISTS.addToNew }).click()
    await page.getByRole('button', { name: LISTS.open }).click()
    await expect(mainHeading(page)).toHaveText('Price talks')
    await page.goto(lastWeek(`${paths.batch()}?country=us`))
    await page.getByRole('textbox', { name: BATCH.paste }).fill(oxford.ean)
    await page.getByRole('button', { name: /^Start/ }).click()
    await expect(page.getByText('1 of 1, 100%')).toBeVisible()

    await page.goto(thisWeek(paths.start()))
    await presses.click(page.getByRole('link', { name: START.again }))
    await presses.click(page.getByRole('button', { name: runSources(3) }))
    await expect(page.getByRole('progressbar', { name: RUN.progress })).toHaveCount(0)
    const figures = page.getByRole('region', { name: AGAIN.figures })
    await expect(figures).toContainText('in 3 sources')
    await expect(figures).toContainText(/Changed products\d+/)
    await expect(page.getByText(/first snapshot|first time/)).toHaveCount(0)
    const row = page.getByRole('row', { name: /Apparel/ })
    await expect(row).toContainText(`from ${count} → to`)
    await presses.click(row.getByRole('link', { name: /^Changes of / }))
    await expect(mainHeading(page)).toHaveText(CHANGES.page)
    presses.expectAtMost(3)
  },
)
