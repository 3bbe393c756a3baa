/** A tab of a real Firefox, driven over WebDriver BiDi; messages in its console fail the journey. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { expect, test as base } from 'playwright/test'
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core'
import { origins } from '../support/ports.ts'

/** Finds by role and name inside the page. The driver's own search needs `eval`, which the security policy forbids. */
const search = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
)

/** Milliseconds to start a browser or load a page on a busy machine. */
const PATIENCE = 120_000

type Search = {
  TestingLibraryDom: {
    findAllByRole: (
      within: Element,
      role: string,
      options: { name: string },
      wait: { timeout: number },
    ) => Promise<HTMLElement[]>
  }
}

class Tab {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(origins.demo + path)
  }

  /** Opens a file from disk; returns the list of the addresses that the page requests. */
  async openFile(file: string): Promise<string[]> {
    const requested: string[] = []
    this.#page.on('request', (request) => requested.push(request.url()))
    await this.#page.goto(pathToFileURL(file).href)
    return requested
  }

  async reload(): Promise<void> {
    await this.#page.reload()
  }

  async back(): Promise<void> {
    // Runs in the page, because the driver would wait for a document to load.
    await this.#page.evaluate(() => history.back())
  }

  /** Waits for an element with this role and name; returns the first one. */
  async sees(role: string, name: string): Promise<ElementHandle> {
    const page = this.#page
    if (!(await page.evaluate(() => 'TestingLibraryDom' in window))) await page.evaluate(search)
    const found = await page.evaluateHandle(
      async (wanted, accessibleName) => {
        const { TestingLibraryDom } = window as unknown as Search // evaluated above
        const wait = { timeout: 40_000 }
        const all = await TestingLibraryDom.findAllByRole(
          document.body,
          wanted,
          { name: accessibleName },
          wait,
        )
        return all[0]
      },
      role,
      name,
    )
    return found as ElementHandle<HTMLElement> // the search throws if it finds no element
  }

  /** Width of the caption in pixels; 1 if the table is for screen readers only. */
  async widthOfCaption(table: string): Promise<number> {
    const found = await this.sees('table', table)
    return found.evaluate((element) => element.querySelector('caption')?.offsetWidth ?? 0)
  }

  async click(role: string, name: string): Promise<void> {
    await (await this.sees(role, name)).click()
  }

  /** Types key names or text at the focus. */
  async type(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.type(key)
  }

  async enter(): Promise<void> {
    await this.#page.keyboard.press('Enter')
  }

  /** Waits until the page shows these words, whatever elements lie between them. */
  async showsText(words: string): Promise<void> {
    const text = () => this.#page.evaluate(() => document.querySelector('main')?.innerText ?? '')
    await expect.poll(async () => (await text()).replaceAll(/\s+/g, ' ')).toContain(words)
  }

  async isAt(path: string): Promise<void> {
    // Read in the page, because the driver's own value lags behind navigation inside the page.
    await expect.poll(() => this.#page.evaluate(() => location.href)).toBe(origins.demo + path)
  }
}

/** The journeys of a worker share one Firefox, and each has its own storage in it. */
export const test = base.extend<{ tab: Tab }, { firefox: Browser }>({
  firefox: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs from here
    async ({}, provide) => {
      const executablePath = process.env['FIREFOX']
      if (executablePath === undefined) throw new Error('FIREFOX has to name a Firefox')
      const firefox = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        timeout: PATIENCE,
        args: ['--width', '1440', '--height', '1000'],
        // Firefox 140 can't change the viewport size at run time.
        defaultViewport: null,
      })
      await provide(firefox)
      await firefox.close()
    },
    { scope: 'worker' },
  ],
  tab: async ({ firefox }, provide, info) => {
    const context = await firefox.createBrowserContext()
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE)
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (problem) => complaints.push(String(problem)))
    await provide(new Tab(page))
    await page.screenshot({ path: info.outputPath('end.png') })
    expect(complaints, 'unexpected console output').toEqual([])
    await context.close()
  },
})

export { expect } from 'playwright/test'
