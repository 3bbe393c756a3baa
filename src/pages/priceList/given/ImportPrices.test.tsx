import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codeKey } from '../../../lib/gtin.ts'
import { holdOnly } from '../../../store/database/keptMemory.ts'
import { keptCodeNames } from '../../../store/names/keptCodeNames.ts'
import { readPriceList } from '../../../store/priceLists/priceList.ts'
import { aWorkbook } from '../../../testing/made/aWorkbook.ts'
import { readSheet, saveFrom } from '../../../testing/export/saveFrom.ts'
import { savedFiles } from '../../../testing/export/savedFiles.ts'
import { expectSaid } from '../../../testing/faults/expectSound.ts'
import {
  A,
  B,
  bodyOf,
  cell,
  figure,
  kept,
  US,
  WRONG,
} from '../../../testing/pages/priceListPage.ts'
import { address, renderAt } from '../../../testing/pages/renderAt.tsx'
import { EXPORT } from '../../../words/exportNames.ts'
import { PRICES } from '../../../words/priceListNames.ts'

async function paste(text: string) {
  const view = renderAt('/price-list?country=us')
  const input = await screen.findByRole('textbox', { name: PRICES.paste })
  await view.user.click(input)
  await view.user.paste(text)
  return { ...view, input }
}

async function choose(file: File) {
  const view = renderAt('/price-list?country=us')
  await screen.findByRole('textbox', { name: PRICES.paste })
  await view.user.upload(screen.getByLabelText(PRICES.file), file)
  return view
}

const saveButton = () => screen.findByRole('button', { name: new RegExp(`^${PRICES.save}`) })
beforeEach(() => holdOnly('priceLists', []))
afterEach(() => holdOnly('priceLists', []))

