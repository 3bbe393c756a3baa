import { addresses, operationNames, inSmallCatalog, type ServicePage } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { contentOf, expectNoSidewaysScroll } from './support/locators.ts'

const names = Object.keys(operationNames) as ServicePage[] // the keys of operationNames

test(
  'a currency label is shown before prices and widens no page on a phone',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // Simulates an earlier choice in Settings.
    await page.addInitScript(() =>
      localStorage.setItem('catalog-explorer:demo:labels', '{"us":"US$"}'),
    )
    for (const name of names) {
      await page.goto(inSmallCatalog(addresses[name]))
      await expect(contentOf(page, name)).toBeVisible()
      await expect(page.getByRole('main')).toContainText('US$\u00a047.90')
      await expectNoSidewaysScroll(page)
    }
  },
)
