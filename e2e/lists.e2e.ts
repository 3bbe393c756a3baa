import type { Page } from 'playwright/test'
import {
  compareSelected,
  LISTS,
  moveNamed,
  noteOf,
  removeNamed,
  selectEntryNamed,
} from '../src/domain/lists/listNames.ts'
import { NAMES } from '../src/domain/names.ts'
import { SELECTION, selectNamed } from '../src/domain/selectionNames.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, inScenario, oxford, us } from './known.ts'
import { expectNoSidewaysScroll, expectSaid, mainHeading } from './places.ts'

const products = (page: Page) => page.getByRole('table', { name: LISTS.products })
const titles = (page: Page) => products(page).getByRole('rowheader').getByRole('link')
const noteCell = (page: Page, words: string) =>
  page.getByRole('button', { name: `${noteOf(oxford.title)}: ${words}` })

/** Adds what is on a product's page to a new list, and goes there. */
async function makeList(page: Page, name: string, address: string = addresses.product) {
  await page.goto(address)
  await page.getByRole('button', { name: LISTS.add, exact: true }).click()
  await page.getByRole('textbox', { name: LISTS.newName }).fill(name)
  await page.getByRole('button', { name: LISTS.addToNew }).click()
  await page.getByRole('button', { name: LISTS.open }).click()
  await expect(mainHeading(page)).toHaveText(name)
}

test('selected results become a list that is ordered, noted, compared and found again', async ({
  page,
  checkAccess,
}) => {
  await page.goto(paths.lists())
  await expect(page.getByRole('heading', { name: 'Products you come back to' })).toBeVisible()
  await checkAccess()

  await page.goto(paths.search({ q: 'cotton shirt', view: 'table', ...us }))
  await page.getByRole('checkbox', { name: SELECTION.page }).check()
  await page.getByRole('button', { name: LISTS.add, exact: true }).click()
  await page.getByRole('textbox', { name: LISTS.newName }).fill('Autumn shirts')
  await checkAccess()
  await page.getByRole('button', { name: LISTS.addToNew }).click()
  await page.getByRole('button', { name: LISTS.open }).click()
  await expect(page).toHaveURL(/\/lists\/[a-z0-9]{10}$/)
  await expect(page).toHaveTitle('Autumn shirts · Catalog Explorer')
  await expect(page.getByText(/24 products in us · 24 loaded/).first()).toBeVisible()
  await expect(titles(page).first()).toHaveText(oxford.title)
  await checkAccess()

  await page.getByRole('button', { name: moveNamed(1, oxford.title) }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expectSaid(page, 'Row 3 of 24')
  await expect(titles(page).nth(2)).toHaveText(oxford.title)
  await page.keyboard.press('Space')
  await expectSaid(page, 'Dropped, now row 3 of 24')
  await expect(page.getByRole('button', { name: moveNamed(3, oxford.title) })).toBeFocused()

  await products(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: oxford.title }) })
    .getByRole('button', { name: LISTS.noteEmpty })
    .click()
  await page.keyboard.type('Hero piece; hold until week 48')
  await page.keyboard.press('Enter')
  await expect(noteCell(page, 'Hero piece; hold until week 48')).toBeFocused()

  await page.reload()
  await expect(titles(page).nth(2)).toHaveText(oxford.title)
  await expect(noteCell(page, 'Hero piece; hold until week 48')).toBeVisible()
  const second = (await titles(page).nth(1).textContent()) ?? ''
  await page.getByRole('checkbox', { name: selectEntryNamed(oxford.title) }).check()
  await page.getByRole('checkbox', { name: selectEntryNamed(second) }).check()
  await expect(page.getByRole('link', { name: compareSelected(2) })).toHaveAttribute(
    'href',
    /^\/compare\?id=.+&id=.+&country=us/,
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await checkAccess()
})

