import { paths } from '@/routing/paths.ts'
import { expect, test } from './support/fixtures.ts'
import { addresses, inSmallCatalog, us } from './support/known.ts'

test('a facet value is a real link that opens in a new tab', async ({ page, context }) => {
  const requested = inSmallCatalog(addresses.search)
  const narrowed = paths.search({ q: 'cotton shirt', ...us, merchant: ['Cartwheel'] })
  await page.goto(requested)
  const opened = context.waitForEvent('page')
  await page.getByRole('radio', { name: /^Cartwheel/ }).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  // A tab that opens behind another one now and then is still on its way for Playwright when it is whole: it is requested itself.
  await expect(async () => {
    expect(await tab.evaluate(() => location.pathname + location.search)).toBe(
      inSmallCatalog(narrowed),
    )
    const chosen = () => document.querySelector('[aria-checked=true]')?.textContent
    expect(await tab.evaluate(chosen)).toMatch(/^Cartwheel/)
  }).toPass({ timeout: 40_000 })
  await expect(page).toHaveURL(requested)
})
