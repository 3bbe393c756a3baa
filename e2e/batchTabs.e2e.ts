import type { Page } from 'playwright/test'
import { BATCH } from '../src/domain/batchNames.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { inScenario } from './known.ts'
import { thousandCodes } from './pasted.ts'

const plain = thousandCodes('us')
  .text.split('\r\n')
  .filter((line) => /^\d{13}$/.test(line))
const codes = [...new Set(plain)].slice(0, 8)

const asked = (page: Page) => page.getByRole('progressbar', { name: BATCH.progress })
const state = (page: Page, words: string) => page.getByText(words, { exact: true })

test('two tabs ask one batch once: the other looks on, and takes over when the first is closed', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus(404)
  const requests: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/productCodes/')) requests.push(new URL(request.url()).pathname)
  })
  await page.goto(inScenario(paths.batch(), 'slow'))
  await page.getByRole('textbox', { name: BATCH.paste }).fill(codes.join('\n'))
  await page.getByRole('combobox', { name: BATCH.atOnce }).selectOption('2')
  await page.getByRole('checkbox', { name: BATCH.names }).setChecked(false)
  await page.getByRole('checkbox', { name: BATCH.otherForms }).setChecked(false)
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(state(page, 'Running')).toBeVisible()

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(state(other, 'Running in another tab')).toBeVisible()
  await expect(other.getByRole('button', { name: BATCH.pause })).toHaveCount(0)
  await expect.poll(() => asked(page).getAttribute('value').then(Number)).toBeGreaterThan(1)

  await page.close()
  await expect(state(other, 'Running')).toBeVisible()
  await expect(asked(other)).toHaveAttribute('value', String(codes.length))
  expect(new Set(requests).size).toBe(codes.length)
  expect(requests.length).toBeLessThanOrEqual(codes.length + 2)
})
