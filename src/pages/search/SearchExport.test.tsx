import { screen, waitFor, within } from '@testing-library/react'
import readXlsxFile from 'read-excel-file/node'
import { beforeEach, describe, expect, it } from 'vitest'
import { getSearch } from '@/api/operations/search.ts'
import { toSearchRequest } from '@/routing/states/searchRequest.ts'
import { searchState } from '@/routing/states/searchState.ts'
import { EXPORT } from '@/words/exportNames.ts'
import { NAMES } from '@/words/names.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { demo } from '@test/demo.ts'
import { bytesIn, savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { demoConnection } from '@test/made/connections.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

const LABEL = 'Export this page'

const requested = (page: number) =>
  getSearch(demoConnection, toSearchRequest(searchState({ q: 'shirt', page }), ['us']))

beforeEach(() => localStorage.clear())

describe('the export of a search', () => {
  it('contains one page, and states how many products were found', { tags: 'slow' }, async () => {
    const files = savedFiles()
    const { products, numFound } = await requested(2)
    const { user } = renderAt('/search?q=shirt&country=us&page=2')
    const { head, rows } = readSheet(await saveFrom({ user, files, label: LABEL }))
    expect(files[0]?.name).toMatch(/^shirt, page 2, /)
    expect(head).toEqual(
      expect.arrayContaining([
        'shirt',
        'Country: US; mode: full',
        'Currency: not stated',
        'Order: catalog order',
        `Page 2 only: ${products.length} of ${numFound} products`,
        `Rows: ${products.length} of ${numFound}`,
      ]),
    )
    expect(head.join('\n')).toContain('Incomplete: the other pages are not in this file')
    expect(rows.map((row) => row['Product ID'])).toEqual(products.map(({ productId }) => productId))
    expect(rows.map((row) => Number(row['Offer price']))).toEqual(
      products.map(({ offerPrice }) => offerPrice ?? 0),
    )
  })

  it('contains each value with its type in a workbook', { tags: 'slow' }, async () => {
    const files = savedFiles()
    const { products } = await requested(1)
    const { user } = renderAt('/search?q=shirt&country=us')
    const bytes = await saveFrom({ user, files, label: LABEL, format: 'xlsx' })
    const [sheet] = await readXlsxFile(bytes)
    const data = sheet?.data ?? []
    const names = data.findIndex((cells) => cells[0] === 'Title')
    const of = (row: number, name: string) =>
      data[names + 1 + row]?.[data[names]?.indexOf(name) ?? -1]
    const [first] = products
    expect(of(0, 'Offer price')).toBe(first?.offerPrice)
    expect(of(0, 'Stock')).toBe(first?.active)
    expect(of(0, 'EANs')).toMatch(/^\d{13}/)
    expect(of(0, 'Created (UTC)')).toBeInstanceOf(Date)
  })

  it('is, as JSON, the response exactly as received', async () => {
    const files = savedFiles()
    const { answer } = await requested(1)
    const { user } = renderAt('/search?q=shirt&country=us')
    const bytes = await saveFrom({ user, files, label: LABEL, format: 'json' })
    expect(JSON.parse(bytes.toString('utf8'))).toEqual(JSON.parse(answer.text))
  })

  it('offers the columns of the table where the table is shown', async () => {
    const { user } = renderAt('/search?q=shirt&country=us&view=table')
    await user.click(await screen.findByRole('button', { name: LABEL }))
    const panel = within(await screen.findByRole('dialog', { name: LABEL }))
    const columns = within(await panel.findByRole('radiogroup', { name: EXPORT.columns }))
    expect(columns.getByRole('radio', { name: /^Shown, 1\d$/ })).toBeInTheDocument()
  })

  it('has the order of the table', { tags: 'slow' }, async () => {
    const files = savedFiles()
    const { user } = renderAt('/search?q=shirt&country=us&view=table&sort=-offerPrice')
    const { head, rows } = readSheet(await saveFrom({ user, files, label: LABEL }))
    expect(head).toContain('Order: Offer price descending')
    const prices = rows.map((row) => Number(row['Offer price']))
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    const { products } = await requested(1)
    const places = rows.map((row) => Number(row['Catalog order']))
    expect(rows.map((row) => row['Product ID'])).toEqual(
      places.map((index) => products[index - 1]?.productId),
    )
  })

  it('contains the selected products of all pages', { tags: 'slow' }, async () => {
    const files = savedFiles()
    const [first, second] = [await requested(1), await requested(2)]
    const { user } = renderAt('/search?q=shirt&country=us&view=table')
    await user.click(await screen.findByLabelText(SELECTION.page))
    await user.click(screen.getAllByTitle(NAMES.nextPage)[0] as HTMLElement)
    await waitFor(() => expect(screen.getByLabelText(SELECTION.page)).not.toBeChecked())
    await user.click(screen.getByLabelText(SELECTION.page))
    const bytes = await saveFrom({ user, files, label: SELECTION.exported })
    const { head, rows } = readSheet(bytes)
    expect(head).toContain('Rows: selected one by one, in that order')
    expect(rows.map((row) => row['Product ID'])).toEqual(
      [first, second].flatMap(({ products }) => products).map(({ productId }) => productId),
    )
    expect(new Set(rows.map((row) => row['Country']))).toEqual(new Set(['US']))
    await user.click(screen.getByText(SELECTION.clear))
  })

  it('contains the page being loaded, even while the previous one is still shown', async () => {
    const files = savedFiles()
    const { user } = renderAt('/search?q=shirt&country=us')
    const menu = await screen.findByRole('button', { name: LABEL })
    const release = demo.hold()
    const [next] = await screen.findAllByRole('link', { name: NAMES.nextPage })
    if (next) await user.click(next)
    await user.click(menu)
    const panel = within(await screen.findByRole('dialog', { name: LABEL }))
    expect(panel.getByText('Preparing')).toBeInTheDocument()
    release()
    await user.click(await panel.findByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(files[0]?.name).toMatch(/^shirt, page 2, /)
  })

  it('is separate for each country', { tags: 'slow' }, async () => {
    const files = savedFiles()
    const { user } = renderAt('/search?q=shirt&country=us&country=gb&demo=one-country')
    await waitFor(() => expect(screen.getAllByRole('button', { name: LABEL })).toHaveLength(2))
    const [, second] = screen.getAllByRole('button', { name: LABEL })
    if (second) await user.click(second)
    const panel = within(await screen.findByRole('dialog', { name: LABEL }))
    await user.click(await panel.findByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(readSheet(await bytesIn(files, files[0]?.name ?? '')).head).toContain(
      'Country: GB; mode: full',
    )
  })
})
