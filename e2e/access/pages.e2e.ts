/** What every page offers to screen-reader users: a name when it opens, a heading first, a short way to the content. */
import type { Page } from 'playwright/test'
import { NAMES } from '@/words/names.ts'
import { testPageNames, expect, open, test, type TestPageName } from './everyPage.ts'

/** The limit of Tab stops from the target of the skip link to the first control of the content. */
const STOPS = 5

/** Pages whose whole content is the result, so that the skip link focuses the top of the content. */
const WHOLE: readonly TestPageName[] = [
  'start',
  'a search that finds nothing',
  'product',
  'EAN prices, no code yet',
  'a shared list',
  'history',
  'a new run',
  'your catalog',
  'settings',
  'no such page',
]

/** Two halves, one for each core. */
const halves = [testPageNames.slice(0, 13), testPageNames.slice(13)]

/** Number of Tab stops from the focus to the first control inside the focused element; 0 if the focus is on a text area. */
async function stopsInside(page: Page): Promise<number> {
  // For a table, the whole table counts, because its first row may have no control.
  const place = await page.evaluateHandle(
    () => document.activeElement?.closest('table') ?? document.activeElement,
  )
  if (await place.evaluate((answer) => answer?.matches('textarea') === true)) return 0
  const isIn = () =>
    place.evaluate(
      (answer) =>
        answer !== document.activeElement && answer?.contains(document.activeElement) === true,
    )
  let stops = 0
  do {
    await page.keyboard.press('Tab')
    stops += 1
  } while (!(await isIn()) && stops <= STOPS)
  return stops
}

/**
 * Lines with a country code in lower case, as in requests: screen readers read "in us" as a pronoun. Addresses may contain such
 * codes.
 */
async function codesAsSent(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  return lines.filter(
    (line) => !line.includes('/url:') && /(?<![\w=&/?.-])us(?![\w=/.-])/.test(line),
  )
}

for (const half of halves) {
  test(
    `${half.join(', ')}: each is said by its name, writes countries in capitals, and its answer is a few stops away`,
    { tag: '@slow' },
    async ({ page, savedThings }) => {
      await open(page, half.includes('start') ? 'settings' : 'start', savedThings)
      for (const name of half) {
        await test.step(name, async () => {
          const { pathname } = new URL(page.url())
          await open(page, name, savedThings, { isInApp: true })
          const main = page.getByRole('main')
          await expect(main).toHaveAccessibleName(/\S/)
          // Start moves the focus to its search box.
          if (new URL(page.url()).pathname !== pathname) {
            await expect(page.locator(':focus')).toHaveAccessibleName(/\S/)
          }

          // The service profile shows values as they are sent.
          if (name !== 'service profile') expect(await codesAsSent(page)).toEqual([])
          await expect(main.getByRole('heading').first()).toHaveJSProperty('tagName', 'H1')
          await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)

          await page.getByRole('link', { name: NAMES.skip }).focus()
          await page.keyboard.press('Enter')
          if (WHOLE.includes(name)) {
            await expect(main).toBeFocused()
            return
          }
          await expect(main).not.toBeFocused()
          await expect(page.locator(':focus')).toBeInViewport()
          expect(await stopsInside(page)).toBeLessThanOrEqual(STOPS)
        })
      }
    },
  )
}
