import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '../fixtures.ts'

/** JavaScript and CSS, gzip, that may be asked for before the first results of a search stand on the page. */
const BUDGET = 120_700

const dist = path.resolve(import.meta.dirname, '../../dist')

type Marked = { firstResultAt?: number }

const sizeOf = (file: string) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length

test('the first results need no more code than the budget allows', async ({ page }, testInfo) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('article')) return
      observer.disconnect()
      Object.assign(window, { firstResultAt: performance.now() } satisfies Marked)
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/search?q=cotton+shirt&country=us')
  await expect(page.getByRole('article').first()).toBeVisible()
  const files = await page.evaluate(() => {
    const { firstResultAt = 0 } = window as Marked // set by the script above
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= firstResultAt)
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /\.(js|css)$/.test(name))
  })
  const sizes = files.map((file) => ({ file, size: sizeOf(file) }))
  const total = sizes.reduce((sum, { size }) => sum + size, 0)
  const table = sizes.map(({ file, size }) => `${size} ${file}`).join('\n')
  testInfo.annotations.push({ type: 'first load, bytes gzip', description: String(total) })
  console.log(
    `First load of /search, JavaScript and CSS, gzip: ${total} bytes in ${sizes.length} files`,
  )
  expect(total, table).toBeGreaterThan(100_000)
  expect(total, table).toBeLessThanOrEqual(BUDGET)
})
