import type { Page } from 'playwright/test'

/** Sets the browser's text size, with 16 px as 100 %; media queries in em follow it. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const size = (16 * percent) / 100
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
  await session.detach()
}
