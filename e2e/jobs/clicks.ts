/**
 * What a job costs whoever does it: each click, each key or shortcut, each field filled is one click. A job says how many it
 * may take; how many it took stands in the report as an annotation of the test ("clicks: 3 of at most 4").
 */
import type { Locator, Page } from 'playwright/test'
import { expect, test as base } from '../support/fixtures.ts'

export type Clicks = {
  click: (what: Locator) => Promise<void>
  /** A key or a shortcut, where the focus is or at an element. */
  key: (where: Page | Locator, key: string) => Promise<void>
  /** A field filled, by typing or by pasting. */
  fill: (field: Locator, text: string) => Promise<void>
  /** A line chosen in a native select. */
  choose: (field: Locator, option: string) => Promise<void>
  /** A file chosen, or dropped on the page. */
  file: (input: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>
  /** The browser's own Back. */
  back: (page: Page) => Promise<void>
  /** Said once by every job, at its end. */
  expectAtMost: (limit: number) => void
}

export const test = base.extend<{ clicks: Clicks }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads off the first argument what a fixture needs: none
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
    // One that failed on its way never came to say it.
    if (errors.length === 0) {
      expect(limit, 'a job says how many clicks it may take').not.toBeNull()
    }
  },
})
