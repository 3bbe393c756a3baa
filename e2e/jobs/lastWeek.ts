/** Data that several jobs start with, shared by the tests with mouse and with screen reader. */
import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { PICKED } from '@/words/pickedNames.ts'
import { oxford, us } from '../support/demoData.ts'
import { expect } from '../support/fixtures.ts'
import { expectChecked, mainHeading } from '../support/locators.ts'
import { withoutDelay, loadApparel } from '../support/smallCatalogs.ts'

/** A feed with two rows: a code that nine merchants of the demo sell in the US, and a product without a code. */
export const FEED = {
  name: 'assortment.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`sku;title;gtin;price;country;merchant;brand
A-1;Oxford shirt, light blue;${oxford.ean};41.50;us;Corner Shop;Marlowe
A-2;Gift wrap;;2.00;us;Corner Shop;`),
}

/** A search for dresses in which Kettle & Kin has no product of one brand. */
export const GAP = {
  q: 'dress',
  ...us,
  ownMerchants: { us: ['Kettle & Kin'] },
  brand: 'Pale Harbour',
}

const SIZE = 1000
const lastWeek = (path: string) => withoutDelay(path, SIZE)
export const thisWeek = (path: string) => `${path}?demo=next-week,at-once&catalog=${SIZE}`

/**
 * Saves a complete collection from a search, a picked collection and a collection of codes, none of them updated yet. Returns the
 * row count of the first.
 */
export async function saveLastWeek(page: Page): Promise<number> {
  const { count } = await loadApparel(page, SIZE)
  await page.goto(lastWeek(paths.product(oxford.id, us)))
  await page.getByRole('button', { name: PICKED.add }).click()
  await page.getByRole('textbox', { name: PICKED.newName }).fill('Price talks')
  await page.getByRole('button', { name: PICKED.addToNew }).click()
  await page.getByRole('button', { name: PICKED.open }).click()
  await expect(mainHeading(page)).toHaveText('Price talks')
  await page.goto(lastWeek(`${paths.newCollection()}?country=us`))
  await page.getByRole('textbox', { name: CODE_CHECK.paste }).fill(oxford.ean)
  await page.getByRole('button', { name: /^Create and check/ }).click()
  await expectChecked(page, 1)
  return count
}
