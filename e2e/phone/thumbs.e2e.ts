import type { Page } from 'playwright/test'
import { testPageNames, expect, open, test, type TestPageName } from '../access/everyPage.ts'

/**
 * Pages that are not tested. In the service profile, the lines of a raw response are as high as their text, so that many fit on a
 * screen. For search, `open` waits for the facets of the cards, which a phone shows in a sheet; the table has the same controls.
 */
const LEFT_OUT: readonly TestPageName[] = ['service profile', 'search']

/** Buttons, field labels, disclosures and links in tables that are lower than 40 px, including an `::after` that enlarges them. */
const missed = (page: Page) =>
  page
    .getByRole('main')
    .locator(':is(button, summary, label:has(input), a[class*="touch"], td a, th a):not(thead *)')
    .evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width, height: drawn } = target.getBoundingClientRect()
        // The second line of a row has no more room; Details of the row opens the same.
        if (target.closest('td[data-column="above"], td[data-column="index"]')) return []
        if (width <= 1 || !target.checkVisibility({ visibilityProperty: true })) return []
        const over = getComputedStyle(target, '::after')
        const height =
          over.position === 'absolute' ? Math.max(drawn, parseFloat(over.height) || 0) : drawn
        // Half a pixel of tolerance for rounding.
        return height >= 39.5 ? [] : [`${height} px: ${target.outerHTML.slice(0, 200)}`]
      }),
    )

test(
  'each control and each link in a table of every page is at least 40 px high for a thumb',
  { tag: '@slow' },
  async ({ page, savedThings }) => {
    const names = testPageNames.filter((name) => !LEFT_OUT.includes(name))
    for (const [at, name] of names.entries()) {
      await test.step(name, async () => {
        await open(page, name, savedThings, { isInApp: at > 0 })
        await expect.soft.poll(() => missed(page), name).toEqual([])
      })
    }
  },
)
