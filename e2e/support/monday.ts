/** Monday morning, step by step, for any service: saved work is updated, and a report is sent and read back. */
import type { BrowserContext, Page, TestInfo } from 'playwright/test'
import { REPORT } from '@/features/reports/reportNames.ts'
import { ALERTS } from '@/words/alertNames.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { PAGES } from '@/words/pageNames.ts'
import { codesToNewCollection, deleteReportNamed, REPORTS } from '@/words/reportsNames.ts'
import { START } from '@/words/startNames.ts'
import { UPDATE_ALL } from '@/words/updateAllNames.ts'
import { expect } from './fixtures.ts'
import { chooseMerchant, expectChecked, mainHeading } from './locators.ts'
import { openFromDisk, expectReadableEverywhere } from './reportFile.ts'

export const RULE = 'A competitor goes more than 5% below your price'

/** Opens Alerts through the link in the header, whose name also contains the number of new matches. */
async function openAlerts(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: PAGES.alerts }).click()
  await expect(mainHeading(page)).toHaveText(PAGES.alerts)
}

async function openReports(page: Page): Promise<void> {
  await openAlerts(page)
  const tabs = page.getByRole('navigation', { name: ALERTS.views })
  await tabs.getByRole('link', { name: PAGES.reports }).click()
  await expect(mainHeading(page)).toHaveText(PAGES.reports)
}

/** On the page of a new collection: checks these codes, then chooses your merchant. */
export async function saveCodes(page: Page, codes: readonly string[], me: string): Promise<void> {
  await page.getByRole('textbox', { name: CODE_CHECK.paste }).fill(codes.join('\n'))
  await page.getByRole('button', { name: /^Create and check/ }).click()
  await expectChecked(page, codes.length)
  await chooseMerchant(page, me)
}

/** Adds the rule that the form contains when it opens. */
export async function saveRule(page: Page): Promise<void> {
  await openAlerts(page)
  await page.getByRole('button', { name: ALERTS.add }).click()
  await expect(page.getByRole('row', { name: new RegExp(RULE) })).toBeVisible()
}

/** Updates the only saved collection from Home, and opens the report of the update. */
export async function updateAllFromHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: START.today })).toBeVisible()
  await page.getByRole('button', { name: START.updateAll }).click()
  await expect(page.getByText('Updated 1 collection').first()).toBeVisible()
  await page.getByRole('link', { name: START.openChanges }).click()
  await expect(mainHeading(page)).toHaveText(UPDATE_ALL.report)
  await expect(page.getByRole('region', { name: UPDATE_ALL.figures })).toContainText(
    'in 1 collection',
  )
}

/** Goes from any page to Home, and from there to the matches of the rule. */
export async function openMatches(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Catalog Explorer/ })
    .click()
  const alerts = page.getByRole('region', { name: START.alerts })
  await alerts.getByRole('link', { name: RULE }).click()
  await expect(page.getByRole('table', { name: ALERTS.matches })).toBeVisible()
}

/** Makes a report of the page and saves it as a file. */
export async function saveReport(page: Page, title: string, info: TestInfo): Promise<string> {
  await page.getByRole('button', { name: REPORT.make }).click()
  const sheet = page.getByRole('dialog', { name: REPORT.make })
  await sheet.getByRole('textbox', { name: REPORT.title }).fill(title)
  const saving = page.waitForEvent('download')
  await sheet.getByRole('button', { name: REPORT.save }).click()
  const file = info.outputPath('report.html')
  await (await saving).saveAs(file)
  return file
}

/** Checks a report as its recipient sees it, opened without this app. */
export async function expectReadableReport(
  context: BrowserContext,
  file: string,
  { message, notSays = [] }: { message: readonly string[]; notSays?: readonly string[] },
): Promise<void> {
  const { page, requested } = await openFromDisk(context, file)
  for (const words of message) await expect(page.locator('main')).toContainText(words)
  for (const words of notSays) await expect(page.locator('main')).not.toContainText(words)
  await expectReadableEverywhere(page)
  expect(requested).toEqual([`file://${file}`])
  await page.close()
}

const savedReports = (page: Page) =>
  page.getByRole('region', { name: REPORTS.list }).getByRole('listitem')

/** Opens a report file on the Reports page, and expects that no report is stored there before. */
export async function readFile(page: Page, file: string): Promise<void> {
  await openReports(page)
  const saved = savedReports(page)
  await expect(saved).toHaveCount(0)
  await page.getByLabel(REPORTS.file).setInputFiles(file)
  await expect(saved).toContainText('from report.html')
}

/** Deletes the stored report, then reads its file, so that only the report from the file is there. */
export async function readBack(page: Page, title: string, file: string): Promise<void> {
  await openReports(page)
  await expect(savedReports(page).getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('button', { name: deleteReportNamed(title) }).click()
  await readFile(page, file)
}

/** Starts a new collection from a stored report, and expects these codes in its input. */
export async function expectCodes(page: Page, title: string, codes: readonly string[]) {
  await page.getByRole('button', { name: codesToNewCollection(title) }).click()
  await page.getByRole('button', { name: 'Open the new collection' }).click()
  await expect(page.getByRole('textbox', { name: CODE_CHECK.paste })).toHaveValue(
    `${codes.join('\n')}\n`,
  )
}
