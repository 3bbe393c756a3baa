/** States of pages that lie on one way through the app: each is reached from the one before it, without a load anew. */
import type { BrowserContextOptions, Page } from 'playwright/test'
import { expect } from 'playwright/test'

/** What was saved before a test: its ids, and the browser's storage that holds it. */
export type SavedThings = {
  ids: { list: string; batch: string; set: string; run: string }
  storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>
}

type State = {
  name: string
  /** None where it goes on from the state before it. */
  at?: string | ((ids: SavedThings['ids']) => string)
  /** What a reader does there. */
  does?: (page: Page) => Promise<void>
  /** What is there, and was not before. */
  isReady: (page: Page) => Promise<void>
  /** Something stays on its way in it. */
  isBusy?: true
}

export type Scenario = {
  name: string
  states: State[]
  /** By a reader who has kept something everywhere; elsewhere by one who has kept nothing. */
  isSaved?: true
  /** In looks of a phone only, whose pages have presses of their own. */
  isOnPhone?: true
  /** Statuses that it meets. */
  statuses?: number[]
  /** Some requests never get an answer. */
  isUnanswered?: true
  before?: (page: Page) => Promise<void>
}

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

const LOOKS = {
  'light, wide': { colorScheme: 'light', size: WIDE },
  'dark, on a phone': { colorScheme: 'dark', size: PHONE },
  'dark, wide': { colorScheme: 'dark', size: WIDE },
  'light, on a phone': { colorScheme: 'light', size: PHONE },
} as const

export type Appearance = keyof typeof LOOKS
export const appearances = Object.keys(LOOKS) as Appearance[] // its own keys

export const isPhone = (name: Appearance): boolean => LOOKS[name].size === PHONE

export async function putOn(page: Page, name: Appearance): Promise<void> {
  const { colorScheme, size } = LOOKS[name]
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize(size)
  // The page hears of it with its next frame; its style knows it before.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}

/** To an address of the app that is open, as Back and Forward go there. */
export async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // As the router marks each entry: by it the app knows one from another.
    history.pushState({ key: crypto.randomUUID() }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

export const main = (page: Page) => page.getByRole('main')

type Role = Parameters<Page['getByRole']>[0]

/** Something of that name is to be seen. */
export const shows = (role: Role, name: string | RegExp) => async (page: Page) =>
  expect(page.getByRole(role, { name }).first()).toBeVisible()

export const message = (words: string | RegExp) => async (page: Page) =>
  expect(main(page)).toContainText(words)

/** Presses the first button of that name; a text alone is the whole name. */
export const press = (name: string | RegExp) => async (page: Page) =>
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
