import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import readXlsxFile from 'read-excel-file/node'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, shownToasts } from '@/components/ui/layers/toast.ts'
import { ToastRegion } from '@/components/ui/layers/ToastRegion.tsx'
import { LiveRegion } from '@/components/ui/panels/LiveRegion.tsx'
import type { Cell } from '@/lib/sheet/sheet.ts'
import { EXPORT, exportAs, saveRows } from '@/words/exportNames.ts'
import { columnsOf, sourceOf } from '@test/export/exporting.ts'
import { bytesIn, savedFiles, textIn } from '@test/export/savedFiles.ts'
import { ExportMenu } from './ExportMenu.tsx'
import type { Source } from './useExport.ts'

const rows: Cell[][] = [
  [1, { code: '0401' }, 'a'],
  [-2.5, { code: '0402' }, '=b'],
]
const source = sourceOf(rows, { name: 'Shirts', shown: ['c0'], filtered: rows.slice(1) })

function show(getSource: Source<readonly Cell[]> = () => source, label = 'Export 2') {
  const user = userEvent.setup()
  const view = render(
    <>
      <ExportMenu label={label} source={getSource} />
      <LiveRegion />
      <ToastRegion />
    </>,
  )
  return { user, ...view }
}

/** The visible message; it is also announced. */
const message = async (text: string) =>
  within(await screen.findByRole('region', { name: 'Messages' })).findByText(text)

const button = (name: string) => screen.getByRole('button', { name })

async function openPanel(
  user: ReturnType<typeof userEvent.setup>,
  name: string | RegExp = 'Export 2',
) {
  await user.click(screen.getByRole('button', { name }))
  const panel = await screen.findByRole('dialog', { name: 'Export 2' })
  await within(panel).findByRole('radiogroup', { name: EXPORT.format })
  return within(panel)
}

beforeEach(() => {
  localStorage.clear()
  for (const { id } of shownToasts()) dismissToast(id)
})

