import type { Locator, Page } from 'playwright/test'
import { EAN } from '@/pages/ean/eanNames.ts'
import { PRODUCT } from '@/pages/product/productNames.ts'
import { paths } from '@/routing/paths.ts'
import { NAMES, removeFilter } from '@/words/names.ts'
import { goInApp } from '../access/scenario.ts'
import {
  addresses,
  inScenario,
  inSmallCatalog,
  oxford,
  us,
  type PageName,
} from '../support/demoData.ts'
import { turnOnDeveloper } from '../support/developer.ts'
import { expect, test } from '../support/fixtures.ts'
import { contentOf, expectNoSidewaysScroll, lookupBox, mainHeading } from '../support/locators.ts'

const names = Object.keys(addresses) as PageName[] // the keys of addresses
const shirts = { q: 'cotton shirt', ...us }

/** Checks that each target is large enough for a thumb and fully in view. */
async function expectForThumb(...targets: Locator[]) {
  for (const target of targets) {
    await expect(target).toBeInViewport({ ratio: 1 })
    const size = async () => {
      const { height = 0, width = 0 } = (await target.boundingBox()) ?? {}
      return Math.min(height, width)
    }
    await expect.poll(size).toBeGreaterThanOrEqual(44)
  }
}

/**
 * Checks that every button is at least 40 px high, including an `::after` that enlarges its target. A help mark within a text may
 * be lower.
 */
async function expectRoomForThumbs(page: Page) {
  const missed = () =>
    page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const over = getComputedStyle(button, '::after')
          const drawn = button.getBoundingClientRect().height
          const height =
            over.position === 'absolute' ? Math.max(drawn, parseFloat(over.height)) : drawn
          const isMark = getComputedStyle(button).cursor === 'help'
          return height >= 40 || isMark ? [] : [`${height} px: ${button.outerHTML.slice(0, 200)}`]
        }),
      )
  await expect.poll(missed).toEqual([])
}

test('every page fits a phone, with controls large enough for thumbs', async ({ page }) => {
  for (const [at, name] of names.entries()) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const address = inSmallCatalog(addresses[name])
      await (at === 0 ? page.goto(address) : goInApp(page, address))
      await expect(contentOf(page, name)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectRoomForThumbs(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
    })
  }
})

test(
  'every page fits a small phone even with extremely long texts',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const [at, name] of names.entries()) {
      await test.step(name, async () => {
        const address = inScenario(addresses[name], 'long')
        await (at === 0 ? page.goto(address) : goInApp(page, address))
        await expect(
          page.getByRole('main').getByRole('link').filter({ visible: true }),
        ).not.toHaveCount(0)
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
        await expectNoSidewaysScroll(page)
      })
    }
  },
)

test('the search box is in the header of Home, Search and EAN prices, and behind a button elsewhere', async ({
  page,
}) => {
  const opener = page.getByRole('banner').getByRole('button', { name: NAMES.lookUp })
  for (const path of [
    paths.search(us),
    paths.ean(null, { ...us, ownMerchants: {}, ref: 'median' }),
  ]) {
    await page.goto(inSmallCatalog(path))
    await expect(lookupBox(page)).toBeInViewport({ ratio: 1 })
    await expect(opener).toHaveCount(0)
  }
  await page.goto(inSmallCatalog(paths.collections()))
  await expect(mainHeading(page)).toBeVisible()
  await expectForThumb(opener)
  await expect(lookupBox(page)).not.toBeInViewport({ ratio: 1 })
  await opener.tap()
  await expect(lookupBox(page)).toBeFocused()
  await expect(lookupBox(page)).toBeInViewport({ ratio: 1 })
  await lookupBox(page).fill(oxford.ean)
  await page.getByRole('option').first().tap()
  await expect(page).toHaveURL(new RegExp(`/ean/${oxford.ean}`))
})

