/** Helpers to measure the built demo in a browser: the page, its longest task, how smoothly it scrolls. */
import path from 'node:path'
import type { Page } from 'playwright'
import { preview } from 'vite'
import { inPage } from './browser.ts'

const FRAMES = 300
const PORT = 4199

/** Opens a page on the built demo, and closes everything afterwards. */
export async function inBuiltDemo(measure: (page: Page) => Promise<void>): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..')
  const server = await preview({ root, mode: 'demo', preview: { port: PORT, strictPort: true } })
  try {
    await inPage(`http://127.0.0.1:${PORT}`, measure)
  } finally {
    await server.close()
  }
}

/**
 * From the next navigation on, returns the longest main-thread task since the previous call, in milliseconds; 0 if none took
 * 50, because the browser reports no shorter ones.
 */
export async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const longest = { task: 0 }
    Object.assign(window, { longest })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  return () =>
    page.evaluate(() => {
      const { longest } = window as unknown as { longest: { task: number } } // set above
      const { task } = longest
      longest.task = 0
      return task
    })
}

type TraceEvent = {
  name: string
  pid: number
  tid: number
  /** Microseconds: wall-clock time, and CPU time of the thread. */
  dur?: number
  tdur?: number
  args: { name?: string }
}

/**
 * The longest main-thread task during `act`, in milliseconds: `clock` is wall-clock time; `processor` is CPU time, which other
 * work on the machine does not lengthen.
 */
export async function longestTaskIn(
  page: Page,
  act: () => Promise<void>,
): Promise<{ clock: number; processor: number }> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser of its own to trace')
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[] // the format of Chromium's traces
  }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const main = new Set(
    traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf),
  )
  const tasks = traceEvents.filter((event) => main.has(threadOf(event)))
  const longest = (read: (event: TraceEvent) => number | undefined) =>
    tasks.reduce((most, event) => Math.max(most, (read(event) ?? 0) / 1000), 0)
  return { clock: longest(({ dur }) => dur), processor: longest(({ tdur }) => tdur) }
}

/**
 * Milliseconds between frames, sorted, while the page scrolls a third of a screen per frame. `box` is the accessible name of an
 * element; if that element scrolls by itself, it is scrolled instead of the page.
 */
export function scroll(page: Page, box = ''): Promise<number[]> {
  return page.evaluate(
    ({ frames, label }) =>
      new Promise<number[]>((resolve) => {
        const inside = [...document.querySelectorAll('[aria-label]')].find(
          (element) =>
            element.getAttribute('aria-label') === label &&
            element.scrollHeight > element.clientHeight + 1,
        )
        const gaps: number[] = []
        let last = performance.now()
        const step = (now: number) => {
          gaps.push(now - last)
          last = now
          ;(inside ?? window).scrollBy(0, innerHeight / 3)
          if (gaps.length < frames) requestAnimationFrame(step)
          else resolve(gaps.slice(1).toSorted((a, b) => a - b))
        }
        requestAnimationFrame(step)
      }),
    { frames: FRAMES, label: box },
  )
}

/** "16.7 / 33.4 ms": the median and the 95th percentile of sorted figures. */
export function middleAndHigh(sorted: readonly number[]): string {
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return `${at(0.5).toFixed(1)} / ${at(0.95).toFixed(1)} ms`
}
