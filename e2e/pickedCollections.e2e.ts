import type { Page } from 'playwright/test'
import { encodeSharedList } from '@/pages/collection/link/pickedLink.ts'
import { paths } from '@/routing/paths.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { PICKED, moveNamed, noteOf } from '@/words/pickedNames.ts'
import { SHARE } from '@/words/shareNames.ts'
import { inSmallCatalog, oxford } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoSidewaysScroll, expectSaid, mainHeading } from './support/locators.ts'

/** Three shirts of the demo catalog. */
const shirts = [
  oxford,
  {
    id: '8C8305DF65FB8A79EDE64F8114563213',
    title: "Men's Micro Check Cotton Shirt, Tailored Fit, Non-Iron",
  },
  {
    id: '5298155362F971602BDC2476C1AAE9BC',
    title: 'Bengal Stripe Cotton Shirt, Spread Collar, Easy Iron',
  },
] as const
const [first, second, third] = shirts.map(({ title }) => title) as [string, string, string] // three of them
const entries = shirts.map(({ id }) => ({ id, country: 'us', note: '' }))
const NOTE = 'Hero piece; hold until week 48'

/** Titles only, without the EANs beside them. */
const titles = (page: Page) =>
  page
    .getByRole('table', { name: COLLECTION_VIEWS.rows })
    .getByRole('rowheader')
    .getByRole('link', { name: /[a-z]/i })
const noteCell = (page: Page) =>
  page.getByRole('button', { name: `${noteOf(oxford.title)}: ${NOTE}` })

test('a collection from a link is saved and reordered by mouse, also after a reload', async ({
  page,
  context,
}) => {
  await page.goto(
    inSmallCatalog(paths.sharedCollection(encodeSharedList({ name: 'Three', entries }))),
  )
  await page.getByRole('button', { name: SHARE.start }).click()
  await expect(page).toHaveURL(/\/collections\/[a-z0-9]{10}\?/)
  await expect(page.getByText(/3 products in US · 3 loaded/).first()).toBeVisible()
  await expect(titles(page)).toHaveText([first, second, third])

  // Waits until the row has stopped moving, because images and figures above it were just loaded.
  await page.getByRole('button', { name: moveNamed(1, first) }).hover()
  const to = await page.getByRole('button', { name: moveNamed(3, third) }).boundingBox()
  if (!to) throw new Error('the handles are not on the page')
  await page.mouse.down()
  await page.mouse.move(to.x + 8, to.y + 20, { steps: 8 })
  await expect(titles(page)).toHaveText([second, third, first])
  await page.mouse.up()
  await expectSaid(page, 'Dropped, now row 3 of 3')

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(titles(other)).toHaveText([second, third, first])
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: oxford.title }) })
    .getByRole('button', { name: PICKED.noteEmpty })
    .click()
  await page.getByRole('textbox', { name: noteOf(oxford.title) }).fill(NOTE)
  await page.keyboard.press('Enter')
  await expect(noteCell(page)).toBeFocused()
  await expect(noteCell(other)).toBeVisible()
  await other.getByRole('button', { name: COLLECTION_VIEWS.more }).click()
  await other.getByRole('button', { name: PICKED.rename }).click()
  await other.getByRole('textbox', { name: PICKED.name }).fill('Three of both tabs')
  await other.getByRole('button', { name: PICKED.saveName }).click()
  await expect(mainHeading(page)).toHaveText('Three of both tabs')

  await page.reload()
  await expect(titles(page)).toHaveText([second, third, first])
  await expect(noteCell(page)).toBeVisible()
  await expect(mainHeading(page)).toHaveText('Three of both tabs')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})
