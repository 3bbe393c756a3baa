/** What every journey has: unexpected console output, page errors and policy violations fail it, and axe is at hand. */
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright/test'
import { expect, test as base } from 'playwright/test'

type Fixtures = {
  /** Statuses that this journey provokes: Chromium logs each as an error. */
  expectStatus: (...statuses: number[]) => void
  /** Requests of this journey that never get an answer: Chromium logs these, too. */
  expectNoAnswer: () => void
  /** Fails on any accessibility violation of the page as it stands; by rules, too, that axe leaves out unasked. */
  checkAccess: (page?: Page, also?: readonly string[]) => Promise<void>
  guard: Guard
}

type Guard = { statuses: Set<number>; isUnanswered: boolean; complaints: string[] }

/** Of one rule: a grid of products repeats what is wrong with the first. */
const MOST_SHOWN = 4

const STATUS = /Failed to load resource: the server responded with a status of (\d+)/
const NO_ANSWER = /Failed to load resource: net::ERR_|Failed to fetch dynamically imported module/
/** Said by Playwright itself where a journey runs without service workers. */
const BLOCKED = 'Service Worker registration blocked by Playwright'
/** The demo's catalog holds broken pictures on purpose, as real ones do. */
const PICTURE = '/demo-pictures/'

/**
 * What fades in or out has other colours on its way: a page is judged as it is for whoever wants no motion, and once what is
 * dimmed while it is asked for anew has come.
 */
async function still(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const isDimmed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main [aria-busy=true], main [aria-busy=true] *')].some(
        (element) => {
          const opacity = Number(getComputedStyle(element).opacity)
          // What is hidden is not dimmed, and what cannot be pressed is dimmed for another reason.
          return opacity > 0 && opacity < 1 && !element.matches(':disabled, svg, svg *')
        },
      ),
    )
  await expect.poll(isDimmed).toBe(false)
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** The script of axe, which the builder would read into the page twice for each check: half a megabyte, parsed anew. */
const axe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))(
  'axe-core',
) as { source: string } // as the package says of itself

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

async function violations(page: Page, also: readonly string[]): Promise<string[]> {
  await still(page)
  await bringAxe(page)
  const { violations: found } = await new AxeBuilder({ page, axeSource: '// is there already' })
    .options({
      resultTypes: ['violations'],
      rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
    })
    // There are no frames: putting their results together in a page of its own only takes time.
    .setLegacyMode()
    .analyze()
  await page.emulateMedia({ reducedMotion: null })
  return found.flatMap(({ id, nodes }) => [
    ...nodes
      .slice(0, MOST_SHOWN)
      .map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
    ...(nodes.length > MOST_SHOWN ? [`${id}: ${nodes.length} elements in all`] : []),
  ])
}

/** Listens to every page of the context, new tabs included. */
async function listen(context: BrowserContext, guard: Guard): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`Against the security policy: ${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const text = message.text()
    if (text === BLOCKED) return
    const status = STATUS.exec(text)?.[1]
    if (status !== undefined && guard.statuses.has(Number(status))) return
    if (status === '404' && message.location().url.includes(PICTURE)) return
    if (guard.isUnanswered && NO_ANSWER.test(text)) return
    guard.complaints.push(`${text} (${message.location().url})`)
  })
  context.on('weberror', (problem) => guard.complaints.push(String(problem.error())))
}

export const test = base.extend<Fixtures>({
  guard: [
    async ({ context }, provide) => {
      const guard: Guard = { statuses: new Set(), isUnanswered: false, complaints: [] }
      await listen(context, guard)
      await provide(guard)
      expect(guard.complaints, 'unexpected console output').toEqual([])
    },
    { auto: true },
  ],
  expectStatus: async ({ guard }, provide) => {
    await provide((...statuses) => {
      for (const status of statuses) guard.statuses.add(status)
    })
  },
  expectNoAnswer: async ({ guard }, provide) => {
    await provide(() => {
      guard.isUnanswered = true
    })
  },
  checkAccess: async ({ page }, provide) => {
    await provide(async (other = page, also = []) => {
      expect(await violations(other, also)).toEqual([])
    })
  },
})

export { expect } from 'playwright/test'
