import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkDigit } from '../../../lib/gtin.ts'
import { addToDraft, readDraft } from '../../../store/batches/batchDraft.ts'
import { deleteKept } from '../../../store/database/kept.ts'
import { aWorkbook } from '../../../testing/made/aWorkbook.ts'
import { field, figure, fileInput, paste, start } from '../../../testing/pages/batchPage.ts'
import { demoConnection } from '../../../testing/made/connections.ts'
import { demo } from '../../../testing/demo.ts'
import { drop } from '../../../testing/pages/ownCatalogPage.ts'
import { closeSheet, onPhone } from '../../../testing/pages/onPhone.ts'
import { renderAt } from '../../../testing/pages/renderAt.tsx'
import { BATCH, columnsOf, startOf } from '../../../words/batchNames.ts'

const ean = (number: number) => {
  const body = `20${String(number).padStart(10, '0')}`
  return body + checkDigit(body)
}
const WRONG = '2049811763055'

const columns = (name: string) => screen.findByRole('region', { name: columnsOf(name) })

async function choose(file: File) {
  const view = renderAt('/batch')
  await view.user.upload(await fileInput(), file)
  return view
}
const csv = (text: string, name = 'codes.csv') => new File([text], name, { type: 'text/csv' })

beforeEach(async () => {
  await deleteKept(['batchDrafts'])
})

describe('the input of a batch', () => {
  it('takes EANs, URLs and ids as a spreadsheet gives them, and says what was mended', async () => {
    const id = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
    await paste(
      `'${ean(1)}\r\n="${ean(2)}"\r\n 12345670 \r\n36000291452\r\nhttps://a.example/1\r\n${id}`,
    )
    await waitFor(() => expect(figure('Valid')).toContain('6'))
    expect(screen.getByRole('table', { name: 'Mended, 1 line' })).toHaveTextContent(
      '1 leading zero restored; the check digit is right. Asked as 036000291452.',
    )
  })

  it('reads links without a scheme, and says so', async () => {
    await paste(`${ean(1)}\nwww.a.example/p/1`)
    await waitFor(() => expect(figure('Valid')).toContain('2'))
    expect(screen.getByRole('table', { name: 'Mended, 1 line' })).toHaveTextContent(
      '“https://” added. Checked as https://www.a.example/p/1.',
    )
  })

  it('can be tried with codes of the catalog, while there is none', async () => {
    const { user } = renderAt('/batch?country=us')
    await user.click(await screen.findByRole('button', { name: 'Try 50 EANs of the catalog' }))
    expect(screen.getByRole('link', { name: /^My prices in US/ })).toBeVisible()
    await waitFor(() => expect(figure('Valid')).toContain('50'))
    expect(await start()).toBeEnabled()
  })

  it('is still there after a reload, with what other pages and tabs added to it', async () => {
    const { unmount } = await paste(`${ean(1)}\n`)
    await waitFor(() => expect(figure('Valid')).toContain('1'))
    unmount()
    await addToDraft(demoConnection.id, [ean(2)])
    renderAt('/batch')
    expect(await field()).toHaveValue(`${ean(1)}\n${ean(2)}\n`)
    await addToDraft(demoConnection.id, [ean(3)])
    await waitFor(async () =>
      expect(await field()).toHaveValue(`${ean(1)}\n${ean(2)}\n${ean(3)}\n`),
    )
  })

  it('is cleared, and brought back', async () => {
    const { user } = await paste(ean(1))
    await user.click(await screen.findByRole('button', { name: BATCH.clear }))
    expect(await field()).toHaveValue('')
    await user.click(await screen.findByRole('button', { name: BATCH.undo }))
    expect(await field()).toHaveValue(ean(1))
  })

  it('is brought back before what was pasted since', async () => {
    const { user } = await paste(ean(1))
    await user.click(await screen.findByRole('button', { name: BATCH.clear }))
    await user.click(await field())
    await user.paste(ean(2))
    await user.click(await screen.findByRole('button', { name: BATCH.undo }))
    expect(await field()).toHaveValue(`${ean(1)}\n${ean(2)}\n`)
  })

  it('keeps how the next batch asks', async () => {
    const { user, unmount } = await paste(ean(1))
    await user.click(screen.getByRole('checkbox', { name: /^Names and pictures/ }))
    unmount()
    renderAt('/batch')
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: /^Names and pictures/ })).toBeChecked(),
    )
  })
})

