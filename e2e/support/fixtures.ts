/** Setup of every journey: unexpected console output, page errors and policy violations fail it, and axe is available. */
import type { BrowserContext } from 'playwright/test'
import { expect, test as base } from 'playwright/test'
import { findViolations } from '../access/axe.ts'

type Fixtures = {
  /** Declares statuses that this journey causes; Chromium logs each as an error. */
  expectStatus: (...statuses: number[]) => void
  /** Declares that some requests never get a response; Chromium logs these, too. */
  expectNoAnswer: () => void
  /** Fails on any accessibility violation in the current state, for states that the sweep in `access` can't reach. */
  checkAccess: () => Promise<void>
  guard: Guard
}

type Guard = { statuses: Set<number>; isUnanswered: boolean; complaints: string[] }

const STATUS = /Failed to load resource: the server responded with a status of (\d+)/
const NO_ANSWER = /Failed to load resource: net::ERR_|Failed to fetch dynamically imported module/
/** Playwright logs this if a test runs without service workers. */
const BLOCKED = 'Service Worker registration blocked by Playwright'
/** The demo's catalog contains broken images on purpose, as real ones do. */
const PICTURE = '/demo-pictures/'

/** `E2E_SLOWDOWN=6` gives every page a sixth of the processor, like a slow machine, to find journeys that pass by chance. */
const slowdown = Number(process.env['E2E_SLOWDOWN'] ?? 1)

function slowDown(context: BrowserContext): void {
  if (slowdown === 1) return
  context.on('page', (page) => {
    const slowed = context
      .newCDPSession(page)
      .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown }))
    // A page that is closed at once has no session any more.
    slowed.catch(() => {})
  })
}

/** Records problems on every page of the context, including new tabs. */
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
      slowDown(context)
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
    await provide(async () => {
      expect(await findViolations(page)).toEqual([])
      await page.emulateMedia({ reducedMotion: null })
    })
  },
})

export { expect } from 'playwright/test'
