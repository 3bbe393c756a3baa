import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, shownToasts } from '@/components/ui/layers/toast.ts'
import { checkDigit } from '@/lib/gtin.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { addToDraft, readDraft, writeDraftFile } from '@/storage/newCollection/codesDraft.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { readPriceList, replacePriceList } from '@/storage/priceLists/priceList.ts'
import { CODE_CHECK, previewOf, pricesIn, startOf } from '@/words/codesNames.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { demo } from '@test/demo.ts'
import { aWorkbook } from '@test/made/aWorkbook.ts'
import { demoConnection } from '@test/made/connections.ts'
import { field, figure, fileInput, paste, start, startRun } from '@test/pages/codesPage.ts'
import { closeSheet, onPhone } from '@test/pages/onPhone.ts'
import { drop } from '@test/pages/ownCatalogPage.ts'
import { renderAt } from '@test/pages/renderAt.tsx'
import { forgetRememberedAnswers } from '@test/stored/rememberedAnswers.ts'

const ean = (number: number) => {
  const body = `20${String(number).padStart(10, '0')}`
  return body + checkDigit(body)
}
const WRONG = '2049811763055'

const preview = (of: 'file' | 'text') => screen.findByRole('region', { name: previewOf(of) })
const select = (name: string) => screen.findByRole('combobox', { name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
/** The preview's button that counts lines of this kind. */
const count = (what: 'used' | 'mended' | 'doubtful' | 'left out') =>
  screen.findByRole('button', { name: new RegExp(`^\\d+ ${what}$`) })

async function choose(file: File) {
  const view = renderAt('/collections/new')
  await view.user.upload(await fileInput(), file)
  return view
}
const source = (name: 'Paste' | 'File') => screen.findByRole('radio', { name })
const csv = (text: string, name = 'codes.csv') => new File([text], name, { type: 'text/csv' })

beforeEach(async () => {
  for (const { id } of shownToasts()) dismissToast(id)
  forgetRememberedAnswers()
  await deleteStored(['batchDrafts', 'priceLists'])
})

describe('the input of a new collection', () => {
  it(
    'accepts EANs, links and product IDs copied from a spreadsheet, and says what it corrected',
    { tags: 'slow' },
    async () => {
      const id = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
      const view = await paste(
        `'${ean(1)}\r\n="${ean(2)}"\r\n 12345670 \r\n36000291452\r\nhttps://a.example/1\r\n${id}`,
      )
      await waitFor(() => expect(figure('Valid')).toContain('6'))
      const { user } = view
      await user.click(await count('mended'))
      expect(screen.getByRole('list', { name: 'mended' })).toHaveTextContent(
        '1 leading zero was restored: 036000291452.',
      )
    },
  )

  it('accepts links without “https://”, and says so', async () => {
    const { user } = await paste(`${ean(1)}\nwww.a.example/p/1`)
    await waitFor(() => expect(figure('Valid')).toContain('2'))
    await user.click(await count('mended'))
    expect(screen.getByRole('list', { name: 'mended' })).toHaveTextContent('“https://” added.')
  })

  it('can be filled with 50 EANs of the catalog while it is empty', { tags: 'slow' }, async () => {
    const { user } = renderAt('/collections/new?country=us')
    await user.click(await screen.findByRole('button', { name: 'Try 50 EANs of the catalog' }))
    expect(screen.getByRole('link', { name: /^My prices in US/ })).toBeVisible()
    await waitFor(() => expect(figure('Valid')).toContain('50'))
    expect(await start()).toBeEnabled()
  })

  it(
    'is still there after a reload, with what other pages and tabs added to it',
    { tags: 'slow' },
    async () => {
      const { unmount } = await paste(`${ean(1)}\n`)
      await waitFor(() => expect(figure('Valid')).toContain('1'))
      unmount()
      await addToDraft(demoConnection.id, [ean(2)])
      renderAt('/collections/new')
      expect(await field()).toHaveValue(`${ean(1)}\n${ean(2)}\n`)
      await addToDraft(demoConnection.id, [ean(3)])
      await waitFor(async () =>
        expect(await field()).toHaveValue(`${ean(1)}\n${ean(2)}\n${ean(3)}\n`),
      )
    },
  )

  it('is cleared, and restored', { tags: 'slow' }, async () => {
    const { user } = await paste(ean(1))
    await user.click(await screen.findByRole('button', { name: CODE_CHECK.clear }))
    expect(await field()).toHaveValue('')
    await user.click(await screen.findByRole('button', { name: CODE_CHECK.undo }))
    expect(await field()).toHaveValue(ean(1))
  })

  it('is restored above the text pasted after it was cleared', { tags: 'slow' }, async () => {
    const { user } = await paste(ean(1))
    await user.click(await screen.findByRole('button', { name: CODE_CHECK.clear }))
    await user.click(await field())
    await user.paste(ean(2))
    await user.click(await screen.findByRole('button', { name: CODE_CHECK.undo }))
    expect(await field()).toHaveValue(`${ean(1)}\n${ean(2)}\n`)
  })

  it('remembers the choice of names and pictures after a reload', async () => {
    const { user, unmount } = await paste(ean(1))
    await user.click(screen.getByRole('checkbox', { name: /^Names and pictures/ }))
    unmount()
    renderAt('/collections/new')
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: /^Names and pictures/ })).toBeChecked(),
    )
  })
})

