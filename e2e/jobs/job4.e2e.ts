import { readFileSync } from 'node:fs'
import { readSheet } from 'read-excel-file/node'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { exportRows } from '@/words/collectionViewNames.ts'
import { COLUMNS } from '@/words/columnNames.ts'
import { exportAs } from '@/words/exportNames.ts'
import { SHARE } from '@/words/shareNames.ts'
import { expect } from '../support/fixtures.ts'
import { chooseMerchant } from '../support/locators.ts'
import { soldIn } from '../support/pastedCodes.ts'
import { LONG_TIMEOUT } from '../support/smallCatalogs.ts'
import { test } from './clicks.ts'

const CODES = 200

test(
  '200 pasted EANs: get named rows, the 20 most overpriced as a workbook, and a working link',
  { tag: '@slow' },
  async ({ page, browser, clicks }) => {
    await page.goto('/collections/new')
    await clicks.fill(
      page.getByRole('textbox', { name: CODE_CHECK.paste }),
      soldIn('us', CODES).join('\n'),
    )
    await clicks.click(page.getByRole('button', { name: /^Create and check/ }))
    const figures = page.getByLabel(CODE_CHECK.figures)
    await expect(figures).toContainText(/Checked\s*200 of 200/, LONG_TIMEOUT)
    await expect(figures).toContainText(/Found\s*200/)
    const rows = page.getByRole('table', { name: 'Rows', exact: true }).getByRole('rowgroup').nth(1)
    await expect(rows).not.toContainText('No name in the answer')

    await chooseMerchant(page, 'Harbor & Main')
    await clicks.choose(page.getByRole('combobox', { name: COLUMNS.topBy }), 'index, highest')
    await expect(page.getByRole('main')).toContainText(/20 of 200 rows/)

    const saving = page.waitForEvent('download')
    await clicks.click(page.getByRole('button', { name: exportAs(exportRows(20), 'xlsx') }))
    const sheet = await readSheet(readFileSync(await (await saving).path()))
    const head = sheet.findIndex(([first]) => first === 'Title')
    const column = (name: string) =>
      sheet.slice(head + 1).map((line) => line[(sheet[head] ?? []).indexOf(name)])
    const index = column('Index').map(Number)
    expect(index).toHaveLength(20)
    expect(index).toEqual(index.toSorted((a, b) => b - a))
    for (const name of column('Title')) expect(name).toEqual(expect.any(String))

    await clicks.click(page.getByRole('button', { name: SHARE.copy }))
    await clicks.click(page.getByRole('button', { name: SHARE.copyNow, exact: true }))
    await expect(page.getByRole('dialog', { name: SHARE.copy })).toContainText(SHARE.copied)
    clicks.expectAtMost(6)

    const link = await page.evaluate(() => navigator.clipboard.readText())
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await other.goto(link)
    await expect(other.getByRole('button', { name: SHARE.start })).toBeVisible()
    await expect(other.getByRole('main')).toContainText('200')
    await elsewhere.close()
  },
)
