import { REPORT } from '@/features/reports/reportNames.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { findViolations } from '../access/axe.ts'
import { oxford } from '../support/demoData.ts'
import { expect } from '../support/fixtures.ts'
import { chooseMerchant } from '../support/locators.ts'
import { openFromDisk, expectReadableEverywhere } from '../support/reportFile.ts'
import { test } from './clicks.ts'

const OTHER = '2049811763061'

test(
  'a report for your boss: one file with charts and tables that opens anywhere',
  { tag: '@slow' },
  async ({ page, context, clicks }, info) => {
    await page.goto('/collections/new')
    const pasted = page.getByRole('textbox', { name: CODE_CHECK.paste })
    await clicks.fill(pasted, `${oxford.ean}\n${OTHER}\n123`)
    await clicks.click(page.getByRole('button', { name: /^Create and check/ }))
    await chooseMerchant(page, 'Harbor & Main')
    await clicks.click(page.getByRole('button', { name: REPORT.make }))
    const sheet = page.getByRole('dialog', { name: REPORT.make })
    await expect(sheet).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await clicks.fill(sheet.getByRole('textbox', { name: REPORT.title }), 'Monday')
    await clicks.fill(sheet.getByRole('textbox', { name: REPORT.notes }), 'Hold our prices.')
    const saving = page.waitForEvent('download')
    await clicks.click(sheet.getByRole('button', { name: REPORT.save }))
    clicks.expectAtMost(7)
    const file = info.outputPath('report.html')
    await (await saving).saveAs(file)

    const report = await openFromDisk(context, file)
    await expect(report.page.getByRole('heading', { level: 1, name: 'Monday' })).toBeVisible()
    await expect(report.page.getByText('Hold our prices.')).toBeVisible()
    await expect(report.page.getByRole('img', { name: /^Rows by price position/ })).toBeVisible()
    await expectReadableEverywhere(report.page)
    expect(report.requested).toEqual([`file://${file}`])
    await report.page.close()

    await page.goto('/collections/new')
    await page.getByLabel(CODE_CHECK.file).setInputFiles(file)
    await page.getByRole('combobox', { name: 'Sheet', exact: true }).selectOption('All rows')
    await expect(page.getByRole('button', { name: /^Create and check 2/ })).toBeVisible()
  },
)
