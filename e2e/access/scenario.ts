/** States of pages along one path through the app; each is reached from the previous one, without a reload. */
import type { BrowserContextOptions, Page } from 'playwright/test'
import { expect } from 'playwright/test'

/** The work that was saved before a test: its IDs, and the browser storage that contains it. */
export type SavedThings = {
  ids: { list: string; batch: string; set: string; run: string }
  storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>
}

type State = {
  name: string
  /** Absent if the state continues from the previous one. */
  at?: string | ((ids: SavedThings['ids']) => string)
  /** What the user does to reach the state. */
  does?: (page: Page) => Promise<void>
  /** Waits for something that was not there before. */
  isReady: (page: Page) => Promise<void>
  /** Something is still loading in this state. */
  isBusy?: true
}

export type Scenario = {
  name: string
  states: State[]
  /** Uses a browser with saved work everywhere; otherwise an empty one. */
  isSaved?: true
  /** Only at phone size, where pages have different buttons. */
  isOnPhone?: true
  /** Response statuses that the scenario causes. */
  statuses?: number[]
  /** Some requests never get an answer. */
  isUnanswered?: true
  before?: (page: Page) => Promise<void>
}

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

const APPEARANCES = {
  'light, wide': { colorScheme: 'light', size: WIDE },
  'dark, on a phone': { colorScheme: 'dark', size: PHONE },
  'dark, wide': { colorScheme: 'dark', size: WIDE },
  'light, on a phone': { colorScheme: 'light', size: PHONE },
} as const

export type Appearance = keyof typeof APPEARANCES
export const appearances = Object.keys(APPEARANCES) as Appearance[] // the keys of this object

export const isPhone = (name: Appearance): boolean => APPEARANCES[name].size === PHONE

export async function applyAppearance(page: Page, name: Appearance): Promise<void> {
  const { colorScheme, size } = APPEARANCES[name]
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize(size)
  // The page notices the change with its next frame; its styles apply before.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}

/** Goes to an address inside the open app, as Back and Forward do. */
export async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // The router marks each history entry with a key, by which the app distinguishes them.
    history.pushState({ key: crypto.randomUUID() }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

export const main = (page: Page) => page.getByRole('main')

type Role = Parameters<Page['getByRole']>[0]

/** Expects a visible element with that role and name. */
export const shows = (role: Role, name: string | RegExp) => async (page: Page) =>
  expect(page.getByRole(role, { name }).first()).toBeVisible()

export const showsText = (words: string | RegExp) => async (page: Page) =>
  expect(main(page)).toContainText(words)

/** Clicks the first button of that name; a string must match the whole name. */
export const clickButton = (name: string | RegExp) => async (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

export const all =
  (...steps: ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page)
  }

export const escape = async (page: Page) => page.keyboard.press('Escape')
