import {
  addWord,
  clearFilter,
  findInFacet,
  moreOf,
  NAMES,
  removeFilter,
  removeWord,
} from '../src/domain/names.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, us } from './known.ts'
import { chips, contentOf, expectSaid, lookupBox, mainHeading } from './places.ts'

const shirts = { q: 'cotton shirt', ...us }

test('a merchant is filtered by, shown at once and taken away again', async ({
  page,
  checkAccess,
}) => {
  await page.goto(addresses.search)
  const merchants = page.getByRole('radiogroup', { name: NAMES.merchant })
  const northgate = merchants.getByRole('radio', { name: /^Northgate/ })
  const label = await northgate.innerText()
  const count = /[\d,]+$/.exec(label.trim())?.[0] ?? ''
  await northgate.click()
  await expect(page).toHaveURL(paths.search({ ...shirts, merchant: ['Northgate'] }))
  await expect(northgate).toBeChecked()
  await expectSaid(page, `${count} products`)
  await expect(
    page.getByRole('paragraph').filter({ hasText: `${count} products in us` }),
  ).toBeVisible()
  await expect(page.getByRole('article').filter({ hasNotText: 'Northgate' })).toHaveCount(0)
  await checkAccess()

  const remove = page.getByRole('button', { name: removeFilter('merchant', 'Northgate') })
  await remove.click()
  await expect(page).toHaveURL(addresses.search)
  await expect(merchants.getByRole('radio', { name: 'Any merchant' })).toBeChecked()
  await expect(mainHeading(page)).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL(paths.search({ ...shirts, merchant: ['Northgate'] }))
  await expect(northgate).toBeChecked()
})

test('arrow keys move inside a filter without a step in the history', async ({ page }) => {
  await page.goto(paths.search(us))
  await lookupBox(page).fill('cotton shirt')
  await lookupBox(page).press('Enter')
  const brands = page.getByRole('radiogroup', { name: NAMES.brand })
  const any = brands.getByRole('radio', { name: 'Any brand' })
  await expect(brands.getByRole('radio').nth(2)).toBeVisible()
  await any.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/brand=/)
  await expect(any).not.toBeChecked()
  await expect(brands.getByRole('radio', { checked: true })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(paths.search(us))
})

test('a facet value is a real link that opens in a new tab', async ({ page, context }) => {
  await page.goto(addresses.search)
  const opened = context.waitForEvent('page')
  await page.getByRole('radio', { name: /^Cartwheel/ }).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab).toHaveURL(paths.search({ ...shirts, merchant: ['Cartwheel'] }))
  await expect(tab.getByRole('radio', { name: /^Cartwheel/ })).toBeChecked()
  await expect(page).toHaveURL(addresses.search)
})

test('a word facet adds its value to the keywords and says so', async ({ page, checkAccess }) => {
  await page.goto(addresses.search)
  const words = page.getByRole('region', { name: 'Add a word' })
  await expect(words).toContainText('A click adds it to your keywords')
  const striped = words.getByRole('button', { name: new RegExp(`^${addWord('Striped')}`) })
  await striped.click()
  await expect(page).toHaveURL(paths.search({ ...shirts, words: ['Striped'] }))
  await expect(striped).toHaveAttribute('aria-pressed', 'true')
  await expect(striped).toBeFocused()
  await expect(mainHeading(page)).toHaveText('cotton shirt Striped')
  await expect(lookupBox(page)).toHaveValue('cotton shirt Striped')
  await expectSaid(page, /^[\d,]+ products?$/)
  await checkAccess()
  await page.getByRole('button', { name: removeWord('Striped') }).click()
  await expect(page).toHaveURL(addresses.search)
  await expect(striped).toHaveAttribute('aria-pressed', 'false')
})

test('a typed filter is applied on Enter and cleared', async ({ page }) => {
  await page.goto(addresses.search)
  const division = page
    .getByRole('combobox', { name: NAMES.division })
    .or(page.getByRole('textbox', { name: NAMES.division }))
  await division.fill('Apparel')
  await expect(division).toHaveAccessibleDescription('Enter applies it')
  await division.press('Enter')
  await expect(page).toHaveURL(paths.search({ ...shirts, division: 'Apparel' }))
  await expect(chips(page)).toContainText('Apparel')
  await expect(contentOf(page, 'search')).toBeVisible()
  await page.getByRole('button', { name: clearFilter('division') }).click()
  await expect(page).toHaveURL(addresses.search)
  await expect(chips(page)).toHaveCount(0)
})

test('chips are removed one by one, and all at once', async ({ page }) => {
  const narrowed = { ...shirts, merchant: ['Northgate'], words: ['Casual'], division: 'Apparel' }
  await page.goto(paths.search(narrowed))
  await expect(chips(page).getByRole('button')).toHaveText(['', '', ''])
  await page.getByRole('button', { name: removeFilter('merchant', 'Northgate') }).click()
  await expect(page).toHaveURL(paths.search({ ...narrowed, merchant: [] }))
  await expect(
    page.getByRole('button', { name: removeFilter('division', 'Apparel') }),
  ).toBeFocused()
  await page.getByRole('link', { name: NAMES.clearAll }).click()
  await expect(page).toHaveURL(addresses.search)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(paths.search(narrowed))
  await expect(chips(page).getByRole('listitem')).toHaveCount(4)
})

test('long facets show more and are searched', async ({ page }) => {
  await page.goto(addresses.search)
  const brands = page.getByRole('radiogroup', { name: NAMES.brand })
  await expect(brands.getByRole('radio')).toHaveCount(5)
  await brands.getByRole('button', { name: moreOf('Brand') }).click()
  expect(await brands.getByRole('radio').count()).toBeGreaterThan(20)
  await brands.getByRole('button', { name: findInFacet('Brand') }).click()
  const find = brands.getByRole('textbox', { name: findInFacet('Brand') })
  await expect(find).toBeFocused()
  await find.fill('marl')
  await expect(brands.getByRole('radio')).toHaveText([/Any brand/, /Marlowe/])
  await find.press('Escape')
  await expect(brands.getByRole('button', { name: findInFacet('Brand') })).toBeFocused()
})
