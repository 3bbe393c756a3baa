/** What every journey has: unexpected console output, page errors and policy violations fail it, and axe is at hand. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test as base } from 'playwright/test'

type Fixtures = {
  /** Statuses that this journey provokes: Chromium logs each as an error. */
  expectStatus: (...statuses: number[]) => void
  /** Fails on any accessibility violation of the page as it stands. */
  checkAccess: () => Promise<void>
}

const STATUS = /Failed to load resource: the server responded with a status of (\d+)/

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  )
}

export const test = base.extend<Fixtures>({
  expectStatus: [
    async ({ page }, provide) => {
      const expected = new Set<number>()
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        const status = STATUS.exec(message.text())?.[1]
        if (status !== undefined && expected.has(Number(status))) return
        complaints.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await provide((...statuses) => {
        for (const status of statuses) expected.add(status)
      })
      expect(complaints, 'unexpected console output').toEqual([])
    },
    { auto: true },
  ],
  checkAccess: async ({ page }, provide) => {
    await provide(async () => {
      expect(await violations(page)).toEqual([])
    })
  },
})

export { expect } from 'playwright/test'
