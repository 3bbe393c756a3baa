import type { Page } from 'playwright/test'
import { everyName, expect, open, test, type EveryPage } from '../access/everyPage.ts'
import type { SavedThings } from '../access/scenario.ts'

type Size = { width: number; height: number }

const WIDE: Size = { width: 1440, height: 900 }

/** Sizes on disk, times, and counts of answers that came side by side are never quite the same twice. */
async function levelFigures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const unsteady = /^\d+ ms$|this browser allows$|^(?:From|Observed in) \d+ answers| \d+ times$/
    for (const element of document.querySelectorAll('main :is(p, span, td, dd)')) {
      if (!unsteady.test(element.textContent)) continue
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text // nothing else is shown
        text.data = text.data.replaceAll(/[\d.,]+/g, '0')
      }
    }
  })
}

/** The page whole and still, at the size of its picture. */
async function settle(page: Page, name: EveryPage, savedThings: SavedThings, size: Size | null) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // How long a request took stands on many pages, and is never the same twice.
  await page.addInitScript(() => {
    performance.now = () => 0
  })
  // Whether a page is whole is told by what a wide one shows.
  await page.setViewportSize(WIDE)
  await open(page, name, savedThings)
  // What comes late stands on the picture, too.
  await page.waitForLoadState('networkidle')
  await page.setViewportSize(size ?? WIDE)
  await page.evaluate(async () => document.fonts.ready)
  await levelFigures(page)
}

for (const name of everyName) {
  test(name, async ({ page, savedThings, viewport }) => {
    await settle(page, name, savedThings, viewport)
    await expect(page).toHaveScreenshot(`${name.replaceAll(/[ ,]+/g, '-')}.png`)
  })
}

/** Two letters: whatever else moves changes more of the picture. */
const COUNTRY = 'US'

test('two letters that move by 2 px are seen', async ({ page, savedThings, viewport }) => {
  await settle(page, 'no such page', savedThings, viewport)
  const letters = page.getByRole('banner').getByText(COUNTRY, { exact: true })
  await expect(page).toHaveScreenshot('where-it-stands.png')
  for (const way of ['2px 0', '0 2px']) {
    await letters.evaluate((element, moved) => {
      element.style.translate = moved
    }, way)
    await expect(page).not.toHaveScreenshot('where-it-stands.png')
  }
})
