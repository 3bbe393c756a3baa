import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright/test'
import { expect, test } from '../fixtures.ts'

/** JavaScript and CSS, gzip, that may be fetched before the first results of a search stand on the page. */
const BUDGET = 125_000

const isCode = (response: Response) =>
  ['script', 'stylesheet'].includes(response.request().resourceType())

test('the first results need no more code than the budget allows', async ({ page }, testInfo) => {
  const code: Promise<{ name: string; size: number }>[] = []
  const measure = async (response: Response) => ({
    name: new URL(response.url()).pathname,
    size: gzipSync(await response.body(), { level: 9 }).length,
  })
  page.on('response', (response) => {
    if (isCode(response)) code.push(measure(response))
  })
  await page.goto('/search?q=cotton+shirt&country=us')
  await expect(page.getByRole('article').first()).toBeVisible()
  const files = await Promise.all(code)
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const table = files.map(({ name, size }) => `${size} ${name}`).join('\n')
  testInfo.annotations.push({ type: 'first load, bytes gzip', description: String(total) })
  expect(total, table).toBeGreaterThan(50_000)
  expect(total, table).toBeLessThanOrEqual(BUDGET)
})