describe('the columns of a table', () => {
  const pasted = `Name\tEAN\tOur price\nShirt\t${ean(1)}\t12,50\nHat\t${ean(2)}\t9,00\nSock\t${ean(3)}\tx`

  it('are guessed for a pasted table, shown with its first rows, and can be changed', async () => {
    const { user } = await paste(pasted)
    const panel = within(await columns('the pasted table'))
    expect(panel.getByRole('combobox', { name: BATCH.column })).toHaveDisplayValue('EAN')
    expect(panel.getByRole('combobox', { name: BATCH.targetColumn })).toHaveDisplayValue(
      'Our price',
    )
    expect(panel.getByRole('table', { name: 'All 3 rows' })).toHaveTextContent('Hat')
    await waitFor(() => expect(figure('Own target prices')).toContain('2'))
    expect(
      screen.getByRole('table', { name: 'Without their target price, 1 line' }),
    ).toHaveTextContent('“x” is no price.')
    await user.selectOptions(panel.getByRole('combobox', { name: BATCH.targetColumn }), 'none')
    await waitFor(() => expect(screen.queryByText('Own target prices')).toBeNull())
    await user.selectOptions(panel.getByRole('combobox', { name: BATCH.column }), 'Name')
    expect(
      await screen.findByText(/^No row of Name holds an EAN, a URL or a product id/),
    ).toBeInTheDocument()
    expect(await field()).toHaveValue(pasted)
  })

  it('lie in the sheet with codes, or in another one of the workbook', async () => {
    const cell = (at: string, text: string) =>
      `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
    const workbook = aWorkbook({
      Notes: `<row r="1">${cell('A1', 'Nothing')}${cell('B1', 'here')}</row>`,
      Codes: `<row r="1">${cell('A1', 'EAN')}</row><row r="2"><c r="A2"><v>${ean(1)}</v></c></row>`,
    })
    const { user } = await choose(new File([workbook], 'stock.xlsx'))
    const panel = within(await columns('stock.xlsx'))
    expect(screen.getByText('sheet Codes, 2 rows')).toBeInTheDocument()
    await waitFor(() => expect(figure('To ask')).toContain('1'))
    await user.selectOptions(panel.getByRole('combobox', { name: BATCH.sheet }), 'Notes')
    expect(await panel.findByRole('alert')).toHaveTextContent(/^No row of column 1 holds/)
    await user.selectOptions(panel.getByRole('combobox', { name: BATCH.sheet }), 'Codes')
    await waitFor(() => expect(figure('To ask')).toContain('1'))
  })

  it('may be separated otherwise than they seem', async () => {
    const { user } = await paste(`${ean(1)}|${ean(1)},x\n${ean(2)}|y`)
    const panel = within(await columns('the pasted table'))
    await user.selectOptions(panel.getByRole('combobox', { name: BATCH.separator }), 'bars')
    await waitFor(() => expect(figure('To ask')).toContain('2'))
  })

  it('of a text file may be separated otherwise too', async () => {
    const { user } = await choose(csv(`${ean(1)}|${ean(1)},x\n${ean(2)}|y`))
    const panel = within(await columns('codes.csv'))
    await user.selectOptions(panel.getByRole('combobox', { name: BATCH.separator }), '')
    expect(await panel.findByRole('alert')).toHaveTextContent(/^No row holds/)
    await user.selectOptions(panel.getByRole('combobox', { name: BATCH.separator }), 'bars')
    await waitFor(() => expect(figure('To ask')).toContain('2'))
  })

  it('are looked for anew among columns that are separated otherwise', async () => {
    const { user } = await choose(csv(`${ean(1)}|${ean(1)},x\n${ean(2)}|${ean(2)},y`))
    const panel = within(await columns('codes.csv'))
    const separator = panel.getByRole('combobox', { name: BATCH.separator })
    await user.selectOptions(separator, 'commas')
    await user.selectOptions(await panel.findByRole('combobox', { name: BATCH.column }), 'column 2')
    expect(await panel.findByRole('alert')).toHaveTextContent(/^No row of column 2 holds/)
    await user.selectOptions(separator, 'bars')
    await waitFor(() => expect(figure('To ask')).toContain('2'))
  })

  it('of a file come with the lines of the field, each counted', async () => {
    const { user } = await choose(csv(`EAN;Name\n${ean(1)};Shirt\n`))
    await waitFor(() => expect(figure('To ask')).toContain('1'))
    await user.click(await field())
    await user.paste(`${ean(2)}\n${WRONG}`)
    await waitFor(() => expect(figure('Lines read')).toContain('3'))
    expect(screen.getByRole('table', { name: `${BATCH.invalid}, 1 line` })).toHaveTextContent('4')
    await user.click(screen.getByRole('button', { name: BATCH.removeFile }))
    await waitFor(() => expect(figure('Lines read')).toContain('2'))
  })
})

describe('bad input', () => {
  const many = Array.from({ length: 10_001 }, (_, at) => at).join('\n')

  it.each([
    ['blank', ' \n\t\n', /^There is nothing to read/],
    ['a million characters', 'x'.repeat(1_000_001), /^1,000,001 characters/],
    ['10,001 lines', many, /^10,001 lines/],
    ['the inside of a file', 'PK\u0003\u0004\u0000abc', /^This is no text/],
  ])('of %s is said, and kept', async (_name, text, says) => {
    await paste(text)
    expect(await screen.findByRole('alert')).toHaveTextContent(says)
    expect((await field()).value.length).toBe(text.length)
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull()
    await waitFor(async () => expect((await readDraft(demoConnection.id)).text).toBe(text))
  })

  it('of which no line can be asked is said, with the reason of each', async () => {
    await paste(`4.0E+12\n${WRONG}\nhttps://\nnonsense`)
    const said = () => screen.getAllByRole('status').at(-1)
    await waitFor(() => expect(said()).toHaveTextContent('None of the 4 lines can be asked'))
    // Who types is not interrupted.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(await start()).toBeDisabled()
    const reasons = screen.getByRole('table', { name: `${BATCH.invalid}, 4 lines` })
    expect(reasons).toHaveTextContent('digits are lost')
    expect(reasons).toHaveTextContent('it should be 4: 2049811763054')
    expect(await field()).toHaveValue(`4.0E+12\n${WRONG}\nhttps://\nnonsense`)
  })

  it('of a file is said, and the input before it stays', async () => {
    const { user } = await paste(ean(1))
    await waitFor(() => expect(figure('To ask')).toContain('1'))
    const files: [File, RegExp][] = [
      [csv('', 'none.csv'), /^none.csv is empty/],
      [new File([new Uint8Array([0x89, 0, 0, 1, 2])], 'photo.csv'), /^photo.csv is neither text/],
      [
        new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'old.xlsx'),
        /^old.xlsx is in the old format/,
      ],
      [new File([aWorkbook({ A: '' }).slice(0, 300)], 'cut.xlsx'), /^cut.xlsx is damaged/],
    ]
    for (const [file, says] of files) {
      // Its name may be of another kind than what it holds: people drop anything.
      await user.upload(await fileInput(), file)
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(says))
    }
    expect(await field()).toHaveValue(ean(1))
    expect(figure('To ask')).toContain('1')
  })

  it('of a dropped file is said, until one that is a table is dropped; the field stays as it is', async () => {
    await paste(ean(1))
    await waitFor(() => expect(figure('To ask')).toContain('1'))
    drop(new File([new Uint8Array([0xff, 0xd8, 0, 0, 0, 1, 2, 3])], 'photo.jpg'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^photo.jpg is neither text nor a workbook/,
    )
    const latin1 = new Uint8Array(Buffer.from(`GTIN;Größe\n${ean(2)};M\n`, 'latin1'))
    const dropped = drop(new File([latin1], 'codes.csv'))
    expect(dropped.defaultPrevented).toBe(true)
    expect(await columns('codes.csv')).toHaveTextContent('Größe')
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(figure('Lines read')).toContain('2'))
    expect(await field()).toHaveValue(ean(1))
  })

  it('of a file with 10,001 rows is said, and nothing is cut', async () => {
    await choose(csv(many, 'long.csv'))
    expect(
      await screen.findByText(/^long.csv: 10,001 lines; a batch takes 10,000/),
    ).toBeInTheDocument()
    expect(screen.getByText('10,001 rows')).toBeInTheDocument()
  })

  it('sends nothing', async () => {
    await paste(`${ean(1)}\n${WRONG}`)
    await start()
    expect(demo.requests().filter((path) => path.includes('/productCodes/'))).toEqual([])
  })
})

