import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { EXPORT } from '@/words/exportNames.ts'
import { PRICES, removeRowOf, selectRowOf } from '@/words/priceListNames.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { aMarket, saveCodes } from '@test/made/aSavedCollection.ts'
import { A, B, cell, entry, savePrices, saved, WRONG } from '@test/pages/priceListPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

beforeEach(() => replaceEntriesInMemory('priceLists', []))
afterEach(() => replaceEntriesInMemory('priceLists', []))

describe('the table of a price list', () => {
  it('saves edited cells, and shows why a value can’t be saved', { tags: 'slow' }, async () => {
    await savePrices([entry(A), entry(B)])
    const { user } = renderAt('/my-data/prices?country=us')
    const price = await cell('Price')
    await user.clear(price)
    await user.type(price, '1.299,50{Enter}')
    await waitFor(async () => expect((await saved())[0]?.price).toBe(1299.5))
    await waitFor(() => expect(price).toHaveDisplayValue('1,299.50'))
    await expectSaid(`Price of ${A} saved: 1,299.50`)

    await user.clear(price)
    await user.type(price, 'soon{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('“soon” isn’t a price.')
    expect(price).toBeInvalid()
    await user.keyboard('{Escape}')
    expect(price).toHaveDisplayValue('1,299.50')

    await user.type(await cell('Note'), 'ours')
    await user.tab()
    await waitFor(async () => expect((await saved())[0]?.note).toBe('ours'))
    await expectSaid(`Note of ${A} saved: ours`)

    await user.clear(await cell('Cost'))
    await user.clear(price)
    await user.tab()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A row needs a price, a cost or a floor',
    )
  })

  it('saves a floor, and removes it again', { tags: 'slow' }, async () => {
    await savePrices([entry(A), entry(B)])
    const { user } = renderAt('/my-data/prices?country=us')
    const floor = await cell('Floor')
    await user.type(floor, '9.50{Enter}')
    await waitFor(async () => expect((await saved())[0]?.floor).toBe(9.5))
    await waitFor(() => expect(floor).toHaveDisplayValue('9.50'))
    await expectSaid(`Floor of ${A} saved: 9.50`)
    await user.clear(floor)
    await user.tab()
    await waitFor(async () => expect((await saved())[0]?.floor ?? null).toBeNull())
    const other = await cell('Floor', B)
    await user.type(other, '0{Enter}')
    await waitFor(() => expect(other).toHaveAccessibleDescription('A floor of 0 isn’t used.'))
  })

  it('shows a long figure or margin in full as a tooltip', async () => {
    await savePrices([entry(A, { price: 1e9 }), entry(B, { price: 0.01 })])
    renderAt('/my-data/prices?country=us')
    expect(await cell('Price')).toHaveAttribute('title', '1,000,000,000.00')
    expect(await cell('Cost')).not.toHaveAttribute('title')
    expect(screen.getByText('−39,900.0%')).toHaveAttribute('title', '−39,900.0%')
  })

  it('adds a row, and shows what is wrong with an invalid one', { tags: 'slow' }, async () => {
    await savePrices([entry(A)])
    const { user } = renderAt('/my-data/prices?country=us')
    await user.click(await screen.findByRole('button', { name: PRICES.add }))
    const code = screen.getByRole('textbox', { name: PRICES.code })
    await waitFor(() => expect(code).toHaveFocus())
    await user.type(code, WRONG)
    await user.click(screen.getByRole('button', { name: PRICES.addIt }))
    expect(code).toHaveAccessibleDescription(expect.stringContaining('it should be 7'))
    await user.clear(code)
    await user.type(code, A)
    expect(screen.getByText('Already in the list. Empty fields stay unchanged.')).toBeVisible()
    await user.clear(code)
    await user.type(code, '36000291452')
    await user.click(screen.getByRole('button', { name: PRICES.addIt }))
    const price = screen.getByRole('textbox', { name: PRICES.price })
    expect(price).toHaveAccessibleDescription('Give a price, a cost or a floor.')
    await user.type(price, '5{Enter}')
    await waitFor(async () => expect((await saved())[1]?.code).toBe('036000291452'))
    await waitFor(() => expect(code).toHaveValue(''))
    await waitFor(() => expect(code).toHaveFocus())
  })

  it(
    'changes only the filled-in fields of a code that it already has, with Undo',
    { tags: 'slow' },
    async () => {
      const known = entry(A, { note: 'ours' })
      await savePrices([known, entry(B)])
      const { user } = renderAt('/my-data/prices?country=us')
      await user.click(await screen.findByRole('button', { name: PRICES.add }))
      await user.type(screen.getByRole('textbox', { name: PRICES.code }), `${A}{Enter}`)
      const price = screen.getByRole('textbox', { name: PRICES.price })
      expect(price).toHaveAccessibleDescription('Give a price, a cost, a floor or a note.')
      await user.type(price, '5{Enter}')
      expect(await screen.findAllByText(`${A} changed`)).not.toHaveLength(0)
      expect(await saved()).toEqual([{ ...known, price: 5 }, entry(B)])
      await user.click(screen.getByRole('button', { name: PRICES.undo }))
      await waitFor(async () => expect((await saved())[0]).toEqual(known))
    },
  )

  it('uses the product’s name as row header, or the code where no name is known', async () => {
    await savePrices([entry(A, { title: 'Oxford shirt' }), entry(B)])
    renderAt('/my-data/prices?country=us')
    expect(await screen.findByRole('rowheader', { name: 'Oxford shirt' })).toBeVisible()
    expect(screen.getByRole('rowheader', { name: B })).toBeVisible()
    expect(screen.getByRole('link', { name: A })).toBeVisible()
  })

  it(
    'sorts by two columns; the address and the export have the same order',
    { tags: 'slow' },
    async () => {
      const [cheap, dear] = [entry(A, { price: 5, cost: 1 }), entry(B, { price: 5, cost: 4 })]
      await savePrices([cheap, dear])
      const { user } = renderAt('/my-data/prices?country=us')
      const codes = () =>
        screen
          .getAllByRole('rowheader')
          .filter((heading) => heading.closest('tbody') !== null)
          .map(({ textContent }) => textContent)
      const head = async (name: RegExp) =>
        within(await screen.findByRole('table', { name: PRICES.rows })).getByRole('button', {
          name,
        })
      await user.click(await head(/^Price/))
      await user.keyboard('{Shift>}')
      await user.click(await head(/^Cost/))
      await user.click(await head(/^Cost/))
      await user.keyboard('{/Shift}')
      expect(address()).toBe('/my-data/prices?country=us&sort=price&sort=-cost')
      await waitFor(() => expect(codes()).toEqual([B, A]))
      const files = savedFiles()
      const { rows } = readSheet(await saveFrom({ user, files, label: EXPORT.export }))
      expect(rows.map(({ Cost }) => Cost)).toEqual(['4', '1'])
    },
  )

  it('exports only the selected rows', async () => {
    await savePrices([entry(A), entry(B)])
    const { user } = renderAt('/my-data/prices?country=us')
    await user.click(await screen.findByRole('checkbox', { name: selectRowOf(B) }))
    const files = savedFiles()
    const { rows } = readSheet(await saveFrom({ user, files, label: SELECTION.exported }))
    expect(rows).toHaveLength(1)
    expect(rows[0]?.['EAN']).toContain(B)
    await user.click(screen.getByRole('button', { name: SELECTION.clear }))
    expect(screen.getByRole('checkbox', { name: selectRowOf(B) })).not.toBeChecked()
  })

  it('exports the offers below its floors with merchant, price, date and link', async () => {
    await saveCodes({
      id: 'kept',
      lines: [{ text: A }],
      answerOf: () => aMarket(A, { sundial: 8, cartwheel: 9.5 }),
    })
    await savePrices([entry(A, { floor: 9 }), entry(B)])
    const { user } = renderAt('/my-data/prices?country=us')
    await cell('Floor')
    const files = savedFiles()
    const { rows } = readSheet(await saveFrom({ user, files, label: PRICES.belowFloor }))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ Merchant: 'Sundial', 'Offer price': '8', Floor: '9' })
    expect(rows[0]?.['EAN']).toContain(A)
    expect(rows[0]?.['Since (UTC)']).toMatch(/2025-11-18/)
    expect(rows[0]?.['Link']).toMatch(new RegExp(`/ean/${A}\\?country=us$`))
    replaceEntriesInMemory('collections', [])
  })

  it('removes a row, and Undo restores it at the same place', async () => {
    await savePrices([entry(A), entry(B)])
    const { user } = renderAt('/my-data/prices?country=us')
    await user.click(await screen.findByRole('button', { name: removeRowOf(A) }))
    await waitFor(() => expect(screen.queryByRole('link', { name: A })).toBeNull())
    await user.click(await screen.findByRole('button', { name: PRICES.undo }))
    await screen.findByRole('link', { name: A })
    expect((await saved()).map(({ code }) => code)).toEqual([A, B])
  })

  const manyCodes = Array.from({ length: 3000 }, (_, at) => String(20_000_000_000_00 + at))
  const openMany = async () => {
    await savePrices(manyCodes.map((code) => entry(code)))
    const view = renderAt('/my-data/prices?country=us')
    const price = await cell('Price', manyCodes[0])
    const table = screen.getByRole<HTMLTableElement>('table', { name: PRICES.rows })
    const body = table.tBodies[0]
    const scrollTo = (top: number) =>
      act(() => {
        if (body) body.getBoundingClientRect = () => ({ top: -top }) as DOMRect
        window.dispatchEvent(new Event('scroll'))
      })
    return { ...view, price, table, scrollTo }
  }

  it('renders only the rows in view', { tags: 'slow' }, async () => {
    const { table } = await openMany()
    // With the header and totals rows.
    expect(table).toHaveAttribute('aria-rowcount', '3002')
    expect(table.querySelectorAll('[data-row]').length).toBeLessThan(100)
  })

  it('leaves a row rendered while it is being edited', { tags: 'slow' }, async () => {
    const { user, price, scrollTo } = await openMany()
    await user.clear(price)
    await user.type(price, '12')
    scrollTo(32 * 500)
    expect(price).toBeInTheDocument()
    await waitFor(() => expect(price).toHaveFocus())
    await user.type(price, '.5')
    await user.tab()
    await waitFor(async () => expect((await saved())[0]?.price).toBe(12.5))
  })

  it(
    'saves a value typed into a row that scrolls away, or shows that it couldn’t',
    { tags: 'slow' },
    async () => {
      const { user, price, scrollTo } = await openMany()
      await user.clear(price)
      await user.type(price, '12.5')
      scrollTo(32 * 2900)
      expect(price).not.toBeInTheDocument()
      await waitFor(async () => expect((await saved())[0]?.price).toBe(12.5))
      scrollTo(0)
      const second = await cell('Price', manyCodes[1])
      await user.clear(second)
      await user.type(second, 'soon')
      scrollTo(32 * 2900)
      expect(await screen.findByText(/^Price of 2000000000001 wasn’t changed\./)).toBeVisible()
    },
  )
})
