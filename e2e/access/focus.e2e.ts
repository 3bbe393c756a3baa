import type { Page } from 'playwright/test'
import { NAMES } from '@/words/names.ts'
import { mainHeading } from '../support/locators.ts'
import { testPageNames, expect, open, test, type TestPageName } from './everyPage.ts'

/** Clicks that remove their own control, and where the focus moves: to a region, to the page heading, or to a row. */
const clicks: {
  at: TestPageName
  /** The view of the page that contains the control. */
  view?: string
  controlName: RegExp
  goesOn: string | RegExp | { row: string }
}[] = [
  { at: 'a search that finds nothing', controlName: /^Remove merchant/, goesOn: 'Results' },
  { at: 'what changed', view: 'History', controlName: /^Delete the version/, goesOn: 'Versions' },
  { at: 'a new run', controlName: /^Delete the update/, goesOn: 'heading' },
  { at: 'settings', controlName: /^Turn off/, goesOn: 'Connection' },
  {
    at: 'service profile',
    controlName: /^Try, 1 request/,
    goesOn: { row: 'Parameters a search needs' },
  },
]

const control = (page: Page, name: RegExp) =>
  page
    .getByRole('main')
    .getByRole('button', { name })
    .or(page.getByRole('main').getByRole('link', { name }))

const place = (page: Page, goesOn: (typeof clicks)[number]['goesOn']) => {
  if (goesOn === 'heading') return mainHeading(page)
  if (goesOn === 'main') return page.getByRole('main')
  if (typeof goesOn === 'object' && 'row' in goesOn)
    return page.getByRole('rowheader', { name: goesOn.row })
  return page.getByRole('region', { name: goesOn })
}

/** Resolves when the code that restores the focus has loaded. The app loads it once per page load. */
const isWatched = (page: Page) =>
  page.waitForEvent('requestfinished', (request) => /\/backgroundWork-/.test(request.url()))

/** Two halves, so that the clicks of one do not change the saved data that the other needs. */
const halves = [clicks.slice(0, 4), clicks.slice(4)]

for (const half of halves) {
  const places = half.map(({ at }) => at).join(', ')
  test(
    `${places}: a press that takes its control along leaves the focus on the page`,
    { tag: '@slow' },
    async ({ page, savedThings }) => {
      const first = isWatched(page)
      await open(page, 'search', savedThings)
      await first
      for (const { at, view, controlName: press, goesOn } of half) {
        await test.step(at, async () => {
          // Settings turn off the demo options of an address, so they are opened with a fresh address.
          const isInApp = at !== 'settings'
          const watched = isInApp || isWatched(page)
          await open(page, at, savedThings, { isInApp })
          await watched
          if (view !== undefined) {
            await page.getByRole('main').getByRole('link', { name: view, exact: true }).click()
          }
          await control(page, press).last().focus()
          await page.keyboard.press('Enter')
          await expect(place(page, goesOn)).toBeFocused()
        })
      }
    },
  )
}

/** Number of Tab steps from the beginning of the content. */
const STEPS = 12

// In forced colours the user chooses the contrast, and axe reads text colours from a style that the browser leaves unchanged.
test(
  'the focus is visible in forced colours on every page',
  { tag: '@slow' },
  async ({ page, savedThings }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    for (const [turn, name] of testPageNames.entries()) {
      await test.step(name, async () => {
        await open(page, name, savedThings, { isInApp: turn > 0 })
        await page.getByRole('link', { name: NAMES.skip }).focus()
        await page.keyboard.press('Enter')
        for (let step = 0; step < STEPS; step += 1) {
          await page.keyboard.press('Tab')
          const seen = await page.evaluate(() => {
            const active = document.activeElement
            if (!active || active === document.body) return 'nothing'
            // A field may show the ring on its frame, and a card on the whole card.
            for (let at: Element | null = active; at; at = at.parentElement) {
              // A card's link covers the card with its pseudo-element.
              for (const part of [undefined, '::after']) {
                const { outlineStyle, outlineWidth } = getComputedStyle(at, part)
                if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return 'ring'
              }
            }
            return active.outerHTML.slice(0, 200)
          })
          expect.soft(seen, name).toMatch(/^(?:ring|nothing)$/)
        }
      })
    }
  },
)
