import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, inSmallCatalog, oxford, us, type PageName } from './known.ts'
import { contentOf, expectFacets } from './places.ts'

test.use({ colorScheme: 'dark' })

const names = Object.keys(addresses) as PageName[] // its own keys

for (const name of names) {
  test(`${name} is readable in the dark`, async ({ page, checkAccess }) => {
    await page.goto(inSmallCatalog(addresses[name]))
    await expect(contentOf(page, name)).toBeVisible()
    if (name === 'search') await expectFacets(page)
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(22, 21, 17)')
    await checkAccess()
  })
}

test('the table is readable in the dark', async ({ page, checkAccess }) => {
  await page.goto(inSmallCatalog(paths.search({ q: 'cotton shirt', ...us, view: 'table' })))
  await expect(page.getByRole('table', { name: 'Results' })).toBeVisible()
  await checkAccess()
})

test('my merchant stands out in the dark', async ({ page, checkAccess }) => {
  await page.goto(inSmallCatalog(paths.ean(oxford.ean, { ...us, mine: oxford.merchantId })))
  await expect(contentOf(page, 'ean')).toBeVisible()
  await checkAccess()
})
