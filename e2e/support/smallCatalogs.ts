/** The smallest catalog that a journey can use, without delays; and a collection loaded from it. */
import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { expect } from './fixtures.ts'
import { loadSetButton } from './locators.ts'

/** The address with a catalog of `listings` listings and without the demo's delay. */
export function withoutDelay(path: string, listings = 300): string {
  return `${path}${path.includes('?') ? '&' : '?'}demo=at-once&catalog=${listings}`
}

/** Time for hundreds of responses, or thousands of rows, in a busy browser. */
export const LONG_TIMEOUT = { timeout: 600_000 }

/** A search with enough rows that only a part of its table is in the page: of 1,000 listings, 326 are apparel in the US. */
const APPAREL = { division: ['Apparel'], countries: ['us'] }

/**
 * Loads all apparel, several hundred rows, and waits until the collection is complete; resolves with its ID and the number of rows.
 */
export async function loadApparel(page: Page, listings = 1000) {
  await page.goto(withoutDelay(paths.search(APPAREL), listings))
  await loadSetButton(page).click()
  const load = page.getByRole('button', { name: /^Load [\d,]+ products?$/ })
  const count = Number((await load.innerText()).replaceAll(/\D/g, ''))
  await load.click()
  await expect(page.getByText(/^Complete/)).toBeVisible(LONG_TIMEOUT)
  const id = /\/collections\/([a-z0-9]+)/.exec(page.url())?.[1]
  if (id === undefined) throw new Error(`no set at ${page.url()}`)
  return { id, count }
}
