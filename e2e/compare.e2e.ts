import type { Locator, Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { encodeCompare, type CompareState } from '@/routing/states/compareState.ts'
import { COMPARE } from '@/words/compareNames.ts'
import { EXPORT } from '@/words/exportNames.ts'
import { PICKED } from '@/words/pickedNames.ts'
import { inSmallCatalog, oxford } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoSidewaysScroll } from './support/locators.ts'

/** Shirts of the demo catalog: the first and the second are of one merchant. */
const check = { id: '8C8305DF65FB8A79EDE64F8114563213' }
const stripe = {
  id: '5298155362F971602BDC2476C1AAE9BC',
  title: 'Bengal Stripe Cotton Shirt, Spread Collar, Easy Iron',
}
const IDS = [oxford.id, check.id, stripe.id]

const at = (state: Partial<CompareState> = {}) =>
  inSmallCatalog(paths.compare(encodeCompare({ ids: IDS, country: 'us', ...state })))
const table = (page: Page): Locator => page.getByRole('table', { name: COMPARE.table })
const row = (page: Page, name: string): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })

test('the base product and the differences filter survive Back and a reload', async ({ page }) => {
  await page.goto(at())
  await expect(row(page, 'Category')).not.toHaveCount(0)
  await page.getByRole('checkbox', { name: COMPARE.onlyDiffering }).check()
  await expect(page).toHaveURL(at({ diff: true }))
  await page
    .getByRole('combobox', { name: COMPARE.measuredAgainst })
    .selectOption('Northgate, 42.50')
  await expect(page).toHaveURL(at({ diff: true, base: check.id }))
  await page.reload()
  await expect(row(page, 'Offer price').getByRole('cell').first()).toContainText('+12.7%')
  await expect(table(page).getByRole('rowheader', { name: 'Category', exact: true })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(at({ diff: true }))
  await page.goBack()
  await expect(page).toHaveURL(at())
  await expect(page.getByRole('checkbox', { name: COMPARE.onlyDiffering })).not.toBeChecked()
})

test(
  'the table scrolls by keys with its headings visible; a phone shows one product beside the base',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 600 })
    await page.goto(at())
    const box = page.getByRole('region', { name: COMPARE.box })
    const offers = row(page, 'Offer price').getByRole('cell')
    await expect(offers).toHaveText([/47\.90/, /42\.50/, /64\.00/])
    await box.focus()
    await page.keyboard.press('End')
    const price = row(page, 'Offer price')
    await expect(price).not.toBeInViewport()
    await expect(table(page).getByRole('link', { name: oxford.title })).toBeInViewport()
    await page.keyboard.press('Home')
    await expect(price).toBeInViewport()
    for (let count = 0; count < 12; count += 1) await page.keyboard.press('ArrowRight')
    await expect(table(page).getByRole('link', { name: stripe.title })).toBeInViewport()
    await expect(table(page).getByRole('rowheader', { name: 'MRP' })).toBeInViewport()

    await page.setViewportSize({ width: 390, height: 844 })
    const strip = page.getByRole('group', { name: COMPARE.strip })
    await expect(strip.getByRole('button')).toHaveCount(3)
    await expect(offers).toHaveText([/47\.90/, /42\.50/])
    await strip.getByRole('button', { name: /Harbor & Main/ }).click()
    await expect(offers).toHaveText([/47\.90/, /64\.00/])
    await expectNoSidewaysScroll(page)
    // The most used action is in the bottom bar; the others are one click away.
    const tops = async () => {
      const places = [COMPARE.add, PICKED.add].map(async (name) => {
        const place = await page
          .getByRole('main')
          .getByRole('button', { name, exact: true })
          .boundingBox()
        return place?.y ?? 0
      })
      return new Set(await Promise.all(places))
    }
    await expect.poll(async () => (await tops()).size).toBe(1)
    expect(Math.min(...(await tops()))).toBeGreaterThan(844 * 0.75)
    await page.getByRole('button', { name: COMPARE.more }).click()
    const more = page.getByRole('dialog', { name: COMPARE.more })
    await expect(more.getByRole('combobox', { name: COMPARE.measuredAgainst })).toBeVisible()
    await expect(more.getByRole('button', { name: EXPORT.export })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
  },
)