describe('a new batch on a phone', () => {
  beforeEach(onPhone)

  it('can be started from the first screen, and says what it starts', async () => {
    await paste(`${ean(1)}\n${ean(2)}\n${ean(2)}\n${WRONG}`)
    const press = await screen.findByRole('button', { name: new RegExp(`^${startOf(2)}`) })
    await waitFor(() => expect(press).toBeEnabled())
    const recognised = screen.getByRole('region', { name: BATCH.recognised })
    const lines = within(recognised).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '3 EANs3',
      'Duplicates, asked once1',
      `${BATCH.invalid}1`,
    ])
  })

  it('has its press in place before there is anything to start', async () => {
    renderAt('/batch?country=us')
    expect(await screen.findByRole('button', { name: BATCH.start })).toBeDisabled()
  })

  it('has its name and its settings behind one line, and keeps what is typed there', async () => {
    const { user } = await paste(ean(1))
    const line = await screen.findByRole('button', { name: new RegExp(`^${BATCH.howToAsk}`) })
    await user.click(line)
    await user.type(screen.getByRole('textbox', { name: BATCH.name }), 'Autumn')
    await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${BATCH.names}`) }))
    await closeSheet(user, BATCH.howToAsk)
    expect(line).not.toHaveTextContent(/names and pictures/)
    await user.click(line)
    expect(screen.getByRole('textbox', { name: BATCH.name })).toHaveValue('Autumn')
  })

  it('takes what was copied by one press, below what stands there', async () => {
    const { user } = await paste(ean(1))
    await navigator.clipboard.writeText(ean(2))
    await user.click(screen.getByRole('button', { name: BATCH.pasteNow }))
    await waitFor(async () => expect(await field()).toHaveValue(`${ean(1)}\n${ean(2)}`))
  })

  it('says where the browser does not hand over what was copied', async () => {
    const { user } = renderAt('/batch?country=us')
    await field()
    vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('refused'))
    await user.click(screen.getByRole('button', { name: BATCH.pasteNow }))
    expect(await screen.findByText(/did not hand over what was copied/)).toBeVisible()
  })
})
