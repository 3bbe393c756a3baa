/** Checks a report as its recipient sees it: opened from disk, in both themes, on a phone and on paper. */
import type { BrowserContext, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { findViolations } from '../access/axe.ts'

/** Opens a file from disk in a new tab; resolves with the tab and the list of its requests. */
export async function openFromDisk(context: BrowserContext, file: string) {
  const page = await context.newPage()
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(`file://${file}`)
  return { page, requested }
}

/** Checks both themes and print; messages of the browser fail the journey. */
export async function expectReadableEverywhere(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const body = page.locator('body')
    const [ink, paper] = await body.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ])
    expect(ink).not.toBe(paper)
    expect(await findViolations(page)).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(await isWide()).toBe(false)
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  }
}
