/**
 * Counts the clicks of a job: each click, key, shortcut, or filled field is one click. Each job states the limit; the count is in
 * the report as an annotation of the test ("clicks: 3 of at most 4").
 */
import type { Locator, Page } from 'playwright/test'
import { expect, test as base } from '../support/fixtures.ts'

export type Clicks = {
  click: (what: Locator) => Promise<void>
  /** Presses a key or a shortcut, at the focus or at an element. */
  key: (where: Page | Locator, key: string) => Promise<void>
  /** Fills a field, as by typing or pasting. */
  fill: (field: Locator, text: string) => Promise<void>
  /** Chooses an option of a native select. */
  choose: (field: Locator, option: string) => Promise<void>
  /** Chooses a file, or drops it on the page. */
  file: (input: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>
  /** Uses the browser's Back button. */
  back: (page: Page) => Promise<void>
  /** Fails if more clicks were counted than `limit`. Every job calls this once, after its last click. */
  expectAtMost: (limit: number) => void
}

export const test = base.extend<{ clicks: Clicks }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the first argument: none
  clicks: async ({}, provide, { annotations, errors }) => {
    let count = 0
    let limit: number | null = null
    const counted = async (action: Promise<unknown>) => {
      count += 1
      await action
    }
    const isPage = (where: Page | Locator): where is Page => 'keyboard' in where
    await provide({
      click: (what) => counted(what.click()),
      key: (where, key) => counted(isPage(where) ? where.keyboard.press(key) : where.press(key)),
      fill: (field, text) => counted(field.fill(text)),
      choose: (field, option) => counted(field.selectOption({ label: option })),
      file: (input, file) => counted(input.setInputFiles(file)),
      back: (page) => counted(page.goBack()),
      expectAtMost: (most) => {
        limit = most
        annotations.push({ type: 'clicks', description: `${count} of at most ${most}` })
        expect(count, 'clicks').toBeLessThanOrEqual(most)
      },
    })
    // A test that has failed may have ended before the call.
    if (errors.length === 0) {
      expect(limit, 'a job says how many clicks it may take').not.toBeNull()
    }
  },
})
