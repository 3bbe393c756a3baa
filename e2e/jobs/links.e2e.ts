import { paths } from '@/routing/paths.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { SHARE } from '@/words/shareNames.ts'
import { expect } from '../support/fixtures.ts'
import { chooseMerchant } from '../support/locators.ts'
import { linksIn } from '../support/pastedCodes.ts'
import { withoutDelay, LONG_TIMEOUT } from '../support/smallCatalogs.ts'
import { test } from './clicks.ts'

const LINKS = 20

test(
  '20 competitors’ links: find your position on each and share what you see with a colleague',
  { tag: '@slow' },
  async ({ page, browser, clicks, expectStatus }) => {
    // In such a small catalog, some codes have no offers.
    expectStatus(404)
    await page.goto(withoutDelay(`${paths.newCollection()}?country=us`))
    // Your merchant is chosen once, in the header; that is not part of this job.
    await chooseMerchant(page, 'Northgate')
    const links = linksIn('us', LINKS, 'Northgate')
    expect(links).toHaveLength(LINKS)
    await clicks.fill(page.getByRole('textbox', { name: CODE_CHECK.paste }), links.join('\n'))
    await clicks.click(page.getByRole('button', { name: /^Create and check/ }))
    await expect(page.getByLabel(CODE_CHECK.figures)).toContainText(
      /Checked\s*20 of 20/,
      LONG_TIMEOUT,
    )
    await clicks.click(page.getByRole('button', { name: /^Check market prices for/ }))
    const positions = page.getByRole('group', { name: 'Price position' })
    const table = page.getByRole('table', { name: 'Rows', exact: true })
    await expect(table).not.toContainText('sizes checked', LONG_TIMEOUT)
    await expect(positions.getByRole('checkbox').first()).toBeVisible()
    await expect(table.getByRole('rowheader').first()).not.toContainText('http')

    await clicks.click(page.getByRole('button', { name: SHARE.copy }))
    await clicks.click(page.getByRole('button', { name: SHARE.copyNow, exact: true }))
    await expect(page.getByRole('dialog', { name: SHARE.copy })).toContainText(SHARE.copied)
    const titles = await table.getByRole('rowheader').allInnerTexts()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await other.goto(link)
    await clicks.click(other.getByRole('button', { name: SHARE.start }))
    await expect(other.getByLabel(CODE_CHECK.figures)).toContainText(
      /Checked\s*20 of 20/,
      LONG_TIMEOUT,
    )
    await expect(
      other.getByRole('table', { name: 'Rows', exact: true }).getByRole('rowheader'),
    ).toHaveText(titles)
    await elsewhere.close()
    // Three clicks to the price positions, two to the link, and one by the colleague.
    clicks.expectAtMost(6)
  },
)
