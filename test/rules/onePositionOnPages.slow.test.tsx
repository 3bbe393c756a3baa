/** The same code, own merchants and reference on every page: one figure under one heading. */
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import readXlsxFile from 'read-excel-file/node'
import { beforeEach, describe, expect, it } from 'vitest'
import { isRecord } from '@/api/fields/readers.ts'
import { CHANGES, exportChanges } from '@/domain/changes/changesNames.ts'
import type { FilePosition } from '@/domain/market/filePosition.ts'
import { EAN } from '@/pages/ean/eanNames.ts'
import { PRODUCT } from '@/pages/product/productNames.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { exportRows, COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { EXPORT } from '@/words/exportNames.ts'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { MARKET } from '@/words/marketNames.ts'
import { NAMES } from '@/words/names.ts'
import { savedFiles } from '../export/savedFiles.ts'
import { readSheet, saveFrom } from '../export/saveFrom.ts'
import { aListEntry } from '../made/aListEntry.ts'
import { aResultRow } from '../made/aResultRow.ts'
import { aMarket, saveCodes } from '../made/aSavedCollection.ts'
import { answerEanWith, heading, ID, OXFORD } from '../made/productAnswers.ts'
import { aShirt, saveVersions, PATH as CHANGES_PATH } from '../pages/changesPage.ts'
import { forgetCodes } from '../pages/codesPage.ts'
import { saveCollection, PATH } from '../pages/collectionPage.ts'
import { answerTraits, save as keepList, records } from '../pages/pickedPage.ts'
import { address, renderAt } from '../pages/renderAt.tsx'
import { CONNECTION, forgetStored, ID as BATCH_ID } from '../stored/storedMarkets.ts'

/** Another product of the catalog. */
const CHECK = '8C8305DF65FB8A79EDE64F8114563213'
const CODE = '2049811763054'
const PRICES = { sundial: 50, northgate: 40, petra: 62, bazaarly: 0 }
/** The median of 50 and 62 is 56; a price of 0 counts for nothing. */
const EXPECTED = {
  'Your price': '40.00',
  'Median of the competitors': '56.00',
  Index: '71.4',
  'vs median of the competitors': '−28.6%',
  Rank: '1 of 3',
}
const LINK =
  'https://www.northgate.example/men/shirts/mens-slim-fit-oxford-cotton-shirt-button-down-collar/p/48210?color=light-blue'

/** The same figures in a file, with one decimal, and those for which pages with one line have no room. */
const IN_FILES = {
  'Your price': '40.0',
  'Median of the competitors': '56.0',
  Index: '71.4',
  'vs median of the competitors': '-28.6',
  Rank: '1.0',
  of: '3.0',
  'Cheapest competitor': 'sundial',
  'Competitor’s price': '50.0',
  n: '2.0',
}

/** The figures of a saved table under these headers, for the code or for the row with this text. */
async function savedFigures(user: UserEvent, label: string, text: string) {
  const files = savedFiles()
  const { rows } = readSheet(await saveFrom({ user, files, label }))
  return inFile(rows.find((cells) => Object.values(cells).some((cell) => cell.includes(text))))
}

/** The same of a saved workbook, whose cells have types. */
async function figuresInWorkbook(user: UserEvent, label: string, text: string) {
  const files = savedFiles()
  const [sheet] = await readXlsxFile(await saveFrom({ user, files, label, format: 'xlsx' }))
  const rows = (sheet?.data ?? []).map((cells) => cells.map((cell) => String(cell ?? '')))
  const names = rows.find((cells) => cells.includes('Your price')) ?? []
  const found = rows.find((cells) => cells !== names && cells.some((cell) => cell.includes(text)))
  return inFile(Object.fromEntries(names.map((name, at) => [name, found?.[at] ?? ''])))
}

