/** Whole journeys that use only the keyboard: after each step the focus is where the next key should continue. */
import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { COMPARE } from '@/words/compareNames.ts'
import { addWord, moreOf, NAMES } from '@/words/names.ts'
import { PICKED } from '@/words/pickedNames.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { command, pressKeys, tabTo } from './support/byKeys.ts'
import { addresses, inSmallCatalog, oxford, us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { contentOf, expectChecked, expectSaid, lookupBox, mainHeading } from './support/locators.ts'

const main = (page: Page) => page.getByRole('main')
const bar = (page: Page) => page.getByRole('region', { name: SELECTION.bar })
const articles = (page: Page) => main(page).getByRole('article')

test('from the home page through filters and result pages to a product and its prices', async ({
  page,
}) => {
  await page.goto(inSmallCatalog(addresses.start))
  await expect(contentOf(page, 'start')).toBeVisible()
  await expect(lookupBox(page)).toBeFocused()
  await page.keyboard.type('shirt')
  await pressKeys(page, 'Enter')
  await expect(page).toHaveURL(/\/search\?q=shirt/)
  await expect(main(page)).toBeFocused()

  // A filter: its option stays focused while the response loads.
  const facets = page.getByRole('complementary', { name: NAMES.facets })
  const merchants = facets.getByRole('radiogroup', { name: NAMES.merchant })
  await tabTo(page, merchants.getByRole('radio', { name: 'Any merchant' }))
  await pressKeys(page, 'ArrowDown')
  await expect(page).toHaveURL(/merchant=/)
  await expect(merchants.getByRole('radio', { checked: true })).toBeFocused()
  await expectSaid(page, /products/)
  await expect(merchants.getByRole('radio', { checked: true })).toBeFocused()
  await pressKeys(page, 'Home')
  await expect(page).not.toHaveURL(/merchant=/)
  await expect(merchants.getByRole('radio', { name: 'Any merchant' })).toBeFocused()

  // More values, then an added word.
  const more = facets.getByRole('button', { name: moreOf('Brand') })
  await tabTo(page, more)
  await pressKeys(page, 'Enter')
  await expect(facets.locator(':focus')).toHaveCount(1)
  const word = facets.getByRole('button', { name: new RegExp(`^${addWord('')}`) }).first()
  await tabTo(page, word)
  await pressKeys(page, 'Space')
  await expect(page).toHaveURL(/word=/)
  await expect(facets.getByRole('button', { pressed: true })).toBeFocused()
  await pressKeys(page, 'Space')
  await expect(page).not.toHaveURL(/word=/)
  await expect(facets.locator(':focus')).toHaveCount(1)

  // Pages, and results.
  await expect(articles(page).first()).toBeVisible()
  await pressKeys(page, 'j')
  await expect(articles(page).locator('a:focus')).toHaveCount(1)
  await pressKeys(page, ']')
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(articles(page).first().getByRole('link')).toBeFocused()
  await pressKeys(page, '[')
  await expect(page).not.toHaveURL(/page=/)
  await expect(articles(page).first().getByRole('link')).toBeFocused()
  await expect(articles(page).first().getByRole('link')).toHaveText(oxford.title)
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await expect(articles(page).first().getByRole('link')).toBeFocused()
  await page.goForward()
  await expect(articles(page).first().getByRole('link')).toHaveText(oxford.title)
  await expect(articles(page).first().getByRole('link')).toBeFocused()

  // The product, one of its codes, an offer, and back again.
  await pressKeys(page, 'Enter')
  await expect(contentOf(page, 'product')).toBeVisible()
  await expect(main(page)).toBeFocused()
  const codes = page.getByRole('table', { name: /^Variants/ }).getByRole('link')
  await expect(codes.first()).toBeVisible()
  await pressKeys(page, 'j')
  await expect(codes.first()).toBeFocused()
  await pressKeys(page, 'j', 'k', 'Enter')
  await expect(page).toHaveURL(/\/ean\/\d+/)
  await expect(contentOf(page, 'ean')).toBeVisible()
  await expect(main(page)).toBeFocused()
  await pressKeys(page, 'j')
  await expect(
    page
      .getByRole('table', { name: /^Offers in/ })
      .getByRole('link')
      .first(),
  ).toBeFocused()
  await page.goBack()
  await expect(codes.first()).toBeFocused()
})

test(
  'selected results are compared and added to a collection',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(inSmallCatalog(paths.search({ q: 'shirt', ...us })))
    await expect(contentOf(page, 'search')).toBeVisible()
    await expect(main(page).getByRole('checkbox').first()).toBeVisible()
    await pressKeys(page, 'j', 'x', 'j', 'x')
    await expect(bar(page)).toContainText('2 selected')
    await expect(articles(page).nth(1).getByRole('link')).toBeFocused()

    await command(page, 'compare', 'Compare')
    await expect(page).toHaveURL(/\/compare\?id=/)
    await expect(main(page)).toBeFocused()
    await expect(page.getByRole('table', { name: COMPARE.table })).toBeVisible()
    await page.goBack()
    await expect(bar(page)).toContainText('2 selected')
    await expect(
      main(page)
        .locator(':focus')
        .or(main(page).and(page.locator(':focus'))),
    ).toHaveCount(1)

    await command(page, 'add to coll', PICKED.add)
    await expect(page.getByRole('textbox', { name: PICKED.newName })).toBeFocused()
    await page.keyboard.type('By hand')
    await pressKeys(page, 'Enter')
    await expectSaid(page, /By hand/)
    await expect(bar(page).getByRole('button', { name: PICKED.add })).toBeFocused()
    await pressKeys(page, 'Escape')
    await expect(bar(page)).toBeHidden()
    await expect(page.locator('body')).not.toBeFocused()

    await command(page, 'by hand', /^By hand, 2 products/)
    await expect(mainHeading(page)).toHaveText('By hand')
    await expect(main(page)).toBeFocused()
    const titles = page
      .getByRole('table', { name: COLLECTION_VIEWS.rows })
      .getByRole('rowheader')
      .getByRole('link', { name: /[a-z]/i }) // the EAN beside it is another link
    // The rows come from the worker.
    await expect(titles.nth(1)).toBeVisible()
    await pressKeys(page, 'j', 'j')
    await expect(titles.nth(1)).toBeFocused()
    await pressKeys(page, 'j', 'x')
    await expect(titles.nth(1)).toBeFocused()
    await pressKeys(page, 'g', 's')
    await expect(page).toHaveURL(/\/search/)
    await expect(main(page)).toBeFocused()
  },
)

