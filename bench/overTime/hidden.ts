/** Counts the activity of hidden pages of the app during ten seconds, in their threads and workers. */
import type { Browser, Page } from 'playwright'

const SECONDS = 10

/** Trace events that a page itself causes; the browser's own maintenance has other names. */
const OWN = {
  TimerFire: 'timers',
  FireAnimationFrame: 'animation frames',
  ResourceSendRequest: 'requests',
  FunctionCall: 'calls into the page',
} as const

type TraceEvent = { name: string; ph: string }

/** Simulates a tab in the background. A browser would also slow down its timers, which this does not. */
function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
}

export type HiddenActivity = Record<(typeof OWN)[keyof typeof OWN], number>

/** Hides all pages of a browser, once they have come to rest, and counts what runs in any of them. */
export async function countHiddenActivity(
  browser: Browser,
  pages: readonly Page[],
): Promise<HiddenActivity> {
  for (const page of pages) {
    await page.waitForLoadState('networkidle')
    await hide(page)
  }
  const [first] = pages
  if (!first) throw new Error('There is no page to hide')
  // One-time work must be over: ten seconds after loading, the live app checks its files for offline use.
  await first.waitForTimeout(12_000)
  await browser.startTracing(first, { categories: ['devtools.timeline'] })
  await first.waitForTimeout(SECONDS * 1000)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[] // the format of Chromium's traces
  }
  const count = (name: string) => traceEvents.filter((event) => event.name === name).length
  // One entry for each of the names above.
  return Object.fromEntries(
    Object.entries(OWN).map(([name, says]) => [says, count(name)]),
  ) as HiddenActivity
}

export const formatActivity = (ran: HiddenActivity) =>
  Object.entries(ran)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')

export const hasNoActivity = (ran: HiddenActivity) =>
  Object.values(ran).every((count) => count === 0)
