/** Starts the browser that `scripts/browser.mjs` found, and closes it after the measurement. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright'

const FOUND = path.resolve(import.meta.dirname, '../.cache/browser.json')

export const browserOptions = () => JSON.parse(readFileSync(FOUND, 'utf8')) as LaunchOptions // written by scripts/browser.mjs

export async function inBrowser(measure: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(browserOptions())
  try {
    await measure(browser)
  } finally {
    await browser.close()
  }
}

/** Opens a page at desktop size; `baseURL` is the origin of its addresses. */
export const inPage = (baseURL: string, measure: (page: Page) => Promise<void>): Promise<void> =>
  inBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL })
    await measure(await context.newPage())
  })