describe('a new price list', () => {
  it('is taught where there is none', async () => {
    renderAt('/price-list')
    expect(await screen.findByRole('heading', { name: 'Your own prices for US' })).toBeVisible()
    expect(screen.getByRole('table', { name: 'A file as it may look' })).toBeVisible()
    expect(document.title).toBe('My prices · Catalog Explorer')
    expect(address()).toBe('/price-list?country=us')
  })

  it('is shown row by row before anything is kept, and then kept', async () => {
    const { user } = await paste(
      `EAN\tPrice\tCost\tNote\n${A}\t12,90\t7,40\tours\n${WRONG}\t5,00\t\t\n${B}\t1.299,00\t\t\n${B}\t999,00\t\t`,
    )
    const save = await saveButton()
    await waitFor(() => expect(save).toBeEnabled())
    expect(figure('Rows read')).toContain('4')
    expect(figure('To keep')).toContain('2')
    expect(bodyOf(/^First rows/).map((row) => row.textContent)).toEqual([
      `2${A}12.907.4042.6%ours`,
      expect.stringContaining(WRONG),
      expect.stringContaining('said again in row 5'),
      expect.stringContaining('999.00'),
    ])
    const problems = bodyOf('Cannot be kept, 1 row')
    expect(problems[0]).toHaveTextContent(`The check digit of ${WRONG} is 0; it should be 7: ${A}.`)
    expect(bodyOf('Duplicates, given again further down, 1 row')[0]).toHaveTextContent(
      'Row 5 speaks of',
    )
    expect(await kept()).toEqual([])

    await user.click(save)
    expect(await cell('Price')).toHaveDisplayValue('12.90')
    expect(await kept()).toEqual([
      { code: A, price: 12.9, cost: 7.4, note: 'ours' },
      { code: B, price: 999, cost: null, note: '' },
    ])
    expect(
      await screen.findAllByText('2 rows for US kept until this page closes'),
    ).not.toHaveLength(0)
    expect(screen.getByText('This list ends with this page.')).toBeVisible()
    await waitFor(() => expect(document.getElementById('main')).toHaveFocus())
  })

  it('keeps the names of a file, finds by them, and exports them', async () => {
    const { user } = await paste(
      `EAN\tProduct name\tPrice\n${A}\tOxford shirt\t12,90\n${B}\t\t5,00`,
    )
    const save = await saveButton()
    await waitFor(() => expect(save).toBeEnabled())
    expect(bodyOf(/^First rows/)[0]).toHaveTextContent(/Oxford shirt.*12\.90/)
    await user.click(save)
    await cell('Price')
    expect(bodyOf(PRICES.rows)[0]).toHaveTextContent('Oxford shirt')
    expect((await kept())[0]).toMatchObject({ code: A, title: 'Oxford shirt', note: '' })
    expect((await kept())[1]).not.toHaveProperty('title')
    expect((await keptCodeNames('demo')).get(codeKey(A))?.title).toBe('Oxford shirt')
    await user.type(screen.getByRole('textbox', { name: PRICES.find }), 'oxford')
    await waitFor(() => expect(bodyOf(PRICES.rows)).toHaveLength(1))
    const files = savedFiles()
    const { rows } = readSheet(await saveFrom({ user, files, label: EXPORT.export }))
    expect(rows[0]).toMatchObject({ Name: 'Oxford shirt', Price: '12.9' })
    await expectSaid('1 row saved as CSV')
  })

  it('is summed up aloud, and again when there is more or less of it', async () => {
    const { user } = await paste(
      `EAN;Price;Note\n${A};12,90;\n${WRONG};5,00;\n${B};9,00;\n${B};8,00;own`,
    )
    await expectSaid('4 rows read: 2 to keep, 1 said again, 1 left out')
    await user.keyboard('er')
    await waitFor(() => expect(bodyOf(/^First rows/)[3]).toHaveTextContent('owner'))
    await user.paste(`\n${WRONG};7,00;`)
    await expectSaid('5 rows read: 2 to keep, 1 said again, 2 left out')
    expect(Array.from(screen.getByRole('status').children, (one) => one.textContent)).toEqual([
      '4 rows read: 2 to keep, 1 said again, 1 left out',
      '5 rows read: 2 to keep, 1 said again, 2 left out',
    ])
  })

  it('is read by other columns when these are chosen', async () => {
    const { user } = await paste(`${A}\t5.00\t9.00\n${B}\t6.00\t8.00`)
    await saveButton()
    await user.selectOptions(screen.getByLabelText(PRICES.price), 'column 3')
    await user.selectOptions(screen.getByLabelText(PRICES.cost), 'none')
    await waitFor(() => expect(bodyOf(/^First rows/)[0]).toHaveTextContent('9.00'))
    expect(figure('With a cost')).toContain('0')
    await user.click(screen.getByRole('checkbox', { name: PRICES.heading }))
    await waitFor(() => expect(figure('Rows read')).toContain('1'))
  })

  it('says which sign its cells end at', async () => {
    await paste(`EAN|Price|Note\n${A}|5.00|ours\n${B}|6.00|ours`)
    await saveButton()
    expect(screen.getByLabelText(PRICES.separator)).toHaveDisplayValue('a bar')
  })

  it('says which price may be read in two ways until the decimal sign is chosen', async () => {
    const { user } = await paste(`EAN\tPrice\n${A}\t1,299`)
    expect(await screen.findByText('No row can be kept.')).toBeVisible()
    expect(bodyOf('Cannot be kept, 1 row')[0]).toHaveTextContent('may be a thousand or a decimal')
    expect(await saveButton()).toBeDisabled()
    await user.selectOptions(screen.getByLabelText(PRICES.decimal), 'point: 1,299.00')
    await waitFor(() => expect(bodyOf(/^First rows/)[0]).toHaveTextContent('1,299.00'))
  })

  it.each([
    ['only a heading', 'EAN\tPrice', 'There is nothing to read'],
    ['the inside of a file', 'PK\u0003\u0004\u0000', 'This is no text but the inside of a file.'],
    [
      '50,001 rows',
      Array.from({ length: 50_001 }, () => `${A},1.50`).join('\n'),
      '50,001 rows; a price list takes 50,000 at the most.',
    ],
    ['too many characters', 'x'.repeat(5_000_001), '5,000,001 characters'],
  ])('says what is wrong with %s and keeps what was pasted', async (name, text, says) => {
    renderAt('/price-list?country=us')
    const input = await screen.findByRole('textbox', { name: PRICES.paste })
    // Typing or pasting a large text into a simulated field takes longer than the test may.
    fireEvent.change(input, { target: { value: text } })
    if (name === 'only a heading') {
      expect(await screen.findByText('No row can be kept.')).toBeVisible()
    } else expect(await screen.findByRole('alert')).toHaveTextContent(says)
    expect(input).toHaveValue(text)
  })

  it('says that all rows are invalid, each with its reason', async () => {
    await paste('shirt\t1.00\nhat\t2.00')
    expect(await screen.findByText('No row can be kept.')).toBeVisible()
    expect(bodyOf('Cannot be kept, 2 rows')).toHaveLength(2)
    expect(await saveButton()).toBeDisabled()
  })

  it('is read from a file in another encoding and separator', async () => {
    const bytes = Uint8Array.from(`EAN;Preis;Bemerkung\n${A};1.299,00;g\u00fcnstig`, (letter) =>
      letter.charCodeAt(0),
    )
    const { user } = await choose(new File([bytes], 'preise.csv', { type: 'text/csv' }))
    expect(await screen.findByText('preise.csv')).toBeVisible()
    await waitFor(() => expect(bodyOf(/^First rows/)[0]).toHaveTextContent('1,299.00–'))
    expect(bodyOf(/^First rows/)[0]).toHaveTextContent('g\u00fcnstig')
    await user.click(screen.getByRole('button', { name: PRICES.forgetFile }))
    expect(screen.getByRole('textbox', { name: PRICES.paste })).toHaveValue('')
  })

  it('is read from any sheet of a workbook, its codes whole', async () => {
    const row = (code: string, price: number) =>
      `<row r="1"><c r="A1"><v>${code}</v></c><c r="B1"><v>${price}</v></c></row>`
    const workbook = aWorkbook({ Old: row('2.049811763054E12', 7.25), New: row(A, 8.5) })
    const { user } = await choose(new File([workbook], 'prices.xlsx'))
    await waitFor(() => expect(bodyOf(/^First rows/)[0]).toHaveTextContent(`${B}7.25`))
    await user.selectOptions(screen.getByLabelText(PRICES.sheet), 'New')
    await waitFor(() => expect(bodyOf(/^First rows/)[0]).toHaveTextContent(`${A}8.50`))
  })

  it('keeps what is pasted while its country is chosen', async () => {
    const { user } = await paste(`${A}\t5.00`)
    await user.selectOptions(screen.getByLabelText(PRICES.country), 'de')
    expect(screen.getByRole('textbox', { name: PRICES.paste })).toHaveValue(`${A}\t5.00`)
    const save = await saveButton()
    await waitFor(() => expect(save).toBeEnabled())
    await user.click(save)
    await cell('Price')
    expect(await kept()).toEqual([])
    expect((await readPriceList({ ...US, country: 'de' })).entries).toHaveLength(1)
  })

  it('keeps what is pasted when a file is refused', async () => {
    const { user } = await paste(`${A}\t5.00`)
    await user.upload(screen.getByLabelText(PRICES.file), new File([], 'empty.csv'))
    expect(await screen.findByRole('alert')).toHaveTextContent('empty.csv is empty.')
    expect(screen.getByRole('textbox', { name: PRICES.paste })).toHaveValue(`${A}\t5.00`)
  })
})
