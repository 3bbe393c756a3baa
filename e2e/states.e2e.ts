import type { Page } from 'playwright/test'
import { NAMES } from '@/words/names.ts'
import { addresses, inScenario } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'

const main = (page: Page) => page.getByRole('main')
const retry = (page: Page) => main(page).getByRole('button', { name: NAMES.retry })

/**
 * `test/faults/scenarios.test.tsx` tests every state on separate pages; this file tests what the demo's service worker passes
 * on.
 */
test(
  'pages show the demo’s faults: a refused key, a truncated response, no content, no connection',
  { tag: '@slow' },
  async ({ page, expectStatus, expectNoAnswer }) => {
    expectStatus(401)
    expectNoAnswer()
    await page.goto(inScenario(addresses.ean, 'key-401'))
    await expect(main(page)).toContainText('The price comparison failed: the key was refused.')
    await expect(main(page)).toContainText(/GET \/v1\//)
    await page.goto(inScenario(addresses.resolve, 'truncated'))
    await expect(main(page)).toContainText('The look-up failed: the response couldn’t be read.')
    await page.goto(inScenario(addresses.product, 'no-content'))
    await expect(
      page.getByRole('heading', { name: /^No product with this ID in US/ }),
    ).toBeVisible()
    await expect(retry(page)).toHaveCount(0)
    const address = inScenario(addresses.search, 'offline')
    await page.goto(address)
    await expect(main(page)).toContainText('The search failed: the service couldn’t be reached.')
    await expect(page).toHaveURL(address)
    // The action of an error card ends the fault that the demo simulates.
    await main(page).getByRole('button', { name: NAMES.turnOffFault }).click()
    await expect(page).not.toHaveURL(/demo=/)
    await expect(main(page).getByRole('article').first()).toBeVisible()
  },
)
