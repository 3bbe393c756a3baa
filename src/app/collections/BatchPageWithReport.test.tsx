import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openSheets } from '../../features/import/openSheets.ts'
import { bytesSource } from '../../features/import/source.ts'
import { REPORT } from '../../report/reportNames.ts'
import { bytesIn, savedFiles } from '../../testing/export/savedFiles.ts'
import { answerOf, CODES, DEAR, forgetKept, ID } from '../../testing/kept/keptMarkets.ts'
import { keepBatch } from '../../testing/made/aKeptBatch.ts'
import { renderAt } from '../../testing/pages/renderAt.tsx'

beforeEach(async () => {
  await forgetKept()
  await keepBatch({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })
})

async function sheetsOf(name: string, bytes: ArrayLike<number> | ArrayBuffer) {
  const file = await openSheets(bytesSource(name, new Uint8Array(bytes)), () => Promise.resolve())
  if (file.kind === 'refused') throw new Error(file.says)
  return file
}

async function openSheet() {
  const files = savedFiles()
  const { user } = renderAt(`/collections/${ID}`)
  await user.click(await screen.findByRole('button', { name: REPORT.make }))
  const sheet = await screen.findByRole('dialog', { name: REPORT.make })
  return { files, user, sheet: within(sheet) }
}

async function saved(files: Awaited<ReturnType<typeof openSheet>>['files'], ending: string) {
  await waitFor(() => expect(files).toHaveLength(1))
  const name = files[0]?.name ?? ''
  expect(name).toMatch(new RegExp(`^Boss’s Monday, \\d{4}-\\d{2}-\\d{2}\\.${ending}$`))
  return { name, bytes: await bytesIn(files, name) }
}

it('a batch becomes a report under the title, with the notes and the parts that were chosen', async () => {
  const { files, user, sheet } = await openSheet()
  const title = sheet.getByRole('textbox', { name: REPORT.title })
  expect(title).toHaveValue('Kept before')
  await user.clear(title)
  await user.type(title, 'Boss’s Monday')
  await user.type(sheet.getByRole('textbox', { name: REPORT.notes }), 'Hold Marlowe.')
  await user.click(sheet.getByRole('checkbox', { name: /^Distribution/ }))
  await user.click(sheet.getByRole('button', { name: REPORT.save }))
  const { name, bytes } = await saved(files, 'html')
  const page = bytes.toString('utf8')
  expect(page).toContain('<h1>Boss’s Monday</h1>')
  expect(page).toContain('Hold Marlowe.')
  expect(page).toContain('Price report, Northgate')
  expect(page).toContain('Demo data')
  expect(page).not.toContain('Distribution')
  expect(await screen.findByText(/Saved as/)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  const table = await sheetsOf(name, bytes)
  const codes = table.sheets.find((one) => one.name === 'All rows')?.rows.map((row) => row[1])
  expect(codes).toEqual(['As given', ...CODES])
})

it('a batch becomes a workbook with a sheet for each part', async () => {
  const { files, user, sheet } = await openSheet()
  const title = sheet.getByRole('textbox', { name: REPORT.title })
  await user.clear(title)
  await user.type(title, 'Boss’s Monday')
  await user.click(sheet.getByRole('button', { name: REPORT.saveWorkbook }))
  const { name, bytes } = await saved(files, 'xlsx')
  const table = await sheetsOf(name, bytes)
  const dearest = table.sheets.find((one) => one.name === 'The 1 most overpriced')
  expect(dearest?.rows.at(-1)?.slice(1, 3)).toEqual([DEAR, '66'])
})