/** The same from a saved JSON file: the last position of the code, or the first product's. */
async function figuresInJson(user: UserEvent, label: string, of: 'code' | 'first' = 'code') {
  const files = savedFiles()
  const saved = await saveFrom({ user, files, label, format: 'json' })
  const found: FilePosition[] = []
  JSON.parse(saved.toString('utf8'), (_key, value: unknown) => {
    // Only price positions in such a file have this field.
    if (isRecord(value) && 'referenceLabel' in value) found.push(value as unknown as FilePosition)
    return value
  })
  const position = of === 'first' ? found[0] : found.findLast(({ code }) => code === CODE)
  const against = position?.referenceLabel ?? ''
  const named: Record<string, keyof FilePosition> = {
    'Your price': 'myPrice',
    [against.charAt(0).toUpperCase() + against.slice(1)]: 'reference',
    Index: 'index',
    [`vs ${against}`]: 'difference',
    Rank: 'rank',
    of: 'of',
    'Cheapest competitor': 'rival',
    'Competitor’s price': 'rivalPrice',
    n: 'n',
  }
  return inFile(
    Object.fromEntries(
      Object.entries(named).map(([name, key]) => {
        const value = position?.[key]
        return [name, typeof value === 'object' ? '' : String(value ?? '')]
      }),
    ),
  )
}

function inFile(row: Record<string, string> | undefined) {
  return Object.fromEntries(
    Object.keys(IN_FILES).map((name) => {
      const cell = row?.[name]
      if (cell === undefined || cell === '') return [name, 'no such column']
      const figure = Number(cell)
      return [name, Number.isNaN(figure) ? cell.toLowerCase() : figure.toFixed(1)]
    }),
  )
}

/** The figures of a row under each of these headers; your price is in a field. */
function figuresOf(table: HTMLElement, text: string): Record<string, string> {
  const [head, ...rows] = within(table).getAllByRole('row')
  const row = rows.find(({ textContent }) => textContent.includes(text))
  const heads = [...(head?.children ?? [])].map(({ textContent }) => textContent)
  return Object.fromEntries(
    Object.keys(EXPECTED).map((name) => {
      const cell = row?.children[heads.findIndex((one) => one.startsWith(name))]
      return [name, cell?.querySelector('input')?.value ?? cell?.textContent ?? 'no such column']
    }),
  )
}

const tableOf = (name: string) => screen.findByRole('table', { name })

