import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkDigit, codeKey } from '@/lib/gtin.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { storedCodeNames } from '@/storage/names/storedCodeNames.ts'
import { readPriceList } from '@/storage/priceLists/priceList.ts'
import { EXPORT } from '@/words/exportNames.ts'
import { PRICES } from '@/words/priceListNames.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { aWorkbook } from '@test/made/aWorkbook.ts'
import { A, B, bodyOf, cell, saved, US, WRONG } from '@test/pages/priceListPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { MAX_PRICES } from './priceEntries.ts'

const C = '4006381333931'

/** A valid code for each number. */
function codeOf(number: number): string {
  const body = String(200_000_000_000 + number)
  return body + String(checkDigit(body))
}

async function paste(text: string) {
  const view = renderAt('/my-data/prices?country=us')
  const input = await screen.findByRole('textbox', { name: PRICES.paste })
  await view.user.click(input)
  await view.user.paste(text)
  return { ...view, input }
}

async function choose(file: File) {
  const view = renderAt('/my-data/prices?country=us')
  await screen.findByRole('textbox', { name: PRICES.paste })
  await view.user.upload(screen.getByLabelText(PRICES.file), file)
  return view
}

const saveButton = () => screen.findByRole('button', { name: new RegExp(`^${PRICES.save}`) })
const count = (name: string) => screen.findByRole('button', { name })
const entries = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** Opens the list behind a count, such as "2 used". */
async function listOf(user: UserEvent, number: number, kind: string) {
  const button = await count(`${number} ${kind}`)
  if (button.getAttribute('aria-pressed') === 'false') await user.click(button)
  return entries(kind)
}

beforeEach(() => replaceEntriesInMemory('priceLists', []))
afterEach(() => replaceEntriesInMemory('priceLists', []))

