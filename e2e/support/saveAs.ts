import type { Download, Page } from 'playwright/test'
import { EXPORT, FORMATS } from '@/words/exportNames.ts'

/** Exports rows as a file in this format; `label` is the text of the export button. */
export async function saveAs(page: Page, label: string, format: 'csv' | 'xlsx'): Promise<Download> {
  await page.getByRole('button', { name: label, exact: true }).click()
  const panel = page.getByRole('dialog', { name: label })
  await panel
    .getByRole('radiogroup', { name: EXPORT.format })
    .getByRole('radio', { name: FORMATS[format] })
    .check()
  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: /^Save / }).click()
  return saving
}
