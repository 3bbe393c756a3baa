/** A report is saved from the Reports page to a file, and restored from a backup. */
import { REPORT } from '@/features/reports/reportNames.ts'
import { paths } from '@/routing/paths.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { REPORTS, saveReportNamed } from '@/words/reportsNames.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { inSmallCatalog, oxford } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'

test(
  'after everything was deleted, a collection’s report is restored from a backup',
  { tag: '@slow' },
  async ({ page }, info) => {
    await page.goto(inSmallCatalog(paths.newCollection()))
    await page.getByRole('textbox', { name: CODE_CHECK.paste }).fill(oxford.ean)
    await page.getByRole('button', { name: /^Create and check/ }).click()
    await expect(page.getByRole('button', { name: REPORT.make })).toBeVisible()

    const sheet = page.getByRole('dialog', { name: REPORT.make })
    const save = async () => {
      const saving = page.waitForEvent('download')
      await sheet.getByRole('button', { name: REPORT.save }).click()
      return saving
    }
    await page.getByRole('button', { name: REPORT.make }).click()
    await sheet.getByRole('textbox', { name: REPORT.title }).fill('Monday')
    await sheet.getByRole('textbox', { name: REPORT.notes }).fill('Hold our prices.')
    await save()
    // A reload shows the page without the sheet.
    await page.reload()
    await expect(page.getByRole('table', { name: 'Rows', exact: true })).toBeVisible()
    await expect(sheet).toHaveCount(0)

    await page.goto(inSmallCatalog(paths.settings('stored')))
    const backing = page.waitForEvent('download')
    await page.getByRole('button', { name: SETTINGS.backup }).click()
    const backup = info.outputPath('backup.json')
    await (await backing).saveAs(backup)
    await page.getByRole('button', { name: SETTINGS.deleteAll }).click()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('deleted')
    await page.goto(inSmallCatalog(paths.reports()))
    await expect(page.getByRole('region', { name: REPORTS.begin })).toBeVisible()
    await expect(page.getByRole('region', { name: REPORTS.list })).toHaveCount(0)

    await page.goto(inSmallCatalog(paths.settings('stored')))
    await page.getByLabel(SETTINGS.backupFile).setInputFiles(backup)
    await page.getByRole('button', { name: SETTINGS.replace }).click()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'The backup was restored',
    )
    await page.goto(inSmallCatalog(paths.reports()))
    await page.getByRole('button', { name: saveReportNamed('Monday') }).click()
    await expect(sheet.getByRole('textbox', { name: REPORT.notes })).toHaveValue('Hold our prices.')
    expect((await save()).suggestedFilename()).toMatch(/^Monday, .*\.html$/)
  },
)