test('rows are moved by the pointer, and taken out with a way back', async ({ page }) => {
  await page.goto(paths.search({ q: 'cotton shirt', view: 'table', ...us }))
  await page.getByRole('checkbox', { name: selectNamed(oxford.title) }).check()
  await page.getByRole('row').nth(2).getByRole('checkbox').check()
  await page.getByRole('row').nth(3).getByRole('checkbox').check()
  await page.getByRole('button', { name: LISTS.add, exact: true }).click()
  await page.getByRole('textbox', { name: LISTS.newName }).fill('Three')
  await page.getByRole('button', { name: LISTS.addToNew }).click()
  await page.getByRole('button', { name: LISTS.open }).click()
  await expect(page.getByText(/3 products in us · 3 loaded/).first()).toBeVisible()
  const [first = '', second = '', third = ''] = await titles(page).allTextContents()

  const from = await page.getByRole('button', { name: moveNamed(1, first) }).boundingBox()
  const to = await page.getByRole('button', { name: moveNamed(3, third) }).boundingBox()
  if (!from || !to) throw new Error('the handles are not on the page')
  await page.mouse.move(from.x + 8, from.y + 16)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 60, { steps: 4 })
  await page.mouse.move(to.x + 8, to.y + 20, { steps: 4 })
  await expect(titles(page)).toHaveText([second, third, first])
  await page.mouse.up()
  await expectSaid(page, 'Dropped, now row 3 of 3')
  await page.reload()
  await expect(titles(page)).toHaveText([second, third, first])

  await page.getByRole('button', { name: removeNamed(third) }).click()
  await expect(titles(page)).toHaveText([second, first])
  await page.getByRole('button', { name: LISTS.undo }).click()
  await expect(titles(page)).toHaveText([second, third, first])
})

test('a list is sent as a link, and kept by whoever opens it', async ({
  page,
  browser,
  checkAccess,
}, { project }) => {
  await makeList(page, 'For a colleague')
  const link = await page.getByRole('textbox', { name: LISTS.share }).inputValue()
  expect(link).toContain(`/lists/shared?name=For+a+colleague&country=us&id=${oxford.id}`)

  const elsewhere = await browser.newContext({ baseURL: project.use.baseURL ?? '' })
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(mainHeading(other)).toHaveText('For a colleague')
  await expect(products(other)).toContainText('47.90')
  await checkAccess(other)
  await other.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(other)
  await other.getByRole('button', { name: LISTS.keep }).click()
  await expect(other).toHaveURL(/\/lists\/[a-z0-9]{10}$/)
  await expect(titles(other)).toHaveText([oxford.title])
  await elsewhere.close()
})

test('what one tab changes shows in the other', async ({ page, context }) => {
  await makeList(page, 'Two tabs')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(titles(other)).toHaveText([oxford.title])
  await page.getByRole('button', { name: LISTS.rename }).click()
  await page.getByRole('textbox', { name: LISTS.name }).fill('Both tabs')
  await page.getByRole('button', { name: LISTS.saveName }).click()
  await expect(mainHeading(other)).toHaveText('Both tabs')
  await other.getByRole('button', { name: removeNamed(oxford.title) }).click()
  await expect(page.getByText('Nothing in this list yet')).toBeVisible()
})

test('a list reads as last seen while the service fails, and takes ids from the clipboard', async ({
  page,
  checkAccess,
  expectStatus,
}) => {
  expectStatus(400, 404)
  await makeList(page, 'As last seen')
  await page.getByRole('button', { name: LISTS.import }).first().click()
  await page
    .getByRole('textbox', { name: LISTS.paste })
    .fill('B21BA7D00000000000000000000000FF\n2049811763054')
  await expect(page.getByRole('table', { name: `${LISTS.unread}: 1` })).toContainText(
    'A code, not a product id',
  )
  await checkAccess()
  await page.getByRole('button', { name: 'Bring in 1 product' }).click()
  await expect(products(page)).toContainText('Not found')
  await checkAccess()
  await page.goto(inScenario(new URL(page.url()).pathname, 'bad-request'))
  await expect(products(page)).toContainText('47.90')
})

test('the lists are one press away on a phone', async ({ page, checkAccess }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await makeList(page, 'On the way')
  await expectNoSidewaysScroll(page)
  await page
    .getByRole('navigation', { name: NAMES.smallNavigation })
    .getByRole('link', { name: LISTS.page })
    .click()
  await expect(page).toHaveURL(paths.lists())
  await expect(page.getByRole('link', { name: /^On the way/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await checkAccess()
})
