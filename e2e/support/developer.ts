import type { Page } from 'playwright/test'

/** Turns on Developer in the stored settings before a page opens: requests, page sizes and raw responses are shown. */
export async function turnOnDeveloper(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('catalog-explorer:developer', 'true'))
}
