import { NAMES } from '../src/domain/names.ts'
import { RESOLVE, markAsMine } from '../src/domain/resolveNames.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, oxford, us } from './known.ts'
import { contentOf, expectSaid, mainHeading } from './places.ts'

test('a pasted URL leads to its records and on to the market', async ({ page, checkAccess }) => {
  await page.goto(paths.resolve(us))
  await expect(page).toHaveTitle('Resolve a URL · Catalog Explorer')
  await checkAccess()
  const url = page.getByRole('textbox', { name: RESOLVE.merchantUrl })
  await url.fill(oxford.url)
  await url.press('Enter')
  await expect(page).toHaveURL(addresses.resolve)
  await expect(page).toHaveTitle('Resolve northgate.example · Catalog Explorer')
  await expect(page.getByRole('list', { name: RESOLVE.market })).toContainText(/Records.*2/)
  const market = contentOf(page, 'resolve')
  const sizeM = market.getByRole('row').filter({ hasText: oxford.ean })
  await expect(sizeM).toContainText('47.90')
  await expect(sizeM).toContainText('106.6')
  await expect(sizeM).toContainText('6 of 9')
  await expectSaid(page, /^2 records for this URL in us\. Price index [\d.]+, mean of 7 EANs$/)
  await checkAccess()

  await page.reload()
  await expect(page).toHaveURL(addresses.resolve)
  await expect(url).toHaveValue(oxford.url)
  await expect(sizeM).toContainText('106.6')
  await page.goBack()
  await expect(page).toHaveURL(paths.resolve(us))
  await expect(url).toHaveValue('')
})

test('a shared link with every option shows the same look-up', async ({ page }) => {
  const asked = {
    url: oxford.url,
    ...us,
    merchant: 'Northgate',
    strict: 'false',
    mode: 'lite',
  } as const
  await page.goto(paths.resolve(asked))
  await expect(page.getByRole('textbox', { name: NAMES.merchant, exact: true })).toHaveValue(
    'Northgate',
  )
  await expect(page.getByRole('radio', { name: 'false' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Lite' })).toBeChecked()
  await expect(contentOf(page, 'resolve')).toBeVisible()
  await page.getByRole('radio', { name: 'Full' }).click()
  await expect(page).toHaveURL(paths.resolve({ ...asked, mode: 'full' }))
  await expect(contentOf(page, 'resolve')).toBeVisible()
})

test('a URL with tracking parameters is matched by a shorter form of it', async ({
  page,
  checkAccess,
}) => {
  const tracked = `${oxford.url}&utm_source=mail&gclid=x1`
  await page.goto(paths.resolve({ url: tracked, ...us }))
  await expect(page.getByRole('heading', { name: /^No record for this URL/ })).toBeVisible()
  await expectSaid(page, 'No record for this URL in us')
  await checkAccess()
  await page.getByRole('button', { name: /^Try 2 other forms/ }).click()
  await expect(contentOf(page, 'resolve')).toBeVisible()
  await expect(page.getByRole('list', { name: RESOLVE.market })).toContainText('2nd form')
  const forms = page.getByRole('region', { name: RESOLVE.urlForms })
  await expect(forms.getByRole('listitem').nth(1)).toContainText('Without 2 tracking parameters')
  await forms.getByRole('link', { name: 'Keep this form in the address' }).click()
  await expect(page).toHaveURL(addresses.resolve)
  await page.goBack()
  await expect(page).toHaveURL(paths.resolve({ url: tracked, ...us }))
})

test('another record can be mine, and another reference the measure', async ({ page }) => {
  await page.goto(addresses.resolve)
  const records = page.getByRole('radiogroup', { name: RESOLVE.records })
  await expect(records.getByRole('radio', { name: markAsMine(oxford.title) })).toBeChecked()
  const market = contentOf(page, 'resolve')
  const sizeM = market.getByRole('row').filter({ hasText: oxford.ean })
  await expect(sizeM).toContainText('106.6')
  await page.getByRole('combobox', { name: NAMES.reference }).selectOption('lowest of the others')
  await expect(sizeM).toContainText('124.4')
  await records.getByRole('radio').nth(1).click()
  await expect(records.getByRole('radio').nth(1)).toBeChecked()
  await expect(sizeM).toHaveCount(0)
  await expect(market.getByRole('row').nth(1)).toBeVisible()
  await expect(page).toHaveURL(addresses.resolve)
})

test('a record leads to its product, an EAN to its prices with the record as mine', async ({
  page,
}) => {
  await page.goto(addresses.resolve)
  await page
    .getByRole('radiogroup', { name: RESOLVE.records })
    .getByRole('link', { name: oxford.title })
    .click()
  await expect(page).toHaveURL(addresses.product)
  await expect(mainHeading(page)).toHaveText(oxford.title)
  await page.goBack()
  await contentOf(page, 'resolve').getByRole('link', { name: oxford.ean }).click()
  await expect(page).toHaveURL(paths.ean(oxford.ean, { ...us, mine: oxford.id, ref: 'median' }))
  await expect(contentOf(page, 'ean')).toBeVisible()
})

test('the URL is cleared, and an address without a scheme is offered with one', async ({
  page,
}) => {
  await page.goto(addresses.resolve)
  const url = page.getByRole('textbox', { name: RESOLVE.merchantUrl })
  await page.getByRole('button', { name: RESOLVE.clearUrl }).click()
  await expect(url).toHaveValue('')
  await expect(url).toBeFocused()
  await url.press('Enter')
  await expect(url).toHaveAccessibleDescription('Paste the address of a product page first.')
  await url.fill(oxford.url.replace('https://', ''))
  await url.press('Enter')
  await expect(url).toHaveAccessibleDescription('A URL starts with http:// or https://.')
  await page.getByRole('button', { name: `${RESOLVE.resolve} ${oxford.url}` }).click()
  await expect(page).toHaveURL(addresses.resolve)
})