describe('the top of the New collection page', () => {
  it('leads back to all collections', async () => {
    renderAt('/collections/new')
    const main = within(await screen.findByRole('main'))
    expect(await main.findByRole('link', { name: COLLECTIONS.page })).toHaveAttribute(
      'href',
      '/collections',
    )
  })

  it('has a name field, which names the collection', { tags: 'slow' }, async () => {
    const { user } = await paste(ean(1))
    const name = screen.getByRole('textbox', { name: CODE_CHECK.name })
    await waitFor(() => expect(name).toHaveAttribute('placeholder', 'EAN prices, 1 code'))
    await user.type(name, 'Autumn')
    await waitFor(async () => expect(await start()).toBeEnabled())
    await user.click(await start())
    expect(await screen.findByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible()
  })

  it('lets you choose the country', async () => {
    const { user } = await paste(ean(1), '/collections/new?country=us')
    await user.selectOptions(await select('Country'), 'Germany')
    expect(await select('Country')).toHaveDisplayValue('Germany')
    expect(await screen.findByRole('link', { name: /^My prices in DE/ })).toBeVisible()
    expect(await field()).toHaveValue(ean(1))
  })

  it('shows several countries until one is chosen', async () => {
    const { user } = renderAt('/collections/new?country=us&country=de')
    expect(await select('Country')).toHaveDisplayValue('US, DE')
    await user.selectOptions(await select('Country'), 'Germany')
    expect(await select('Country')).toHaveDisplayValue('Germany')
    expect(screen.queryByRole('option', { name: 'US, DE' })).toBeNull()
  })
})

describe('the source of the products', () => {
  const table = `EAN;Name\n${ean(1)};Shirt\n${ean(2)};Hat\n`

  it(
    'is the file after you choose one, and you can replace or remove the file',
    { tags: 'slow' },
    async () => {
      const { user } = await choose(csv(table))
      expect(await select('Column for Title')).toHaveDisplayValue('Name')
      expect(await source('File')).toBeChecked()
      expect(screen.queryByRole('textbox', { name: CODE_CHECK.paste })).toBeNull()
      expect(screen.getByRole('button', { name: 'Other file' })).toBeVisible()
      await user.upload(await fileInput(), csv(`EAN;Name\n${ean(3)};Sock\n`, 'other.csv'))
      expect(await screen.findByRole('heading', { name: 'other.csv' })).toBeVisible()
      await user.click(await button(CODE_CHECK.removeFile))
      expect(await field()).toHaveValue('')
      expect(await source('Paste')).toBeChecked()
    },
  )

  it('is still the pasted text after you add a file', async () => {
    const { user } = await paste(ean(3))
    await user.upload(await fileInput(), csv(table))
    await waitFor(() => expect(figure('Lines')).toContain('3'))
    expect(await source('Paste')).toBeChecked()
    expect(await field()).toHaveValue(ean(3))
    await user.click(await source('File'))
    expect(screen.queryByRole('textbox', { name: CODE_CHECK.paste })).toBeNull()
    expect(figure('Lines')).toContain('3')
  })
})

describe('the import preview', () => {
  it('is hidden for a list of codes, and shown on a click', async () => {
    const { user } = await paste(`${ean(1)}\n${ean(2)}`)
    await waitFor(() => expect(figure('To check')).toContain('2'))
    expect(within(await preview('text')).queryByRole('combobox')).toBeNull()
    await user.click(await button('Show how the text is read'))
    expect(await select('Headings')).toHaveDisplayValue('none')
    await user.click(await button('Hide how the text is read'))
    expect(screen.queryByRole('combobox', { name: 'Headings' })).toBeNull()
  })

  const pasted = `Name\tEAN\tOur price\nShirt\t${ean(1)}\t12,50\nHat\t${ean(2)}\t9,00\nSock\t${ean(3)}\tx`

  it('shows the columns of a table, which you can change and undo', async () => {
    const { user } = await paste(pasted)
    expect(await select('Column for EAN, link or product ID')).toHaveDisplayValue('EAN')
    expect(await select('Column for Your price')).toHaveDisplayValue('Our price')
    expect(await count('left out')).toHaveTextContent('1')
    await user.selectOptions(await select('Column for EAN, link or product ID'), '0')
    await waitFor(() => expect(figure('Invalid')).toContain('3'))
    await user.click(await button('Undo'))
    await waitFor(() => expect(figure('Valid')).toContain('3'))
    expect(await field()).toHaveValue(pasted)
  })

  it('reads the sheet with codes, or another sheet that you choose', { tags: 'slow' }, async () => {
    const cell = (at: string, text: string) =>
      `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
    const workbook = aWorkbook({
      Notes: `<row r="1">${cell('A1', 'Nothing')}${cell('B1', 'here')}</row>`,
      Codes: `<row r="1">${cell('A1', 'EAN')}</row><row r="2"><c r="A2"><v>${ean(1)}</v></c></row>`,
    })
    const { user } = await choose(new File([workbook], 'stock.xlsx'))
    expect(await select('Sheet')).toHaveDisplayValue(/^Codes/)
    await waitFor(() => expect(figure('To check')).toContain('1'))
    await user.selectOptions(await select('Sheet'), 'Notes')
    await waitFor(() => expect(figure('Valid')).toContain('0'))
    expect(await start()).toBeDisabled()
    await user.selectOptions(await select('Sheet'), 'Codes')
    await waitFor(() => expect(figure('To check')).toContain('1'))
  })

  it.each(['text', 'file'] as const)(
    'allows another separator for a %s',
    { tags: 'slow' },
    async (of) => {
      const text = `Shirt, red|${ean(1)}\nHat, blue|${ean(2)}`
      const { user } = await (of === 'text' ? paste(text) : choose(csv(text)))
      const columns = async () =>
        within(await select('Column for EAN, link or product ID')).getAllByRole('option').length - 1
      await waitFor(() => expect(figure('Valid')).toContain('2'))
      await user.selectOptions(await select('Separator'), 'none (one column)')
      await waitFor(async () => expect(await columns()).toBe(1))
      await user.selectOptions(await select('Separator'), '| (bar)')
      await waitFor(async () => expect(await columns()).toBe(2))
      await waitFor(() => expect(figure('Valid')).toContain('2'))
    },
  )

  it('remembers the chosen column after a reload', { tags: 'slow' }, async () => {
    const { user, unmount } = await choose(
      csv(`${ean(1)};${ean(2)};9,50\n${ean(3)};${ean(4)};8,50`),
    )
    await user.selectOptions(await select('Column for EAN, link or product ID'), 'Column 2')
    await waitFor(async () =>
      expect((await readDraft(demoConnection.id)).file?.answers).toEqual({ columns: { code: 1 } }),
    )
    unmount()
    renderAt('/collections/new')
    expect(await select('Column for EAN, link or product ID')).toHaveDisplayValue('Column 2')
  })

  it('reads the file before the text, and counts the lines of both', { tags: 'slow' }, async () => {
    const { user } = await choose(csv(`EAN;Name\n${ean(1)};Shirt\n`))
    await waitFor(() => expect(figure('To check')).toContain('1'))
    await user.click(await source('Paste'))
    await user.click(await field())
    await user.paste(`${ean(2)}\n${WRONG}`)
    await waitFor(() => expect(figure('Lines')).toContain('3'))
    expect(await preview('file')).toHaveTextContent('codes.csv')
    expect(within(await preview('text')).getByRole('list', { name: 'doubtful' })).toHaveTextContent(
      'it should be 4',
    )
    await user.click(await button(CODE_CHECK.removeFile))
    await waitFor(() => expect(figure('Lines')).toContain('2'))
  })

  it(
    'remembers your columns for another file with the same headings, until you forget them',
    { tags: 'slow' },
    async () => {
      const table = (code: string) =>
        `EAN;EAN box;Price\n${code};${ean(8)};9,50\n${ean(7)};${ean(9)};8,50`
      const first = await choose(csv(table(ean(1)), 'may.csv'))
      await first.user.selectOptions(await select('Column for EAN, link or product ID'), 'EAN box')
      await waitFor(async () => expect(await start()).toBeEnabled())
      await first.user.click(await start())
      await screen.findByRole('table', { name: 'Rows' })
      first.unmount()
      const { user } = await choose(csv(table(ean(2)), 'june.csv'))
      expect(await screen.findByText(/^Read as you chose on/)).toBeInTheDocument()
      expect(await select('Column for EAN, link or product ID')).toHaveDisplayValue('EAN box')
      await user.click(await button('Forget this'))
      await waitFor(async () =>
        expect(await select('Column for EAN, link or product ID')).toHaveDisplayValue('EAN'),
      )
      await user.click(await source('Paste'))
      await user.click(await field())
      await user.paste(table(ean(3)))
      await waitFor(() => expect(figure('Lines')).toContain('4'))
      expect(screen.queryByText(/^Read as you chose on/)).toBeNull()
    },
  )

  it(
    'remembers your columns for another pasted table, until you reset them',
    { tags: 'slow' },
    async () => {
      const table = (code: string) =>
        `EAN;EAN box;Price\n${code};${ean(8)};9,50\n${ean(7)};${ean(9)};8,50`
      const first = await paste(table(ean(1)))
      await first.user.selectOptions(await select('Column for EAN, link or product ID'), 'EAN box')
      await waitFor(async () => expect(await start()).toBeEnabled())
      await startRun(first.user)
      first.unmount()
      const { user } = await paste(table(ean(2)))
      expect(await screen.findByText(/^Read as you chose on/)).toBeInTheDocument()
      expect(await select('Column for EAN, link or product ID')).toHaveDisplayValue('EAN box')
      await user.click(await button('Reset to the app’s choices'))
      await user.type(await field(), `\n${ean(3)}`)
      await waitFor(() => expect(figure('Lines')).toContain('3'))
      expect(await select('Column for EAN, link or product ID')).toHaveDisplayValue('EAN')
    },
  )

  it(
    'can be reset if the file can’t be read with the chosen settings',
    { tags: 'slow' },
    async () => {
      await writeDraftFile(demoConnection.id, {
        name: 'codes.csv',
        bytes: new TextEncoder().encode(`${ean(1)}\n${'a  '.repeat(17_000)}`),
        answers: { delimiter: 'blanks' },
        remembered: null,
      })
      const { user } = renderAt('/collections/new')
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent(/^codes\.csv /)
      await user.click(within(alert).getByRole('button', { name: 'Reset to the app’s choices' }))
      await waitFor(() => expect(figure('Valid')).toContain('1'))
    },
  )

  it('disables Start until its question is answered', async () => {
    const { user } = await paste(
      `EAN;Price\n${ean(1)};USD 9.50\n${ean(2)};EUR 8.50\n${ean(3)};GBP 7`,
    )
    expect(await screen.findByText('Answer 1 question first')).toBeVisible()
    expect(await start()).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: 'Import them without a price' }))
    await waitFor(async () => expect(await start()).toBeEnabled())
    expect(screen.queryByText('Answer 1 question first')).toBeNull()
  })
})

describe('the prices in the input', () => {
  const table = `EAN;Price;Cost\n${ean(1)};9,50;4,00\n${ean(2)};8,50;\n12;7,50;`
  const US = { connectionId: demoConnection.id, country: 'us' }
  const saved = async () =>
    (await readPriceList(US)).entries.map(({ code, price, cost }) => [code, price, cost])
  const isUse = (name: string) => screen.findByRole('radio', { name })
  const startNow = async (user: Awaited<ReturnType<typeof paste>>['user']) => {
    await waitFor(async () => expect(await start()).toBeEnabled())
    await user.click(await start())
    await screen.findByRole('table', { name: 'Rows' })
  }

  it(
    'are saved in My prices beside the others, and Undo restores the former prices',
    { tags: 'slow' },
    async () => {
      const other = { code: ean(7), price: 1, cost: null, note: '' }
      const former = { code: ean(2), price: 2, cost: 1, note: 'ours' }
      await replacePriceList(US, [other, former], 1)
      const { user } = await choose(csv(table))
      expect(await screen.findByRole('radiogroup', { name: pricesIn('file') })).toBeVisible()
      expect(await isUse(CODE_CHECK.yourPrices)).toBeChecked()
      expect(screen.getByText(/^Saved in My prices for US when you start/)).toBeVisible()
      await startNow(user)
      expect(await saved()).toEqual([
        [ean(7), 1, null],
        [ean(2), 8.5, 1],
        [ean(1), 9.5, 4],
      ])
      const message = screen.getByText(/^Saved 2 prices, 1 cost in My prices for US\./, {
        ignore: 'output *',
      })
      expect(message).toBeVisible()
      await user.click(await button(CODE_CHECK.undo))
      await waitFor(async () => expect((await readPriceList(US)).entries).toEqual([other, former]))
    },
  )

  it('can be target prices instead', { tags: 'slow' }, async () => {
    const { user } = await choose(csv(table))
    await user.click(await isUse(CODE_CHECK.targetPrices))
    await waitFor(() => expect(figure('With a target price')).toContain('3'))
    expect(await select('Column for Target price')).toHaveDisplayValue('Price')
    await startNow(user)
    expect(await saved()).toEqual([])
  })

  it('can be left out', { tags: 'slow' }, async () => {
    const { user } = await paste(table)
    await user.click(await isUse(CODE_CHECK.pricesUnused))
    expect(screen.queryByText('With a target price')).toBeNull()
    await startNow(user)
    expect(await saved()).toEqual([])
  })

  it('need a country if several are chosen', { tags: 'slow' }, async () => {
    writePreference(demoConnection.id, 'countries', ['us', 'de'])
    const { user } = await paste(table)
    expect(await screen.findByText('Answer 1 question first')).toBeVisible()
    await user.selectOptions(await select(CODE_CHECK.priceCountry), 'US')
    await startNow(user)
    expect(await saved()).toHaveLength(2)
    const de = await readPriceList({ ...US, country: 'de' })
    expect(de.entries).toEqual([])
  })

  it('are always target prices if their column is called that', async () => {
    const { user } = await paste(`EAN;Target price\n${ean(1)};9,50\n${ean(2)};8,50`)
    await waitFor(() => expect(figure('With a target price')).toContain('2'))
    expect(screen.queryByRole('radiogroup', { name: pricesIn('text') })).toBeNull()
    await startNow(user)
    expect(await saved()).toEqual([])
  })
})

describe('bad input', () => {
  const many = Array.from({ length: 10_001 }, (_, at) => at).join('\n')

  it.each([
    ['blank', ' \n\t\n', /^Nothing to read/],
    ['more than a million characters', 'x'.repeat(1_000_001), /^The text has 1,000,001 characters/],
    ['10,001 lines', many, /^The text has 10,001 lines/],
    ['the bytes of a ZIP file', 'PK\u0003\u0004\u0000abc', /^This isn’t text/],
  ])('such as %s shows an error, and stays in the field', async (_name, text, message) => {
    await paste(text)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect((await field()).value.length).toBe(text.length)
    expect(await start()).toBeDisabled()
    await waitFor(async () => expect((await readDraft(demoConnection.id)).text).toBe(text))
  })

  it('is listed with the reasons if no line can be checked', async () => {
    const { user } = await paste(`4.0E+12\n${WRONG}\nhttps://\nnonsense`)
    const announcement = () => screen.getAllByRole('status').at(-1)
    expect(await screen.findByText(/^None of the 4 lines can be checked/)).toBeVisible()
    await waitFor(() => expect(announcement()).toHaveTextContent('Read 0 rows'))
    // Announcements don't interrupt typing.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(await start()).toBeDisabled()
    expect(screen.getByRole('list', { name: 'doubtful' })).toHaveTextContent(
      'it should be 4: 2049811763054',
    )
    await user.click(await count('left out'))
    expect(screen.getByRole('list', { name: 'left out' })).toHaveTextContent('digits are lost')
    expect(await field()).toHaveValue(`4.0E+12\n${WRONG}\nhttps://\nnonsense`)
  })

  it('in a file shows an error, and the previous input stays', async () => {
    const { user } = await paste(ean(1))
    await waitFor(() => expect(figure('To check')).toContain('1'))
    const files: [File, RegExp][] = [
      [csv('', 'none.csv'), /^none.csv is empty/],
      [new File([new Uint8Array([0x89, 0, 0, 1, 2])], 'photo.csv'), /^photo.csv is neither text/],
      [
        new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'old.xlsx'),
        /^old.xlsx is protected by a password/,
      ],
      [new File([aWorkbook({ A: '' }).slice(0, 300)], 'cut.xlsx'), /^cut.xlsx is damaged/],
    ]
    for (const [file, message] of files) {
      // A file's extension may not match its content, because people drop any file.
      await user.upload(await fileInput(), file)
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message))
    }
    expect(await field()).toHaveValue(ean(1))
    expect(figure('To check')).toContain('1')
  })

  it('in a dropped file shows an error until you drop a readable file', async () => {
    await paste(ean(1))
    await waitFor(() => expect(figure('To check')).toContain('1'))
    drop(new File([new Uint8Array([0xff, 0xd8, 0, 0, 0, 1, 2, 3])], 'photo.jpg'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^photo.jpg is neither text nor a workbook/,
    )
    const latin1 = new Uint8Array(Buffer.from(`GTIN;Größe\n${ean(2)};M\n`, 'latin1'))
    const dropped = drop(new File([latin1], 'codes.csv'))
    expect(dropped.defaultPrevented).toBe(true)
    expect(await preview('file')).toHaveTextContent('Größe')
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(figure('Lines')).toContain('2'))
    expect(await field()).toHaveValue(ean(1))
  })

  it(
    'such as a file with 10,001 rows shows a message with the limit',
    { tags: 'slow' },
    async () => {
      await choose(csv(many, 'long.csv'))
      expect(
        await screen.findByText(/^long.csv has 10,001 lines; up to 10,000 can be checked/),
      ).toBeInTheDocument()
      expect(screen.getByText('10,001 lines')).toBeInTheDocument()
    },
  )

  it('sends no request for prices', async () => {
    await paste(`${ean(1)}\n${WRONG}`)
    await start()
    expect(demo.requests().filter((path) => path.includes('/productCodes/'))).toEqual([])
  })
})

