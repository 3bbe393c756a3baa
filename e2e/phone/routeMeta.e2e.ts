import type { Page } from 'playwright/test'
import { routeMetaOf, pageAt } from '@/app/start/pageCode.ts'
import { NAMES } from '@/words/names.ts'
import { testPageNames, expect, open, test, type TestPageName } from '../access/everyPage.ts'

/** Pages in a state that offers no action yet. */
const NOTHING_TO_DO: readonly TestPageName[] = ['EAN prices, no code yet']

/** The part of the first screen above the bottom bar and the tabs, in px; the whole screen has 844 px. */
const FIRST_SCREEN = 640

const routeMetaHere = (page: Page) => {
  const here = pageAt(new URL(page.url()).pathname)
  return here && routeMetaOf(here.path)
}

/** Returns the tag name of the first heading, and true if an action bar is fixed above the tabs. */
const seen = (page: Page) =>
  page.getByRole('main').evaluate((main) => ({
    first: main.querySelector('h1, h2, h3, h4')?.tagName,
    isInBottomBar: [...main.querySelectorAll('[data-commands]')].some(
      (group) => getComputedStyle(group).position === 'fixed',
    ),
  }))

/** Activates a skip link and returns the position of the focus, in px from the top of the page. */
async function skipsTo(page: Page, name: string): Promise<number> {
  await page.getByRole('link', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
  return page.evaluate(() => {
    const { top = Infinity } = document.activeElement?.getBoundingClientRect() ?? {}
    return top + window.scrollY
  })
}

/** Search is tested only as a table, because `open` waits for the facets of the cards, which a phone shows in a sheet. */
const names = testPageNames.filter((name) => name !== 'search')

for (const half of [names.slice(0, names.length / 2), names.slice(names.length / 2)]) {
  test(
    `${half.join(', ')}: each keeps what the table of pages promises of it`,
    { tag: '@slow' },
    async ({ page, savedThings }) => {
      for (const [at, name] of half.entries()) {
        await test.step(name, async () => {
          await open(page, name, savedThings, { isInApp: at > 0 })
          const { first, isInBottomBar } = await seen(page)
          expect.soft(first, `${name}: the first heading`).toBe('H1')
          await expect.soft(page.getByRole('main')).toHaveAccessibleName(/./)
          const meta = routeMetaHere(page)
          if (!meta) return
          const hasBottomBar = meta.action === 'at the foot' && !NOTHING_TO_DO.includes(name)
          expect.soft(isInBottomBar, `${name}: something to do at the foot`).toBe(hasBottomBar)
          const top =
            meta.firstScreen === 'answer'
              ? await skipsTo(page, NAMES.skip)
              : ((
                  await page
                    .getByRole('main')
                    .locator(
                      // Not the page's actions in the bottom bar.
                      ':is(button, input, select, textarea):not([data-commands] *):visible',
                    )
                    .first()
                    .boundingBox()
                )?.y ?? Infinity)
          expect.soft(top, `${name}: px to its ${meta.firstScreen}`).toBeLessThan(FIRST_SCREEN)
        })
      }
    },
  )
}