describe('a new price list', () => {
  it('is explained while no list is saved', { tags: 'slow' }, async () => {
    renderAt('/my-data/prices')
    expect(await screen.findByRole('heading', { name: 'Your prices for US' })).toBeVisible()
    expect(screen.getByRole('table', { name: 'Example' })).toBeVisible()
    expect(document.title).toBe('My prices · Catalog Explorer')
    expect(address()).toBe('/my-data/prices?country=us')
  })

  it('is previewed before it is saved', { tags: 'slow' }, async () => {
    const { user } = await paste(
      `EAN\tPrice\tCost\tNote\n${A}\t12,90\t7,40\tours\n${WRONG}\t5,00\t\t\n${B}\t1.299,00\t\t\n${B}\t999,00\t\t`,
    )
    const save = await saveButton()
    await waitFor(() => expect(save).toBeEnabled())
    expect(await listOf(user, 2, 'used')).toEqual([
      `Line 2 ${A} 12.90 · cost 7.40 · margin 42.6% · ours`,
      `Line 5 ${B} 999.00`,
    ])
    expect(await listOf(user, 1, 'left out')).toEqual([
      `Line 4 “${B}” Replaced by line 5, which is for the same product.`,
    ])
    const [doubtful] = await listOf(user, 1, 'doubtful')
    expect(doubtful).toContain(`The check digit of ${WRONG} is 0; it should be 7: ${A}.`)
    expect(await saved()).toEqual([])

    await user.click(save)
    expect(await cell('Price')).toHaveDisplayValue('12.90')
    expect(await saved()).toEqual([
      { code: A, price: 12.9, cost: 7.4, note: 'ours' },
      { code: B, price: 999, cost: null, note: '' },
    ])
    expect(
      await screen.findAllByText('2 rows for US saved until you close this page'),
    ).not.toHaveLength(0)
    expect(screen.getByText('This list is lost when you close this page.')).toBeVisible()
    await waitFor(() => expect(document.getElementById('main')).toHaveFocus())
  })

  it('uses a doubtful code once the user confirms it', async () => {
    const { user } = await paste(`EAN\tPrice\n${B}\t5.00\n${WRONG}\t6.00`)
    await user.click(await screen.findByRole('button', { name: `Use ${A}` }))
    expect(await listOf(user, 2, 'used')).toEqual([`Line 2 ${B} 5.00`, `Line 3 ${A} 6.00`])
  })

  it(
    'stores the product names of a file, finds rows by them, and exports them',
    { tags: 'slow' },
    async () => {
      const { user } = await paste(
        `EAN\tProduct name\tPrice\n${A}\tOxford shirt\t12,90\n${B}\t\t5,00`,
      )
      const save = await saveButton()
      await waitFor(() => expect(save).toBeEnabled())
      expect((await listOf(user, 2, 'used'))[0]).toBe(`Line 2 ${A} Oxford shirt · 12.90`)
      await user.click(save)
      await cell('Price')
      expect(bodyOf(PRICES.rows)[0]).toHaveTextContent('Oxford shirt')
      expect((await saved())[0]).toMatchObject({ code: A, title: 'Oxford shirt', note: '' })
      expect((await saved())[1]).not.toHaveProperty('title')
      expect((await storedCodeNames('demo')).get(codeKey(A))?.title).toBe('Oxford shirt')
      await user.type(screen.getByRole('textbox', { name: PRICES.find }), 'oxford')
      await waitFor(() => expect(bodyOf(PRICES.rows)).toHaveLength(1))
      const files = savedFiles()
      const { rows } = readSheet(await saveFrom({ user, files, label: EXPORT.export }))
      expect(rows[0]).toMatchObject({ Name: 'Oxford shirt', Price: '12.9' })
      await expectSaid('1 row saved as CSV')
    },
  )

  it('is announced, and again when the number of rows changes', { tags: 'slow' }, async () => {
    const { user, input } = await paste(`EAN;Price;Note\n${A};12,90;\n${B};8,00;own`)
    await expectSaid('Read 2 rows')
    await user.keyboard('er')
    await waitFor(() => expect(input).toHaveDisplayValue(/owner$/))
    await user.paste(`\n${C};7,00;`)
    await expectSaid('Read 3 rows')
    expect(Array.from(screen.getByRole('status').children, (one) => one.textContent)).toEqual([
      'Read 2 rows',
      'Read 3 rows',
    ])
  })

  it('asks which column is the price if that is unclear, and can’t be saved before', async () => {
    const { user } = await paste(`${A}\t5.00\t9.00\n${B}\t6.00\t8.00`)
    const save = await saveButton()
    expect(save).toBeDisabled()
    expect(save).toHaveAccessibleDescription('Answer 1 question first')
    await user.click(screen.getByRole('radio', { name: 'Column 3' }))
    await waitFor(() => expect(save).toBeEnabled())
    expect((await listOf(user, 2, 'used'))[0]).toContain(`${A} 9.00`)
  })

  it('shows which separator was recognised', async () => {
    await paste(`EAN|Price|Note\n${A}|5.00|ours\n${B}|6.00|ours`)
    await saveButton()
    expect(screen.getByRole('combobox', { name: 'Separator' })).toHaveDisplayValue('| (bar)')
  })

  it('asks about the decimal sign if prices can be read in two ways', async () => {
    const { user } = await paste(`EAN\tPrice\n${A}\t1.299\n${B}\t2.499`)
    expect(await saveButton()).toBeDisabled()
    await user.click(await screen.findByRole('radio', { name: /^The comma is the decimal sign/ }))
    expect((await listOf(user, 2, 'used'))[0]).toContain('1,299.00')
    await waitFor(async () => expect(await saveButton()).toBeEnabled())
  })

  it.each([
    ['only a heading', 'EAN\tPrice'],
    ['rows without a code', 'shirt\t1.00\nhat\t2.00'],
  ])('cannot be saved from %s', async (_, text) => {
    const { input } = await paste(text)
    expect(await screen.findByText('No row can be saved.')).toBeVisible()
    expect(await saveButton()).toBeDisabled()
    expect(input).toHaveValue(text)
  })

  it.each([
    ['the bytes of a ZIP file', 'PK\u0003\u0004\u0000', 'alert', 'This text'],
    [
      'more rows than a price list can have',
      Array.from({ length: MAX_PRICES + 1 }, (_, at) => `${codeOf(at)},1.50`).join('\n'),
      'main',
      '50,001 rows are too many.',
    ],
  ])(
    'shows what is wrong with %s and leaves the pasted text unchanged',
    { tags: 'slow' },
    async (_, text, role, message) => {
      renderAt('/my-data/prices?country=us')
      const input = await screen.findByRole('textbox', { name: PRICES.paste })
      // Simulated typing or pasting of a large text would exceed the test's time limit.
      fireEvent.change(input, { target: { value: text } })
      await waitFor(() => expect(screen.getByRole(role)).toHaveTextContent(message))
      expect(input).toHaveValue(text)
      const save = screen.queryByRole('button', { name: new RegExp(`^${PRICES.save}`) })
      if (save !== null) expect(save).toBeDisabled()
    },
  )

  it('is read from a file in another encoding and separator', async () => {
    const bytes = Uint8Array.from(`EAN;Preis;Bemerkung\n${A};1.299,00;g\u00fcnstig`, (letter) =>
      letter.charCodeAt(0),
    )
    const { user } = await choose(new File([bytes], 'preise.csv', { type: 'text/csv' }))
    expect(await screen.findByRole('region', { name: 'preise.csv' })).toBeVisible()
    expect(await listOf(user, 1, 'used')).toEqual([`Line 2 ${A} 1,299.00 · g\u00fcnstig`])
    await user.click(screen.getByRole('button', { name: PRICES.forgetFile }))
    expect(await screen.findByRole('textbox', { name: PRICES.paste })).toHaveValue('')
  })

  it('is read from any sheet of a workbook, with all digits of its codes', async () => {
    const row = (code: string, price: number) =>
      `<row r="1"><c r="A1"><v>${code}</v></c><c r="B1"><v>${price}</v></c></row>`
    const workbook = aWorkbook({ Old: row('2.049811763054E12', 7.25), New: row(A, 8.5) })
    const { user } = await choose(new File([workbook], 'prices.xlsx'))
    expect(await listOf(user, 1, 'used')).toEqual([`Row 1 ${B} 7.25`])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sheet' }), 'New')
    await waitFor(() => expect(entries('used')).toEqual([`Row 1 ${A} 8.50`]))
  })

  it('reuses the choices for an earlier file with the same columns, until you forget them', async () => {
    const may = (name: string) =>
      new File([`EAN;VK netto;VK brutto\n${A};9.00;11.00\n${B};8.00;10.00`], name)
    const { user } = await choose(may('may.csv'))
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Column for Your price' }),
      'VK netto',
    )
    const save = await saveButton()
    await waitFor(() => expect(save).toBeEnabled())
    await user.click(save)
    await cell('Price')
    await user.click(screen.getByRole('button', { name: PRICES.replace }))
    await user.upload(await screen.findByLabelText(PRICES.file), may('june.csv'))
    expect(await screen.findByText(/^Read as you chose on/)).toBeVisible()
    expect((await listOf(user, 2, 'used'))[0]).toContain(`${A} 9.00`)
    await user.click(screen.getByRole('button', { name: 'Forget this' }))
    await waitFor(() => expect(entries('used')[0]).toContain(`${A} 11.00`))
  })

  it('stays in the paste field while its country is chosen', async () => {
    const { user } = await paste(`${A}\t5.00`)
    await user.selectOptions(screen.getByLabelText(PRICES.country), 'de')
    expect(screen.getByRole('textbox', { name: PRICES.paste })).toHaveValue(`${A}\t5.00`)
    const save = await saveButton()
    await waitFor(() => expect(save).toBeEnabled())
    await user.click(save)
    await cell('Price')
    expect(await saved()).toEqual([])
    expect((await readPriceList({ ...US, country: 'de' })).entries).toHaveLength(1)
  })

  it('asks about prices in a currency that isn’t the country’s', async () => {
    const { user } = await paste(`EAN\tPrice\n${A}\t5,00 €\n${B}\t6,00 €`)
    expect(await screen.findByRole('group', { name: /^All prices are in EUR/ })).toBeVisible()
    await user.selectOptions(screen.getByLabelText(PRICES.country), 'de')
    await waitFor(() => expect(screen.queryByRole('group', { name: /^All prices/ })).toBeNull())
    await waitFor(async () => expect(await saveButton()).toBeEnabled())
  })

  it('stays in the paste field when a file can’t be read', async () => {
    const { user } = await paste(`${A}\t5.00`)
    await user.upload(screen.getByLabelText(PRICES.file), new File([], 'empty.csv'))
    expect(await screen.findByRole('alert')).toHaveTextContent('empty.csv is empty.')
    expect(screen.getByRole('textbox', { name: PRICES.paste })).toHaveValue(`${A}\t5.00`)
    expect(await listOf(user, 1, 'used')).toHaveLength(1)
  })
})
