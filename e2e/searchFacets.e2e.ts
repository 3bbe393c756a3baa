import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, inSmallCatalog, us } from './known.ts'

test('a facet value is a real link that opens in a new tab', async ({ page, context }) => {
  const asked = inSmallCatalog(addresses.search)
  const narrowed = paths.search({ q: 'cotton shirt', ...us, merchant: ['Cartwheel'] })
  await page.goto(asked)
  const opened = context.waitForEvent('page')
  await page.getByRole('radio', { name: /^Cartwheel/ }).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab).toHaveURL(inSmallCatalog(narrowed))
  await expect(tab.getByRole('radio', { name: /^Cartwheel/ })).toBeChecked()
  await expect(page).toHaveURL(asked)
})
