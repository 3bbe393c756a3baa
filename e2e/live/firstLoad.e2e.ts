import path from 'node:path'
import { codeBeforeResults } from '../../bench/codeBeforeResults.ts'
import { expect, test } from '../fixtures.ts'

/** JavaScript and CSS, gzip, that may be asked for before the first results of a search stand on the page. */
const BUDGET = 120_700

const dist = path.resolve(import.meta.dirname, '../../dist')

test('the first results need no more code than the budget allows', async ({ page }, testInfo) => {
  const code = await codeBeforeResults(page, '/search?q=cotton+shirt&country=us', dist)
  const total = code.reduce((sum, { size }) => sum + size, 0)
  const table = code.map(({ file, size }) => `${size} ${file}`).join('\n')
  testInfo.annotations.push({ type: 'first load, bytes gzip', description: String(total) })
  console.log(
    `First load of /search, JavaScript and CSS, gzip: ${total} bytes in ${code.length} parts`,
  )
  expect(total, table).toBeGreaterThan(100_000)
  expect(total, table).toBeLessThanOrEqual(BUDGET)
})