test('the filters open in a sheet that keeps the focus inside and returns it', async ({ page }) => {
  await page.goto(addresses.search)
  const opener = page.getByRole('main').getByRole('button', { name: NAMES.facets })
  await opener.tap()
  const sheet = page.getByRole('dialog', { name: NAMES.facets })
  await expect(sheet.getByRole('radio', { name: /^Northgate/ })).toBeVisible()
  await expect(page).toHaveURL(addresses.search)

  const isInside = () =>
    page.evaluate(() => {
      const active = document.activeElement
      return active === document.body || active?.closest('dialog') !== null
    })
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Shift+Tab')
    expect(await isInside()).toBe(true)
  }

  await sheet.getByRole('radio', { name: /^Northgate/ }).tap()
  const narrowed = paths.search({ ...shirts, merchant: ['Northgate'] })
  await expect(page).toHaveURL(narrowed)
  await expect(sheet.getByRole('radio', { name: /^Northgate/ })).toBeChecked()
  const show = sheet.getByRole('button', { name: /^Show [\d,]+ products$/ })
  await show.tap()
  await expect(sheet).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.getByRole('button', { name: removeFilter('merchant', 'Northgate') }).tap()
  await expect(page).toHaveURL(addresses.search)
  await opener.tap()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a search by touch: the tabs, the search box, the table in two lines, the product and Back', async ({
  page,
}) => {
  await turnOnDeveloper(page)
  await page.goto('/')
  const tabs = page.getByRole('navigation', { name: NAMES.smallNavigation })
  await expect(tabs.getByRole('link')).toHaveText(['Home', 'Search', 'Collections', 'Alerts'])
  await page.getByRole('button', { name: NAMES.menu, exact: true }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'EAN prices' }).tap()
  await expect(page).toHaveURL(paths.ean(null, { ...us, ownMerchants: {}, ref: 'median' }))
  await tabs.getByRole('link', { name: 'Collections' }).tap()
  await expect(tabs.getByRole('link', { name: 'Collections' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(tabs).toBeInViewport()
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0)
  await tabs.getByRole('link', { name: 'Search' }).tap()
  await expect(page).toHaveURL(paths.search(us))
  await expect(contentOf(page, 'search')).toBeVisible()

  await lookupBox(page).tap()
  await lookupBox(page).fill('cotton shirt')
  await page.getByRole('option').first().tap()
  await expect(page).toHaveURL(addresses.search)
  await expect(contentOf(page, 'search')).toContainText(oxford.title)
  await page.getByRole('radio', { name: 'Table' }).tap()
  await expect(page).toHaveURL(paths.search({ ...shirts, view: 'table' }))
  const row = page.getByRole('row').filter({ hasText: oxford.title })
  await expect(row).toBeVisible()
  const box = async () => (await row.boundingBox()) ?? { width: 0, height: 0 }
  await expect.poll(async () => (await box()).width).toBeLessThanOrEqual(390)
  await expect.poll(async () => (await box()).height).toBeGreaterThan(44)
  await expect.poll(async () => (await box()).height).toBeLessThan(140)
  await expectNoSidewaysScroll(page)
  await row.getByRole('link').tap()
  await expect(page).toHaveURL(addresses.product)
  await expect(mainHeading(page)).toHaveText(oxford.title)
  const market = page.getByRole('button', { name: 'Market, 7 EANs' })
  const more = page.getByRole('button', { name: PRODUCT.more })
  const tab = tabs.getByRole('link', { name: 'Collections' })
  await expectForThumb(market, more, tab, page.getByRole('button', { name: 'Add to collection' }))
  const gapBelowBar = async () => {
    const [bar, below] = [await market.boundingBox(), await tab.boundingBox()]
    return (below?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)
  }
  await expect.poll(gapBelowBar, 'pixels between the bar and the tabs').toBeGreaterThanOrEqual(0)
  await more.tap()
  await expectForThumb(page.getByRole('dialog').getByRole('button', { name: NAMES.rawAnswer }))
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(paths.search({ ...shirts, view: 'table' }))
  await expect(row).toBeVisible()
})

test('each price of an EAN takes two lines, including your merchant’s', async ({ page }) => {
  await page.goto(
    paths.ean(oxford.ean, { ...us, ownMerchants: { us: ['northgate'] }, ref: 'median' }),
  )
  const own = contentOf(page, 'ean')
    .getByRole('row')
    .filter({ has: page.getByText(EAN.you, { exact: true }) })
  await expect(own).toContainText('47.90')
  const height = async () => (await own.boundingBox())?.height
  await expect.poll(height).toBeGreaterThan(44)
  await expect.poll(height).toBeLessThan(160)
  await expectNoSidewaysScroll(page)
})

test(
  'extremely long words stay within a small phone',
  { tag: '@slow' },
  async ({ page, expectStatus, expectNoAnswer }) => {
    expectStatus(404)
    expectNoAnswer()
    await page.setViewportSize({ width: 360, height: 844 })
    const states = (['ean', 'resolve'] as const).flatMap((name) =>
      (['long', 'hostile', 'empty'] as const).map((scenario) => ({ name, scenario })),
    )
    for (const { name, scenario } of states) {
      await test.step(`${name}, ${scenario}`, async () => {
        await page.goto(inScenario(addresses[name], scenario))
        await expect(mainHeading(page)).toBeVisible()
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
        await expectNoSidewaysScroll(page)
      })
    }
  },
)