describe('your price position for a code', () => {
  beforeEach(async () => {
    await forgetStored()
    writePreference(CONNECTION, 'mine', { us: ['northgate'] })
    writePreference(CONNECTION, 'joinedNames', { brand: [], merchant: [] })
    answerEanWith(
      Object.entries(PRICES).map(([merchantId, offerPrice]) => ({
        merchantId,
        merchantName: merchantId,
        offerPrice,
        productId: merchantId,
      })),
    )
  })

  it('is shown on EAN prices and in their file', async () => {
    const { user } = renderAt(`/ean/${CODE}?country=us`)
    const figures = await screen.findByLabelText(EAN.statistics)
    await waitFor(() => expect(figures).toHaveTextContent(/71\.4median of the competitors = 100/))
    expect(figures).toHaveTextContent(/vs median of the competitors.*−28\.6%.*on 56\.00, n = 2/)
    expect(figures).toHaveTextContent(/1st of 3/)
    expect(within(figures).getByRole('textbox')).toHaveValue('40.00')
    const files = savedFiles()
    const { footer } = readSheet(await saveFrom({ user, files, label: EXPORT.export }))
    expect(footer).toEqual(
      expect.arrayContaining([
        'Your price: 40.00',
        'Median of the competitors: 56.00, n = 2',
        expect.stringMatching(/^Index: 71\.4;/),
        'vs median of the competitors: −28.6%',
        'Rank: 1 of 3',
        'Cheapest competitor: sundial, 50.00',
      ]),
    )
    expect(await figuresInJson(user, EXPORT.export)).toEqual(IN_FILES)
  })

  it('is the same in a row of a collection of codes and in its file', async () => {
    const lines = [{ text: CODE }]
    await saveCodes({ id: BATCH_ID, lines, answerOf: () => aMarket(CODE, PRICES) })
    const columns = 'title,myPrice,reference,index,difference,rank,rival'
    const { user } = renderAt(`/collections/${BATCH_ID}?columns=${columns}`)
    const table = await tableOf('Rows')
    await waitFor(() => expect(figuresOf(table, CODE)).toEqual(EXPECTED))
    expect(table).toHaveTextContent(/Cheapest competitor.*Sundial/)
    expect(await savedFigures(user, 'Export 1 row', CODE)).toEqual(IN_FILES)
    expect(await figuresInWorkbook(user, 'Export 1 row', CODE)).toEqual(IN_FILES)
    expect(await figuresInJson(user, 'Export 1 row')).toEqual(IN_FILES)
  })

  it('is the same in a product’s market prices, its variants and their file', async () => {
    const { user } = renderAt(OXFORD)
    await heading()
    const strip = await screen.findByRole('region', { name: 'Market prices of Size M' })
    await within(strip).findByText('28.6% below the market')
    expect(strip).toHaveTextContent(
      'Your price, 40.00, is 28.6% below the market, 1st of 3. Cheapest competitor: sundial, 50.00.',
    )
    expect(strip).toHaveTextContent('median of the competitors (calculated) 56.00')
    await user.click(await screen.findByRole('button', { name: /^Load \d+ EANs/ }))
    const table = await tableOf('Price position by variant')
    await waitFor(() => expect(figuresOf(table, CODE)).toEqual(EXPECTED))
    expect(await savedFigures(user, PRODUCT.exportMarket, CODE)).toEqual(IN_FILES)
    expect(await figuresInWorkbook(user, PRODUCT.exportMarket, CODE)).toEqual(IN_FILES)
    expect(await figuresInJson(user, PRODUCT.exportMarket)).toEqual(IN_FILES)
  })

  it('counts merged merchants as one', async () => {
    writePreference(CONNECTION, 'joinedNames', { brand: [], merchant: [['sundial', 'petra']] })
    const { unmount } = renderAt(OXFORD)
    await heading()
    await screen.findByRole('heading', { name: 'Size M across 3 merchants' })
    unmount()
    const { user } = renderAt(`/ean/${CODE}?country=us`)
    await user.click(await screen.findByRole('button', { name: NAMES.statistics }))
    const statistics = await screen.findByRole('dialog', { name: NAMES.statistics })
    expect(statistics).toHaveTextContent(/Merchants in US\s*3/)
  })

  it('is the same on Find by link', async () => {
    renderAt(`/resolve?country=us&url=${encodeURIComponent(LINK)}`)
    const table = await tableOf('Price position by variant')
    await waitFor(() => expect(figuresOf(table, CODE)).toEqual(EXPECTED))
    const chain = screen.getByRole('list', { name: FIND_BY_LINK.market })
    await waitFor(() => expect(chain).toHaveTextContent(/71\.4median of the competitors = 100/))
  })

  it('is the same in a column of a comparison and in its file', async () => {
    await forgetCodes()
    const { user } = renderAt(`/compare?id=${ID}&id=${CHECK}&country=us`)
    const market = within(await screen.findByRole('region', { name: MARKET.panel }))
    await user.click(market.getByRole('button', { name: /^Check market prices for 2/ }))
    const cells = (label: string) => {
      const head = screen.queryByRole('rowheader', { name: new RegExp(`^(Differs: )?${label}\\b`) })
      return head?.closest('tr')?.querySelectorAll('td')[0]?.textContent ?? 'no such row'
    }
    await waitFor(() => expect(cells('Index')).toBe('71.4'))
    expect(address()).toMatch(/&market=\w{10}$/)
    expect(Object.fromEntries(Object.keys(EXPECTED).map((label) => [label, cells(label)]))).toEqual(
      EXPECTED,
    )
    expect(cells('Cheapest competitor')).toMatch(/Sundial/i)
    const files = savedFiles()
    const { rows } = readSheet(await saveFrom({ user, files, label: EXPORT.export }))
    const column = Object.keys(rows[0] ?? {}).find((name) => name.startsWith('1 ')) ?? ''
    const written = rows.map((row) => [row['Field'] ?? '', row[column] ?? ''] as const)
    expect(inFile(Object.fromEntries(written))).toEqual(IN_FILES)
    expect(await figuresInJson(user, EXPORT.export, 'first')).toEqual(IN_FILES)
  })

  it('is the same in a row of a picked collection and its file, also when reopened', async () => {
    await forgetCodes()
    await deleteStored(['collections'])
    records.set('B', { productId: 'B', title: 'Shirt', skuSet: [{ ean: CODE }] })
    answerTraits()
    await keepList([aListEntry('B'), aListEntry('C')])
    const { user, unmount } = renderAt('/collections/shirts')
    await user.click(await screen.findByRole('button', { name: /^Check market prices for 2/ }))
    const shirtRow = () => screen.getByRole('link', { name: 'Shirt' }).closest('tr')
    await waitFor(() => expect(shirtRow()).toHaveTextContent('71.4'))
    expect(figuresOf(await tableOf(COLLECTION_VIEWS.rows), 'Shirt')).toEqual(EXPECTED)
    expect(await savedFigures(user, exportRows(2), 'Shirt')).toEqual(IN_FILES)
    expect(await figuresInWorkbook(user, exportRows(2), 'Shirt')).toEqual(IN_FILES)
    expect(await figuresInJson(user, exportRows(2))).toEqual(IN_FILES)
    unmount()
    renderAt('/collections/shirts')
    await waitFor(() => expect(shirtRow()).toHaveTextContent('71.4'))
  })

  it('is the same in the changes of a collection of codes and in their file', async () => {
    const columns = ['title', 'market-myPrice', 'market-difference', 'market-index', 'market-rank']
    writePreference(CONNECTION, 'tableColumns', {
      changes: { order: [], widths: {}, shown: columns },
    })
    const offers = (prices: Record<string, number>) =>
      Object.entries(prices).map(([merchantId, offerPrice]) =>
        aShirt(`of ${merchantId}`, {
          code: CODE,
          eans: [CODE],
          merchantId,
          merchant: merchantId,
          offerPrice,
        }),
      )
    await saveVersions(
      [
        { id: 'old', day: 11, rows: offers({ ...PRICES, northgate: 56 }) },
        { id: 'new', day: 18, rows: offers(PRICES) },
      ],
      { source: { kind: 'codes', collectionId: BATCH_ID } },
    )
    const { user } = renderAt(CHANGES_PATH)
    const row = async () => figuresOf(await tableOf(CHANGES.table), 'of northgate')
    await waitFor(async () => expect((await row())['Index']).toBe('from 100.0→ to 71.4'))
    expect(await row()).toEqual({
      ...EXPECTED,
      'Your price': 'from 56.00→ to 40.00 −28.6%',
      Index: 'from 100.0→ to 71.4',
      'vs median of the competitors': 'from 0.0%→ to −28.6%',
      Rank: 'from 2 of 3→ to 1 of 3',
      'Median of the competitors': 'no such column',
    })
    expect(await savedFigures(user, exportChanges(1), 'of northgate')).toEqual(IN_FILES)
    expect(await figuresInWorkbook(user, exportChanges(1), 'of northgate')).toEqual(IN_FILES)
    expect(await figuresInJson(user, exportChanges(1))).toEqual(IN_FILES)
  })

  it('is the same in a row of a collection from a search and in its file', async () => {
    await forgetCodes()
    await saveCollection([
      aResultRow({ productId: 'B', title: 'Shirt', offerPrice: 50, eans: [CODE] }),
    ])
    const { user } = renderAt(PATH)
    const market = within(await screen.findByRole('region', { name: MARKET.panel }))
    await user.click(market.getByRole('button', { name: /^Check market prices/ }))
    const row = () => screen.getByRole('link', { name: 'Shirt' }).closest('tr')
    await waitFor(() => expect(row()).toHaveTextContent('71.4'))
    const table = row()?.closest('table') ?? document.body
    expect(figuresOf(table, 'Shirt')).toEqual(EXPECTED)
    expect(table).toHaveTextContent(/Cheapest competitor.*sundial/i)
    expect(await savedFigures(user, exportRows(1), 'Shirt')).toEqual(IN_FILES)
    expect(await figuresInWorkbook(user, exportRows(1), 'Shirt')).toEqual(IN_FILES)
    expect(await figuresInJson(user, exportRows(1))).toEqual(IN_FILES)
  })
})
