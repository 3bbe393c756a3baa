import { readFileSync } from 'node:fs'
import { EXPORT } from '@/words/exportNames.ts'
import { addresses, oxford } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { withoutDelay } from './support/smallCatalogs.ts'

test('offers of an EAN export in the chosen format; a failure to load code is reported', async ({
  page,
  expectNoAnswer,
}) => {
  expectNoAnswer()
  await page.goto(withoutDelay(addresses.ean))
  await page.route('**/exportNow-*.js', (route) => route.abort())
  const opener = page.getByRole('button', { name: EXPORT.export, exact: true })
  await opener.click()
  const panel = page.getByRole('dialog', { name: EXPORT.export })
  await expect(panel.getByRole('radiogroup', { name: EXPORT.format })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await panel.getByRole('combobox', { name: EXPORT.separator }).selectOption({ label: 'semicolon' })
  await panel.getByRole('combobox', { name: EXPORT.decimals }).selectOption({ label: '12,5' })
  await panel.getByRole('button', { name: /^Save \d+ rows? as CSV/ }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing was exported')

  await page.unroute('**/exportNow-*.js')
  // The browser remembers a module that failed to load until the page is reloaded.
  await page.reload()
  await opener.click()
  await expect(panel.getByRole('combobox', { name: EXPORT.separator })).toHaveValue(';')
  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: /^Save/ }).click()
  const text = readFileSync(await (await saving).path(), 'utf8')
  expect(text).toContain(`EAN ${oxford.ean}`)
  expect(text).toMatch(/;\d+,\d+;/)
  expect(text).toContain('Currency: not stated\r\n')
})
