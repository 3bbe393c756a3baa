import type { Page } from 'playwright/test'
import { testPageNames, expect, open, test, type TestPageName } from '../access/everyPage.ts'
import type { SavedThings } from '../access/scenario.ts'

type Size = { width: number; height: number }

const WIDE: Size = { width: 1440, height: 900 }

/** Replaces sizes on disk, times and counts of concurrent responses with 0, because they differ in every run. */
async function levelFigures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const unsteady = /^\d+ ms$|this browser allows$|^(?:From|Observed in) \d+ answers| \d+ times$/
    for (const element of document.querySelectorAll('main :is(p, span, td, dd)')) {
      if (!unsteady.test(element.textContent)) continue
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text // the walker visits only text nodes
        text.data = text.data.replaceAll(/[\d.,]+/g, '0')
      }
    }
  })
}

/** Waits until the page is complete and still, at the size of its image. */
async function settle(page: Page, name: TestPageName, savedThings: SavedThings, size: Size | null) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Many pages show how long a request took, which differs in every run.
  await page.addInitScript(() => {
    performance.now = () => 0
  })
  // The complete page is recognised by its wide layout.
  await page.setViewportSize(WIDE)
  await open(page, name, savedThings)
  // The image includes content that arrives late.
  await page.waitForLoadState('networkidle')
  await page.setViewportSize(size ?? WIDE)
  await page.evaluate(async () => document.fonts.ready)
  await levelFigures(page)
}

for (const name of testPageNames) {
  test(name, async ({ page, savedThings, viewport }) => {
    await settle(page, name, savedThings, viewport)
    await expect(page).toHaveScreenshot(`${name.replaceAll(/[ ,]+/g, '-')}.png`)
  })
}

/** The text that the test moves: two letters only, because any longer text would change more of the image. */
const COUNTRY = 'US'

test('the image comparison detects two letters that move by 2 px', async ({
  page,
  savedThings,
  viewport,
}) => {
  await settle(page, 'no such page', savedThings, viewport)
  const letters = page.getByRole('banner').getByText(COUNTRY, { exact: true })
  await expect(page).toHaveScreenshot('where-it-stands.png')
  for (const offset of ['2px 0', '0 2px']) {
    await letters.evaluate((element, moved) => {
      element.style.translate = moved
    }, offset)
    await expect(page).not.toHaveScreenshot('where-it-stands.png')
  }
})
