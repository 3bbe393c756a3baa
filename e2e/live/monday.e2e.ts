import { REPORT } from '../../src/report/reportNames.ts'
import { iAm } from '../../src/words/meNames.ts'
import { BATCH } from '../../src/words/batchNames.ts'
import { NAMES } from '../../src/words/names.ts'
import { codesToBatch, deleteReportNamed, REPORTS } from '../../src/words/reportsNames.ts'
import { paths } from '../../src/url/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { oxford } from '../support/known.ts'
import { contentOf, lookupBox } from '../support/places.ts'
import { openFromDisk, readsEverywhere } from '../support/reportFile.ts'

test('a first visit through the proxy: a code in the box ends in who sells it, with no demo data', async ({
  page,
}) => {
  await page.goto(paths.start())
  await expect(lookupBox(page)).toBeFocused()
  await page.keyboard.type(oxford.ean)
  await page.keyboard.press('Enter')
  await expect(contentOf(page, 'ean').getByRole('row')).toHaveCount(10)
  await expect(page.getByText('Demo data')).toHaveCount(0)
})

test('Monday morning through the proxy: codes, who I am, a report that is sent and read back where it arrives', async ({
  page,
  context,
}, info) => {
  await page.goto(paths.batch())
  await page.getByRole('textbox', { name: BATCH.paste }).fill(oxford.ean)
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('button', { name: iAm('Harbor & Main') }).click()
  await page.getByRole('button', { name: REPORT.make }).click()
  const sheet = page.getByRole('dialog', { name: REPORT.make })
  await sheet.getByRole('textbox', { name: REPORT.title }).fill('Monday')
  const saving = page.waitForEvent('download')
  await sheet.getByRole('button', { name: REPORT.save }).click()
  const file = info.outputPath('report.html')
  await (await saving).saveAs(file)
  const sent = await openFromDisk(context, file)
  await expect(sent.page.getByRole('heading', { level: 1, name: 'Monday' })).toBeVisible()
  await expect(sent.page.getByText('Demo data')).toHaveCount(0)
  await readsEverywhere(sent.page)
  expect(sent.asked).toEqual([`file://${file}`])
  await sent.page.close()

  await page.getByRole('button', { name: NAMES.more, exact: true }).click()
  await page.getByRole('link', { name: REPORTS.page }).click()
  const kept = page.getByRole('region', { name: REPORTS.list }).getByRole('listitem')
  await expect(kept.getByRole('link', { name: 'Monday' })).toBeVisible()
  await page.getByRole('button', { name: deleteReportNamed('Monday') }).click()
  await expect(kept).toHaveCount(0)
  await page.getByLabel(REPORTS.file).setInputFiles(file)
  await expect(kept).toContainText('from report.html')
  await page.getByRole('button', { name: codesToBatch('Monday') }).click()
  await page.getByRole('button', { name: 'Open the batch' }).click()
  await expect(page.getByRole('textbox', { name: BATCH.paste })).toHaveValue(`${oxford.ean}\n`)
})
