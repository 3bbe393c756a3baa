/**
 * Every page with text at 150 and 200 % of the browser's size, and at 400 % zoom: no text is cut off, overlaps another or is
 * broken into letters.
 */
import type { Page } from 'playwright/test'
import { setTextSize } from '../support/textSize.ts'
import { testPageNames, expect, open, test } from './everyPage.ts'
import { findUnreadable } from './pageChecks.ts'

type Appearance = {
  name: string
  /** The browser's text size in percent; 100 is 16 px. */
  text: number
  width: number
  height: number
}

/** WCAG 1.4.4: text of 200 %, on a desktop and on a phone. 1.4.10: 1280 × 1024 at 400 %, and a small phone. */
const LOOKS: readonly Appearance[] = [
  { name: '150 % text, wide', text: 150, width: 1440, height: 900 },
  { name: '200 % text, wide', text: 200, width: 1440, height: 900 },
  { name: '200 % text, phone', text: 200, width: 390, height: 844 },
  { name: '400 % zoom', text: 100, width: 320, height: 256 },
  { name: 'small phone', text: 100, width: 320, height: 640 },
]

async function expectReadable(page: Page, where: string): Promise<void> {
  for (const { name, text, width, height } of LOOKS) {
    await setTextSize(page, text)
    await page.setViewportSize({ width, height })
    // Parts whose layout depends on a measured height are right only some frames after a resize.
    await expect
      .configure({ soft: true, timeout: 5_000 })
      .poll(() => findUnreadable(page), `${where}, ${name}`)
      .toEqual([])
  }
}

/** Number of pages per load of the app. */
const AT_ONCE = 5
const walks = Array.from({ length: Math.ceil(testPageNames.length / AT_ONCE) }, (_, at) =>
  testPageNames.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
)

for (const names of walks) {
  test(
    `${names.join(', ')}: larger text and 400 % zoom cut nothing`,
    { tag: '@slow' },
    async ({ page, savedThings }) => {
      for (const [at, name] of names.entries()) {
        await test.step(name, async () => {
          await setTextSize(page, 100)
          await page.setViewportSize({ width: 1440, height: 900 })
          await open(page, name, savedThings, { isInApp: at > 0 })
          await expectReadable(page, name)
        })
      }
    },
  )
}
