import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './support/fixtures.ts'
import { openFromDisk, expectReadableEverywhere } from './support/reportFile.ts'

const SAMPLE = path.resolve(import.meta.dirname, '../docs/sample-report.html')

test(
  'the sample report sorts and searches without any request',
  { tag: '@slow' },
  async ({ context }) => {
    expect(readFileSync(SAMPLE, 'utf8')).toContain('Content-Security-Policy')
    const { page, requested } = await openFromDisk(context, SAMPLE)
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'The 20 most overpriced' }),
    })
    const first = section.locator('tbody tr').first()
    const byPrice = section.getByRole('columnheader', { name: 'Your price' })
    await byPrice.getByRole('button').click()
    await expect(byPrice).toHaveAttribute('aria-sort', 'descending')
    const dearest = await first.innerText()
    await byPrice.getByRole('button').click()
    await expect(byPrice).toHaveAttribute('aria-sort', 'ascending')
    expect(await first.innerText()).not.toBe(dearest)
    await section.getByRole('searchbox').fill('tuxedo')
    await expect(section.getByRole('status')).toHaveText('1 of 20 rows')
    await expectReadableEverywhere(page)
    expect(requested).toEqual([`file://${SAMPLE}`])
  },
)

test('a report is readable without its script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`file://${SAMPLE}`)
  await expect(
    page.getByRole('table', { name: 'The 20 most overpriced' }).getByRole('row'),
  ).toHaveCount(21)
  await expect(page.getByRole('searchbox').first()).toBeHidden()
  await context.close()
})
