/** Whole collections, assortment gaps, look-ups and settings, used only by keyboard. */
import type { Page } from 'playwright/test'
import { encodeSharedList } from '@/pages/collection/link/pickedLink.ts'
import { paths } from '@/routing/paths.ts'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { LOAD } from '@/words/loadNames.ts'
import { removeNamed } from '@/words/pickedNames.ts'
import { SHARE } from '@/words/shareNames.ts'
import { command, pressKeys, tabTo } from './support/byKeys.ts'
import { addresses, inSmallCatalog, oxford, us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import {
  chooseMerchant,
  contentOf,
  expectSaid,
  lookupBox,
  mainHeading,
} from './support/locators.ts'

const main = (page: Page) => page.getByRole('main')

/** Undoes the latest action with F6 and Enter. `done` is the announcement of that action. */
async function undo(page: Page, done: string | RegExp): Promise<void> {
  await expectSaid(page, done)
  await expectSaid(page, /\(Undo: F6, then Enter\)$/)
  await pressKeys(page, 'F6')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused()
  await pressKeys(page, 'Enter')
  await expectSaid(page, /^Undone: /)
  await expect(page.locator('body')).not.toBeFocused()
}

test(
  'a whole collection is loaded, browsed and selected from by keyboard',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(inSmallCatalog(paths.search({ q: 'shirt', ...us })))
    await expect(contentOf(page, 'search')).toBeVisible()
    await expect(page.getByRole('button', { name: new RegExp(`^${LOAD.load}`) })).toBeVisible()
    await command(page, 'load all', new RegExp(`^${LOAD.load}`))
    const panel = page.getByRole('dialog', { name: LOAD.load })
    await expect(panel.locator(':focus')).toHaveCount(1)
    await tabTo(page, panel.getByRole('button', { name: /^Load [\d,]+ products?$/ }))
    await pressKeys(page, 'Enter')
    await expect(page).toHaveURL(/\/collections\/[a-z0-9]{10}/)
    await expect(page.getByRole('button', { name: COLLECTION_VIEWS.loadAgain })).toBeAttached()
    await expect(page.locator('body')).not.toBeFocused()
    const selected = page.getByRole('region', { name: COLLECTION_VIEWS.selected })
    const titles = page.getByRole('table', { name: COLLECTION_VIEWS.rows }).getByRole('link')
    await expect(titles.first()).toBeAttached()
    await pressKeys(page, 'j')
    await expect(titles.first()).toBeFocused()
    await pressKeys(page, 'j', 'x')
    await expect(selected).toContainText('1 selected')
    await expect(titles.nth(1)).toBeFocused()
    await pressKeys(page, 'Escape')
    await expect(selected).toBeHidden()
    await expect(titles.nth(1)).toBeFocused()
  },
)

test(
  'a link is looked up, assortment gaps browsed and a setting changed by keyboard',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(inSmallCatalog(addresses.start))
    await expect(lookupBox(page)).toBeFocused()
    await pressKeys(page, 'Tab', 'g', 'r')
    await tabTo(page, page.getByRole('textbox', { name: FIND_BY_LINK.merchantUrl }))
    await page.keyboard.type(oxford.url)
    await pressKeys(page, 'Enter')
    await expect(contentOf(page, 'resolve')).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()

    await page.goto(inSmallCatalog(paths.search({ q: 'shirt', ...us })))
    await expect(page.getByRole('link', { name: ASSORTMENT.open })).toBeVisible()
    await command(page, 'assortment gaps', ASSORTMENT.open)
    await expect(main(page)).toBeFocused()
    const grid = page.getByRole('grid', { name: ASSORTMENT.grid })
    await tabTo(page, grid.locator('a[tabindex="0"]'))
    await pressKeys(page, 'ArrowDown', 'ArrowRight')
    await expect(grid.locator(':focus')).toHaveCount(1)
    await pressKeys(page, 'Home', 'Enter')
    await expect(page.getByRole('heading', { name: /^Price ladder/ })).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()

    await command(page, 'settings', /^Settings/)
    await expect(main(page)).toBeFocused()
    const themes = page.getByRole('radiogroup', { name: 'Theme' })
    await tabTo(page, themes.getByRole('radio', { checked: true }))
    await pressKeys(page, 'ArrowRight', 'ArrowRight')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(themes.getByRole('radio', { name: 'Dark' })).toBeFocused()
  },
)

test(
  'a removed product, another merchant and a deleted collection are undone with F6 and Enter',
  { tag: '@slow' },
  async ({ page }) => {
    const entries = [oxford.id, '8C8305DF65FB8A79EDE64F8114563213'].map((id) => ({
      id,
      country: 'us',
      note: '',
    }))
    await page.goto(
      inSmallCatalog(paths.sharedCollection(encodeSharedList({ name: 'Two shirts', entries }))),
    )
    await page.getByRole('button', { name: SHARE.start }).click()
    await expect(mainHeading(page)).toHaveText('Two shirts')
    const remove = page.getByRole('button', { name: removeNamed(oxford.title) })
    await expect(page.getByText(/2 products in US · 2 loaded/).first()).toBeVisible()
    await remove.focus()
    await pressKeys(page, 'Enter')
    await expect(remove).toHaveCount(0)
    await undo(page, /removed/)
    await expect(remove).toBeVisible()

    await chooseMerchant(page, oxford.merchant)
    await undo(page, /^You are now Northgate in US/)
    await expect(page.getByRole('button', { name: 'You: choose merchant' })).toBeVisible()

    await page.getByRole('banner').getByRole('link', { name: 'Collections' }).click()
    const collection = page.getByRole('rowheader', { name: /^Two shirts/ })
    await page.getByRole('button', { name: 'More for Two shirts' }).focus()
    await pressKeys(page, 'Enter')
    await tabTo(page, page.getByRole('button', { name: 'Delete', exact: true }))
    await pressKeys(page, 'Enter')
    await expect(collection).toHaveCount(0)
    await undo(page, /deleted/)
    await expect(collection).toBeVisible()
  },
)
