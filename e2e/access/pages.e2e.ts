/** What every page has for who does not see it: a name when it opens, a heading that comes first, a short way to the answer. */
import type { Page } from 'playwright/test'
import { NAMES } from '@/words/names.ts'
import { everyName, expect, open, test, type EveryPage } from './everyPage.ts'

/** Stops of the Tab key from where the skip link leads to the first thing of the answer. */
const STOPS = 5

/** Pages that are one answer as a whole: reading begins at their top. */
const WHOLE: readonly EveryPage[] = [
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

/** In two, so that both cores have one. */
const halves = [everyName.slice(0, 13), everyName.slice(13)]

/** How many Tabs lead from where the focus is to the first thing in there; 0 where it has a field itself. */
async function stopsInside(page: Page): Promise<number> {
  // Of a table the whole one: a row may hold nothing to press.
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

/** Where a country is written as it is sent: "in us" is read as a pronoun. Addresses hold codes as they are. */
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
          // The start page gives it to its box.
          if (new URL(page.url()).pathname !== pathname) {
            await expect(page.locator(':focus')).toHaveAccessibleName(/\S/)
          }

          // That page is about what was sent.
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