describe('the New collection page on a phone', () => {
  beforeEach(onPhone)

  it('has a Start button that counts the codes, and lists what was recognised', async () => {
    await paste(`${ean(1)}\n${ean(2)}\n${ean(2)}\n${WRONG}`)
    const press = await screen.findByRole('button', { name: new RegExp(`^${startOf(2)}`) })
    await waitFor(() => expect(press).toBeEnabled())
    const recognised = screen.getByRole('region', { name: CODE_CHECK.recognised })
    const lines = within(recognised).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '3 EANs3',
      'Duplicates, checked once1',
      'Invalid, listed below1',
    ])
  })

  it('shows a disabled Start button before there is any input', async () => {
    renderAt('/collections/new?country=us')
    expect(await screen.findByRole('button', { name: CODE_CHECK.start })).toBeDisabled()
  })

  it('opens its settings from one line that names the chosen ones', async () => {
    const { user } = await paste(ean(1))
    const line = await screen.findByRole('button', { name: new RegExp(`^${CODE_CHECK.howToAsk}`) })
    expect(line).toHaveTextContent(/names and pictures/)
    await user.click(line)
    await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${CODE_CHECK.names}`) }))
    await closeSheet(user, CODE_CHECK.howToAsk)
    expect(line).not.toHaveTextContent(/names and pictures/)
  })

  it('pastes the clipboard with one click, below the existing text', async () => {
    const { user } = await paste(ean(1))
    await navigator.clipboard.writeText(ean(2))
    await user.click(screen.getByRole('button', { name: CODE_CHECK.pasteNow }))
    await waitFor(async () => expect(await field()).toHaveValue(`${ean(1)}\n${ean(2)}`))
  })

  it('says when the browser doesn’t allow pasting', async () => {
    const { user } = renderAt('/collections/new?country=us')
    await field()
    vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('refused'))
    await user.click(screen.getByRole('button', { name: CODE_CHECK.pasteNow }))
    expect(await screen.findByText(/didn’t allow pasting/)).toBeVisible()
  })
})
