import type { Page } from 'playwright/test'

/** Turns on what Settings calls Developer, as stored before a page opens: requests, page sizes and raw responses are shown. */
export async function turnOnDeveloper(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('catalog-explorer:developer', 'true'))
}