describe('an export menu', () => {
  it('requests the rows only on a click, and saves them as CSV', async () => {
    const files = savedFiles()
    const getSource = vi.fn<() => typeof source>(() => source)
    const { user } = show(getSource)
    expect(getSource).not.toHaveBeenCalled()
    await user.click(button(exportAs('Export 2', 'csv')))
    expect(await message('1 row saved as CSV')).toBeInTheDocument()
    expect(await textIn(files, 'Shirts.csv')).toBe(
      `\uFEFFWhat it is\r\nRows: 1 of 2\r\n\r\nColumn 1,Column 2,Column 3\r\n-2.5,"=""0402""",'=b\r\n`,
    )
  })

  it('saves an XLSX file that can be read', async () => {
    const files = savedFiles()
    const { user } = show()
    await user.click(button(exportAs('Export 2', 'xlsx')))
    await message('1 row saved as XLSX')
    const [sheet] = await readXlsxFile(await bytesIn(files, 'Shirts.xlsx'))
    expect(sheet?.data.at(-1)).toEqual([-2.5, '0402', '=b'])
  })

  it('offers format, rows, columns and CSV options, and remembers all but the rows', async () => {
    const files = savedFiles()
    const { user, unmount } = show()
    const panel = await openPanel(user)
    await user.click(panel.getByRole('radio', { name: 'All, 2' }))
    await user.click(panel.getByRole('radio', { name: 'Shown, 1' }))
    await user.selectOptions(panel.getByRole('combobox', { name: EXPORT.separator }), ';')
    await user.selectOptions(panel.getByRole('combobox', { name: EXPORT.decimals }), ',')
    await user.click(panel.getByRole('checkbox', { name: new RegExp(EXPORT.mark) }))
    await user.click(panel.getByRole('checkbox', { name: new RegExp(EXPORT.head) }))
    await user.click(panel.getByRole('button', { name: saveRows('csv', 2) }))
    await message('2 rows saved as CSV')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(button('Export 2')).toHaveFocus())
    expect(await textIn(files, 'Shirts.csv')).toBe('Column 1\r\n1\r\n-2,5\r\n')

    unmount()
    const again = await openPanel(show().user)
    expect(again.getByRole('combobox', { name: EXPORT.separator })).toHaveValue(';')
    expect(again.getByRole('checkbox', { name: new RegExp(EXPORT.head) })).not.toBeChecked()
    expect(again.getByRole('radio', { name: 'Filtered, 1' })).toBeChecked()
  })

  it('copies rows for a spreadsheet', async () => {
    const { user } = show()
    const panel = await openPanel(user)
    await user.click(panel.getByRole('radio', { name: 'Copy' }))
    await user.click(panel.getByRole('button', { name: saveRows('copy', 1) }))
    await message('1 row copied, ready to paste into a spreadsheet')
    expect(await navigator.clipboard.readText()).toContain(`-2.5\t="0402"\t'=b\r\n`)
  })

  it('writes to the clipboard during the click, before the text is ready', async () => {
    const { user } = show()
    const panel = await openPanel(user)
    await user.click(panel.getByRole('radio', { name: 'Copy' }))
    const items: unknown[] = []
    vi.stubGlobal('ClipboardItem', function ClipboardItem(item: unknown) {
      items.push(item)
    })
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
    fireEvent.click(panel.getByRole('button', { name: saveRows('copy', 1) }))
    expect(write).toHaveBeenCalledTimes(1)
    await message('1 row copied, ready to paste into a spreadsheet')
    expect(items).toEqual([{ 'text/plain': expect.any(Promise) }])
    vi.unstubAllGlobals()
  })

  it('offers JSON only if a response was received, and saves it unchanged', async () => {
    const files = savedFiles()
    const { user, unmount } = show()
    expect((await openPanel(user)).queryByRole('radio', { name: 'JSON' })).toBeNull()
    unmount()
    const text = '{"a":null,"b":""}'
    const { user: other } = show(() => ({ ...source, received: () => text }))
    const panel = await openPanel(other)
    await other.click(panel.getByRole('radio', { name: 'JSON' }))
    expect(panel.queryByRole('radiogroup', { name: EXPORT.rows })).toBeNull()
    await other.click(panel.getByRole('button', { name: 'Save as JSON' }))
    await message('Saved as JSON')
    expect(await textIn(files, 'Shirts.json')).toBe(text)
  })

  it('offers a choice of rows for JSON if it is made from rows', async () => {
    const files = savedFiles()
    const receivedOf = ([first]: readonly Cell[]) => first
    const { user } = show(() => ({ ...source, receivedOf }))
    const panel = await openPanel(user)
    await user.click(panel.getByRole('radio', { name: 'JSON' }))
    await user.click(panel.getByRole('radio', { name: 'All, 2' }))
    await user.click(panel.getByRole('button', { name: 'Save as JSON' }))
    await message('Saved as JSON')
    expect(JSON.parse(await textIn(files, 'Shirts.json'))).toEqual([1, -2.5])
  })

  it('shows how many rows were saved if an export ends early', async () => {
    const files = savedFiles()
    const spoiled = { ...source, columns: columnsOf(3, rows[1]), filtered: null }
    const { user } = show(() => spoiled)
    await user.click(button(exportAs('Export 2', 'csv')))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Only 1 row could be written: the row is spoiled. What was written is saved as “Shirts (partial).csv”.',
    )
    expect(files.map(({ name }) => name)).toEqual(['Shirts (partial).csv'])
  })

  it('shows an error if a part of the app does not load, and works again afterwards', async () => {
    const files = savedFiles()
    let isUnavailable = true
    const { user } = show(async () => {
      if (isUnavailable) throw new TypeError('Failed to fetch dynamically imported module: x.js')
      return source
    })
    await user.click(button(exportAs('Export 2', 'csv')))
    expect(await screen.findByRole('alert')).toHaveTextContent('part of the app didn’t load')
    await user.click(button('Export 2'))
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    expect(screen.queryByRole('dialog')).toBeNull()
    isUnavailable = false
    await user.click(button(exportAs('Export 2', 'csv')))
    await message('1 row saved as CSV')
    expect(files).toHaveLength(1)
  })

  it('shows the progress of a long export, and cancels it without saving anything', async () => {
    const files = savedFiles()
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 5))
    const many = sourceOf(Array.from({ length: 20_000 }, (_, row): Cell[] => [row]))
    const { user } = show(() => many)
    await user.click(button(exportAs('Export 2', 'csv')))
    const cancel = await screen.findByRole('button', { name: EXPORT.cancel })
    const progress = screen.getByRole('progressbar', { name: EXPORT.progress })
    cancel.focus()
    const before = progress.getAttribute('value')
    await waitFor(() => expect(progress.getAttribute('value')).not.toBe(before))
    await waitFor(() => expect(cancel).toHaveFocus())

    const panel = await openPanel(user, /^Exporting/)
    await user.click(panel.getByRole('button', { name: saveRows('csv', 20_000) }))
    await message('Another export is running. Wait for it or cancel it.')
    expect(screen.getByRole('dialog', { name: 'Export 2' })).toBeInTheDocument()
    await user.click(cancel)
    await message('Export cancelled. Nothing was saved.')
    expect(files).toEqual([])
    expect(screen.queryByRole('progressbar')).toBeNull()
    await waitFor(() => expect(button('Export 2')).toHaveFocus())
  })
})
