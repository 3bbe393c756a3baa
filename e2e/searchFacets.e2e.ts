import { paths } from '@/routing/paths.ts'
import { addresses, inSmallCatalog, us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'

test('a filter value is a real link that opens in a new tab', async ({ page, context }) => {
  const requested = inSmallCatalog(addresses.search)
  const narrowed = paths.search({ q: 'cotton shirt', ...us, merchant: ['Cartwheel'] })
  await page.goto(requested)
  const opened = context.waitForEvent('page')
  await page.getByRole('radio', { name: /^Cartwheel/ }).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  // For Playwright, a tab that opens in the background sometimes never finishes loading, so the tab itself is checked.
  await expect(async () => {
    expect(await tab.evaluate(() => location.pathname + location.search)).toBe(
      inSmallCatalog(narrowed),
    )
    const chosen = () => document.querySelector('[aria-checked=true]')?.textContent
    expect(await tab.evaluate(chosen)).toMatch(/^Cartwheel/)
  }).toPass({ timeout: 40_000 })
  await expect(page).toHaveURL(requested)
})