test(
  'a collection of codes is entered, checked and read',
  { tag: '@slow' },
  async ({ page, expectStatus }) => {
    expectStatus(404)
    await page.goto(inSmallCatalog(addresses.start))
    await expect(contentOf(page, 'start')).toBeVisible()
    // While the box has the focus, letters are typed into it.
    await expect(lookupBox(page)).toBeFocused()
    await pressKeys(page, 'Tab', 'g', 'b')
    await expect(page).toHaveURL(/\/collections\/new/)
    await expect(main(page)).toBeFocused()
    await tabTo(page, page.getByRole('textbox', { name: CODE_CHECK.paste }))
    await page.keyboard.type(`${oxford.ean}\n2000000000008\n${oxford.id}`)
    await tabTo(page, page.getByRole('button', { name: /^Create and check/ }))
    await pressKeys(page, 'Enter')
    await expect(page).toHaveURL(/\/collections\/[a-z0-9]{10}/)
    await expectChecked(page, 3)
    // The run has ended; the focus is still on its page.
    await expect(page.locator('body')).not.toBeFocused()
    const codes = page
      .getByRole('table', { name: 'Rows', exact: true })
      .getByRole('rowheader')
      .getByRole('link')
    await expect(codes.last()).toBeVisible()
    await pressKeys(page, 'j')
    await expect(codes.first()).toBeFocused()
    await pressKeys(page, 'j', 'j', 'j')
    await expect(codes.last()).toBeFocused()
    await pressKeys(page, 'k', 'k', 'Enter')
    await expect(page).toHaveURL(new RegExp(`/ean/${oxford.ean}`))
    await page.goBack()
    await expect(codes.first()).toBeFocused()
  },
)
