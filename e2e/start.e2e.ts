import { BATCH } from '../src/domain/batchNames.ts'
import { NAMES } from '../src/domain/names.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, oxford, us } from './known.ts'
import { contentOf, lookupBox, mainHeading } from './places.ts'

const typed = [
  {
    text: 'linen dress',
    says: 'Keywords Search in us Enter',
    to: paths.search({ q: 'linen dress', ...us }),
  },
  { text: oxford.id, says: 'Product id Open the product Enter', to: addresses.product },
  { text: oxford.url, says: 'Merchant URL Resolve in us Enter', to: addresses.resolve },
  { text: oxford.ean, says: 'EAN-13 Compare prices in us Enter', to: addresses.ean },
]

for (const { text, says, to } of typed) {
  test(`the one box recognises ${says.split(' ')[0]} and does what it says`, async ({ page }) => {
    await page.goto('/')
    await lookupBox(page).fill(text)
    await expect(lookupBox(page)).toHaveAccessibleDescription(says)
    await lookupBox(page).press('Enter')
    await expect(page).toHaveURL(to)
    await expect(mainHeading(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(lookupBox(page)).toHaveValue('')
  })
}

test('the one box says what is wrong with a code and offers ways on', async ({
  page,
  checkAccess,
}) => {
  await page.goto('/')
  await lookupBox(page).fill('2049811763055')
  await expect(lookupBox(page)).toHaveAccessibleDescription('EAN-13? Check digit should be 4 Enter')
  await checkAccess()
  await page.getByRole('option', { name: /more codes one digit away/ }).click()
  await expect(
    page.getByRole('group', { name: 'Codes one digit away' }).getByRole('option').first(),
  ).toBeVisible()
  await page.getByRole('option', { name: `Compare prices of ${oxford.ean}` }).click()
  await expect(page).toHaveURL(addresses.ean)
})

test('every example leads to something', async ({ page, checkAccess }) => {
  await page.goto('/')
  const examples = page.getByRole('navigation', { name: NAMES.examples }).getByRole('link')
  await expect(examples).toHaveCount(4)
  await expect(page).toHaveTitle('Catalog Explorer')
  await checkAccess()
  const leadTo = [
    { page: 'search', address: /\/search\?.*brand=/ },
    { page: 'product', address: addresses.product },
    { page: 'resolve', address: addresses.resolve },
    { page: 'ean', address: /\/ean\/\d{13}\?country=us&mine=&ref=median$/ },
  ] as const
  for (const [place, to] of leadTo.entries()) {
    await examples.nth(place).click()
    await expect(page).toHaveURL(to.address)
    await expect(contentOf(page, to.page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
  }
})

test('the example of a batch is fifty codes that are ready to be asked, and asked on a press alone', async ({
  page,
  checkAccess,
}) => {
  await page.goto('/')
  const examples = page.getByRole('navigation', { name: NAMES.examples })
  await examples.getByRole('button', { name: /^Batch/ }).click()
  await expect(page).toHaveURL('/batch')
  await expect(page.getByRole('textbox', { name: BATCH.paste })).toHaveValue(/^(\d+\n){49}\d+\n?$/)
  await checkAccess()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('look-ups are listed with their figure, outlive a reload, and can be cleared and brought back', async ({
  page,
  checkAccess,
}) => {
  const home = page.getByRole('banner').getByRole('link', { name: /Catalog Explorer/ })
  const recents = page.getByRole('region', { name: NAMES.recent })
  await page.goto('/')
  await expect(recents).toContainText('None so far')

  await lookupBox(page).fill('cotton shirt')
  await lookupBox(page).press('Enter')
  await expect(contentOf(page, 'search')).toBeVisible()
  await lookupBox(page).fill(oxford.ean)
  await lookupBox(page).press('Enter')
  await expect(contentOf(page, 'ean')).toBeVisible()
  await home.click()
  await expect(page).toHaveURL('/')
  const kept = [`EAN ${oxford.ean}`, 'Search cotton shirt']
  await expect(recents.getByRole('link')).toHaveText(kept)
  await expect(recents.getByRole('listitem').nth(1)).toContainText(/[\d,]+ products/)
  await checkAccess()

  await page.reload()
  await expect(recents.getByRole('link')).toHaveText(kept)
  await recents.getByRole('link', { name: 'Search cotton shirt' }).click()
  await expect(page).toHaveURL(addresses.search)
  await page.goBack()

  await recents.getByRole('button', { name: 'Clear' }).click()
  await expect(recents).toContainText('None so far')
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(recents.getByRole('link')).toHaveCount(2)
})

test('the box lists matching look-ups by arrow keys', async ({ page }) => {
  await page.goto(addresses.search)
  await expect(contentOf(page, 'search')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Resolve' }).click()
  await expect(page).toHaveURL(paths.resolve(us))
  await lookupBox(page).pressSequentially('cott')
  await expect(
    page
      .getByRole('group', { name: 'Recent searches' })
      .getByRole('option', { name: /cotton shirt/ }),
  ).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(addresses.search)
})
