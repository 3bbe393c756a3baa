import type { Page } from 'playwright/test'
import { everyName, expect, open, test } from '../access/everyPage.ts'

const WIDE = { width: 1440, height: 900 }

/** Sizes on disk, times, and counts of answers that came side by side are never quite the same twice. */
async function levelFigures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const unsteady = /^\d+ ms$|this browser allows$|^From \d+ answers| \d+ times$/
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

for (const name of everyName) {
  test(name, async ({ page, kept, viewport }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // How long a request took stands on many pages, and is never the same twice.
    await page.addInitScript(() => {
      performance.now = () => 0
    })
    // Whether a page is whole is told by what a wide one shows.
    await page.setViewportSize(WIDE)
    await open(page, name, kept)
    // What comes late stands on the picture, too.
    await page.waitForLoadState('networkidle')
    await page.setViewportSize(viewport ?? WIDE)
    await page.evaluate(async () => document.fonts.ready)
    await levelFigures(page)
    await expect(page).toHaveScreenshot(`${name.replaceAll(/[ ,]+/g, '-')}.png`)
  })
}
