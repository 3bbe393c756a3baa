import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { FORMATS } from '../src/domain/exportNames.ts'
import { ladderOf, MAP } from '../src/domain/mapNames.ts'
import { encodeMap, mapState, type MapState } from '../src/url/mapState.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { us } from './known.ts'
import { expectNoSidewaysScroll, expectSaid } from './places.ts'

const DRESSES = { q: 'dress', ...us }
const MINE = 'Kettle & Kin'

const at = (state: Partial<MapState>) => paths.map(encodeMap(mapState({ ...DRESSES, ...state })))
const grid = (page: Page): Locator => page.getByRole('grid', { name: MAP.grid })
const row = (page: Page, brand: string): Locator =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: brand, exact: true }) })
const answered = (page: Page, requests = 12) =>
  expect(page.getByText(new RegExp(`^${requests} of ${requests} requests`))).toBeVisible()

test('a search leads to its map, a gap to the search for the brand, and Back to the map as it was', async ({
  page,
  checkAccess,
}) => {
  await page.goto(paths.search(DRESSES))
  await page.getByRole('link', { name: MAP.page }).click()
  await expect(page).toHaveURL(at({ mine: '' }))
  await expect(page).toHaveTitle('White-space map, dress · Catalog Explorer')
  await answered(page)
  await expectSaid(page, /^dress in us: 12 of 12 requests/)
  await expect(page.getByText('gap', { exact: true })).toHaveCount(0)

  await page.getByRole('combobox', { name: MAP.myMerchant }).selectOption(MINE)
  await expect(page).toHaveURL(at({ mine: MINE }))
  await expect(grid(page).getByRole('columnheader').nth(1)).toHaveText(`${MINE}, mine`)
  await checkAccess()
  await page.getByRole('radio', { name: /^Brands I lack \d+$/ }).check()
  await expect(page).toHaveURL(at({ mine: MINE, show: 'lacked' }))
  await expect(row(page, 'Pale Harbour').getByRole('gridcell')).toContainText([
    'gap',
    '4',
    '3',
    '5',
  ])
  await page.emulateMedia({ colorScheme: 'dark' })
  await checkAccess()

  await row(page, 'Pale Harbour').getByRole('link', { name: '5' }).first().click()
  await expect(page).toHaveURL(
    paths.search({ ...DRESSES, merchant: ['Harbor & Main'], brand: ['Pale Harbour'] }),
  )
  await expect(page.getByText('5 products', { exact: false }).first()).toBeVisible()
  await page.goBack()
  await answered(page)
  await row(page, 'Pale Harbour').getByRole('link', { name: 'gap' }).click()
  await expect(page).toHaveURL(paths.search({ ...DRESSES, brand: ['Pale Harbour'] }))
})

test('a brand opens its price ladder, which a shared link holds', async ({ page, checkAccess }) => {
  await page.goto(at({ mine: MINE }))
  // Until then the brands are not in order, and what moves may be missed.
  await answered(page)
  await grid(page).getByRole('link', { name: 'Marlowe', exact: true }).click()
  await expect(page).toHaveURL(at({ mine: MINE, brand: 'Marlowe' }))
  const ladder = page.getByRole('region', { name: ladderOf('Marlowe') })
  await expect(ladder.getByText(/^55 rows, 2 requests$/)).toBeVisible()
  await expect(ladder.getByText(/^Northgate: entry .*, median .*, top /)).toBeAttached()
  await ladder.getByText(MAP.ladderTable).click()
  await expect(ladder.getByRole('table', { name: MAP.ladder })).toContainText(MINE)
  await expect(ladder.getByRole('table', { name: MAP.fits }).getByRole('row')).not.toHaveCount(0)
  await answered(page)
  await checkAccess()

  await page.reload()
  await ladder.getByRole('combobox', { name: MAP.against }).selectOption('brand')
  await expect(page).toHaveURL(at({ mine: MINE, brand: 'Marlowe', against: 'brand' }))
  await expect(ladder.getByText(/^55 rows, 1 request$/)).toBeVisible()
  await ladder.getByRole('link', { name: MAP.closeLadder }).click()
  await expect(ladder).toHaveCount(0)
})

test('the grid is one stop for the keyboard, and arrows go from cell to cell', async ({ page }) => {
  await page.goto(at({ mine: MINE, order: 'name' }))
  await answered(page)
  const first = grid(page).getByRole('rowheader').first().getByRole('link')
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  const place = () =>
    page.evaluate(() => {
      const cell = document.activeElement?.closest('[aria-colindex]')
      return [cell?.parentElement?.ariaRowIndex, cell?.ariaColIndex]
    })
  await expect.poll(place).toEqual(['3', '2'])
  await page.keyboard.press('Control+End')
  await expect(grid(page).getByRole('row').last().getByRole('gridcell').last()).toBeFocused()
  await page.keyboard.press('Control+Home')
  await expect(first).toBeFocused()
})

test('a list that is cut claims no gap until it is asked', async ({ page, checkAccess }) => {
  await page.goto(`${at({ mine: MINE, show: 'all' })}&demo=long&catalog=300`)
  const ask = page.getByRole('button', { name: /^Ask about .*unknown cells/ })
  await expect(ask).toBeVisible()
  await expect(page.getByText(/returned exactly 5,000 brands,/)).toBeVisible()
  await page.getByRole('combobox', { name: MAP.order }).selectOption('merchants')
  await checkAccess()
  await page.getByRole('radio', { name: 'List' }).check()
  await expect(page.getByRole('table', { name: MAP.list })).toBeVisible()
  await checkAccess()
})

test('the map is saved with what is known and what is not', async ({ page }) => {
  await page.goto(at({ mine: MINE, show: 'lacked' }))
  await answered(page)
  const opener = page.getByRole('button', { name: /^Export \d+ brands$/ })
  await opener.click()
  const panel = page.getByRole('dialog', { name: /^Export \d+ brands$/ })
  await panel.getByRole('radio', { name: FORMATS.csv }).check()
  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: /^Save \d+ rows? as CSV/ }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^White-space map, dress in us, \d{4}-\d\d-\d\d\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain('Complete: every merchant named here was answered')
  expect(text).toMatch(/\r\nPale Harbour,I lack it,gap,4,3,5,/)
})

test('on a phone every brand is a strip of cells', async ({ page, checkAccess }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at({ mine: MINE }))
  await answered(page)
  await expect(row(page, 'Pale Harbour').getByText('KK', { exact: true })).toBeVisible()
  await expect(
    row(page, 'Pale Harbour').getByRole('link', { name: `${MINE} gap`, exact: true }),
  ).toBeVisible()
  await expectNoSidewaysScroll(page)
  await checkAccess()
  await grid(page).getByRole('link', { name: 'Pale Harbour', exact: true }).click()
  await expect(page.getByRole('region', { name: ladderOf('Pale Harbour') })).toBeInViewport()
  await expectNoSidewaysScroll(page)
  await checkAccess()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})
