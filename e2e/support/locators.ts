/** Parts of the app that several journeys use, found as a user finds them: by role and name. */
import type { Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { LOAD } from '@/words/loadNames.ts'
import { addWord, NAMES } from '@/words/names.ts'
import { START } from '@/words/startNames.ts'
import { oxford, type PageName } from './demoData.ts'

/** The search box, in the top bar or on Start. */
export function lookupBox(page: Page): Locator {
  return page.getByRole('search').getByRole('combobox')
}

/** Chooses your merchant in the header, as a user does once before anything else. */
export async function chooseMerchant(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^You: / }).click()
  const sheet = page.getByRole('dialog', { name: /^Your merchant in / })
  await sheet.getByRole('textbox', { name: 'Merchant name or ID' }).fill(name)
  await sheet
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  await expect(sheet).toHaveCount(0)
}

export function mainHeading(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 })
}

/** The content that a page shows once its response is there. */
export function contentOf(page: Page, name: PageName): Locator {
  const main = page.getByRole('main')
  return {
    // A first visit has examples, later ones have something to update.
    start: main
      .getByRole('navigation', { name: NAMES.examples })
      .getByRole('link')
      .or(main.getByRole('button', { name: START.updateAll }))
      .first(),
    search: main.getByRole('article').first(),
    product: main.getByRole('heading', { level: 1, name: oxford.title }),
    resolve: main.getByRole('table', { name: 'Price position by variant' }),
    ean: main.getByRole('table', { name: /^Offers in/ }),
  }[name]
}

/** Facets arrive after the results, so checks of the whole page wait for them. */
export async function expectFacets(page: Page): Promise<void> {
  const facets = page.getByRole('complementary', { name: NAMES.facets })
  await expect(
    facets.getByRole('button', { name: new RegExp(`^${addWord('')}`) }).first(),
  ).toBeVisible()
}

/** The button that loads a whole collection, with its text on a wide screen or on a phone. */
export function loadSetButton(page: Page): Locator {
  return page
    .getByRole('button', { name: new RegExp(`^(?:${LOAD.load}|${LOAD.loadShort})`) })
    .first()
}

/** Returns how many codes of a collection have been checked, as the page shows it. */
export async function checkedSoFar(page: Page): Promise<number> {
  const words = await page.getByRole('region', { name: CODE_CHECK.figures }).innerText()
  return Number(/Checked\s*([\d,]+) of/.exec(words)?.[1]?.replaceAll(',', ''))
}

/** Waits until the page shows that all `count` codes were checked. */
export async function expectChecked(
  page: Page,
  count: number,
  options?: { timeout: number },
): Promise<void> {
  const shown = count.toLocaleString('en')
  await expect(page.getByRole('region', { name: CODE_CHECK.figures })).toContainText(
    new RegExp(`Checked\\s*${shown} of ${shown}(?!,|\\d)`),
    options,
  )
}

/** Waits for an announcement in the app's live region. */
export async function expectSaid(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByRole('status').getByText(words).last()).toBeAttached()
}

/** Expects that nothing on the page is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooFar = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(tooFar, 'pixels beyond the right edge').toBeLessThanOrEqual(0)
}
