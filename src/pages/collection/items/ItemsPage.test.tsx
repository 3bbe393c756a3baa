import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ItemAnswer } from '@/domain/pricing/itemAnswer.ts'
import { itemsPath } from '@/routing/itemsAddress.ts'
import { listCodes } from '@/storage/collections/codes.ts'
import { deleteCollection } from '@/storage/collections/collections.ts'
import { createPicked, readPicked } from '@/storage/collections/picked.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { demo } from '@test/demo.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { aListEntry, aSeenProduct } from '@test/made/aListEntry.ts'
import { aRecord, saveCodes } from '@test/made/aSavedCollection.ts'
import { demoConnection } from '@test/made/connections.ts'
import { forgetCodes } from '@test/pages/codesPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const [DEAR, CHEAP, GONE] = ['2049811763054', '2049811842247', '2049811819164']

const offersWith = (own: number) =>
  [
    { merchant: 'Northgate', offerPrice: own },
    { merchant: 'Sundial', offerPrice: 10 },
    { merchant: 'Cartwheel', offerPrice: 10 },
  ].map(({ merchant, offerPrice }) => ({
    productId: null,
    merchantId: merchant,
    merchantName: merchant,
    merchantProductUrl: null,
    offerPrice,
    salePrice: null,
  }))

const market = (code: string, title: string, own: number): ItemAnswer => ({
  kind: 'ean',
  echo: null,
  code,
  title,
  imageUrl: null,
  offers: offersWith(own),
})

const batch = () =>
  saveCodes({
    id: 'shirts',
    lines: [
      { text: CHEAP, target: 10 },
      { text: DEAR, target: 10 },
      { text: GONE },
      { text: '4.0E+12' },
    ],
    answerOf: ({ key }) => {
      if (key.endsWith(DEAR)) return market(DEAR, 'Linen shirt', 12)
      return key.endsWith(CHEAP) ? market(CHEAP, 'Oxford shirt', 8) : null
    },
  })

const rail = async () => within(await screen.findByRole('complementary', { name: 'Filters' }))
const names = () => {
  const table = screen.queryByRole('table', { name: 'Rows' })
  const heads = table ? within(table).queryAllByRole('rowheader') : []
  // Leave out the footer heading, such as "4 rows".
  return heads
    .map((head) => head.textContent)
    .filter((name) => !/^\d+ rows?(?:selected)?$/.test(name))
}
const shows = (...inputs: string[]) => waitFor(() => expect(names()).toEqual(inputs))

describe('the rows of a collection of codes', () => {
  beforeEach(async () => {
    writePreference(demoConnection.id, 'mine', { us: ['Northgate'] })
    await forgetCodes()
    await batch()
  })

  it('are one for each line, in the order given, with a status', { tags: 'slow' }, async () => {
    renderAt(itemsPath({ id: 'shirts', country: '' }))
    await shows('Oxford shirt', 'Linen shirt', GONE, '4.0E+12')
    expect(screen.getByRole('heading', { level: 1, name: 'Kept before' })).toBeVisible()
    const status = await (await rail()).findByRole('group', { name: 'Status' })
    expect(within(status).getByRole('checkbox', { name: 'Found' })).toBeVisible()
    expect(within(status).getByRole('checkbox', { name: 'Not found' })).toBeVisible()
    expect(within(status).getByRole('checkbox', { name: 'Can’t be checked' })).toBeVisible()
    expect(await screen.findByText(/^Your prices are/)).toBeVisible()
  })

  it(
    'are filtered by a count beside the sentence, and all shown after a second click',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(itemsPath({ id: 'shirts', country: '' }))
      const counts = within(await screen.findByRole('group', { name: 'Rows by price position' }))
      const above = counts.getByRole('button', { name: 'above 1' })
      await user.click(above)
      await shows('Linen shirt')
      expect(above).toHaveAttribute('aria-pressed', 'true')
      expect(address()).toContain('priceStatus=Above')
      await user.click(above)
      await shows('Oxford shirt', 'Linen shirt', GONE, '4.0E+12')
      expect(above).toHaveAttribute('aria-pressed', 'false')
    },
  )

  it('have no Status column if all have the same status', async () => {
    await saveCodes({
      id: 'found',
      lines: [{ text: DEAR }],
      answerOf: () => market(DEAR, 'Shirt', 12),
    })
    renderAt(itemsPath({ id: 'found', country: '' }))
    await shows('Shirt')
    expect(screen.getByRole('columnheader', { name: /^Your price/ })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull()
  })

  it(
    'are filtered by status and price position, and sorted by the difference from the target',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(itemsPath({ id: 'shirts', country: '' }))
      const filters = await rail()
      await user.click(await filters.findByRole('checkbox', { name: 'Above market' }))
      await shows('Linen shirt')
      await user.selectOptions(
        filters.getByRole('combobox', { name: 'Price position: is or is not' }),
        'is not',
      )
      await shows('Oxford shirt', GONE, '4.0E+12')
      await user.click(filters.getByRole('checkbox', { name: 'Found' }))
      await shows('Oxford shirt')
      expect(address()).toContain('status=Found')
      expect(address()).toContain('not-priceStatus=Above+market')
      await user.click(screen.getByRole('button', { name: 'Clear all' }))
      await user.click(await screen.findByRole('button', { name: /^vs target price/ }))
      await shows('Oxford shirt', 'Linen shirt', GONE, '4.0E+12')
      await user.click(await screen.findByRole('button', { name: /^vs target price/ }))
      await shows('Linen shirt', 'Oxford shirt', GONE, '4.0E+12')
    },
  )

  it('are summed up by price position', { tags: 'slow' }, async () => {
    const { user } = renderAt(itemsPath({ id: 'shirts', country: '' }))
    await shows('Oxford shirt', 'Linen shirt', GONE, '4.0E+12')
    await user.click(screen.getByRole('link', { name: 'Summary' }))
    const table = await screen.findByRole('table', { name: 'All figures by group' })
    expect(within(table).getByRole('row', { name: /Above market/ })).toHaveTextContent('120')
    expect(within(table).getByRole('row', { name: /Below market/ })).toHaveTextContent('80')
    expect(screen.queryByText('Price ladder')).toBeNull()
  })

  it('are exported as the table shows them, with the text as given', { tags: 'slow' }, async () => {
    const { user } = renderAt(itemsPath({ id: 'shirts', country: '' }))
    await shows('Oxford shirt', 'Linen shirt', GONE, '4.0E+12')
    const { rows } = readSheet(
      await saveFrom({ user, files: savedFiles(), label: 'Export 4 rows' }),
    )
    expect(rows.map((row) => [row['Title'], row['As given'], row['Status']])).toEqual([
      // Codes are text: a spreadsheet would convert them to numbers.
      ['Oxford shirt', `="${CHEAP}"`, 'Found'],
      ['Linen shirt', `="${DEAR}"`, 'Found'],
      ['', `="${GONE}"`, 'Not found'],
      ['', '="4.0E+12"', 'Can’t be checked'],
    ])
    expect(rows[1]).toMatchObject({ 'Target price': '10', 'vs target price': '20' })
    expect(rows[1]).toMatchObject({ 'Price position': 'Above market' })
  })

  it('open to show the line as given, and each offer of the code', { tags: 'slow' }, async () => {
    const { user } = renderAt(itemsPath({ id: 'shirts', country: '' }))
    await shows('Oxford shirt', 'Linen shirt', GONE, '4.0E+12')
    const open = screen.getByRole('button', { name: 'Details of Linen shirt' })
    open.focus()
    await user.keyboard('{Enter}')
    const detail = within(await screen.findByRole('region', { name: 'Details of Linen shirt' }))
    expect(detail.getByText('Line 2')).toBeVisible()
    expect(detail.getAllByRole('link', { name: DEAR })[0]).toHaveAttribute(
      'href',
      expect.stringContaining(`/ean/${DEAR}`),
    )
    const offers = within(detail.getByRole('list', { name: `Offers of ${DEAR}` }))
    expect(offers.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Sundial10.00',
      'Cartwheel10.00',
      'Northgate12.00',
    ])
    // Opening another row closes this one.
    await user.click(screen.getByRole('button', { name: 'Details of 4.0E+12' }))
    expect(await screen.findByRole('region', { name: 'Details of 4.0E+12' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Details of Linen shirt' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Details of 4.0E+12' }))
    expect(screen.queryByRole('region', { name: /^Details of/ })).toBeNull()
  })

  it(
    'show the price position of a what-if price, with the saved figures below',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(itemsPath({ id: 'shirts', country: '' }))
      await shows('Oxford shirt', 'Linen shirt', GONE, '4.0E+12')
      const row = () => screen.getByRole('row', { name: /Linen shirt/ })
      const price = () => within(row()).getByRole('textbox', { name: `Your price of ${DEAR}` })
      await user.clear(price())
      await user.type(price(), '9{Enter}')
      await waitFor(() => expect(row()).toHaveTextContent(/saved 12\.00/))
      expect(price()).toHaveValue('9.00')
      expect(row()).toHaveTextContent(/90\.0 ?saved 120\.0/)
      expect(row()).toHaveTextContent(/1 of 3 ?saved 3 of 3/)
      expect(
        await screen.findByText(/What-if price 9\.00, index 90\.0, 1st of 3, saved 12\.00/),
      ).toBeInTheDocument()
      // The what-if price changes nothing else: the order and the sentence use the saved prices.
      await user.clear(price())
      await user.type(price(), '12{Enter}')
      await waitFor(() => expect(row()).not.toHaveTextContent('saved'))
    },
  )

  it(
    'with titles show candidates; you accept one or none, and can decide again',
    { tags: 'slow' },
    async () => {
      await saveCodes({
        id: 'titles',
        lines: [{ text: 'Linen shirt' }],
        as: 'title',
        answerOf: () => ({
          kind: 'title',
          candidates: [
            {
              record: aRecord({ title: 'Linen shirt, blue', eans: [] }),
              score: 0.9,
              reasons: ['all words'],
            },
          ],
          choice: null,
          market: null,
        }),
      })
      const { user } = renderAt(itemsPath({ id: 'titles', country: '' }))
      await shows('Linen shirt')
      expect(screen.getByRole('row', { name: /Linen shirt/ })).toHaveTextContent('Undecided')
      await user.click(screen.getByRole('button', { name: 'Details of Linen shirt' }))
      await user.click(
        await screen.findByRole('button', { name: 'Accept for row 1: Linen shirt, blue' }),
      )
      await shows('Linen shirt, blue')
      await user.click(await screen.findByRole('button', { name: 'Decide again' }))
      await shows('Linen shirt')
      await user.click(await screen.findByRole('button', { name: 'None of these for row 1' }))
      await waitFor(() => expect(screen.getByRole('cell', { name: /^Not found/ })).toBeVisible())
    },
  )

  it(
    'that failed say why, and are checked again by one button in the row',
    { tags: 'slow' },
    async () => {
      await saveCodes({
        id: 'failed',
        lines: [{ text: DEAR }],
        answerOf: () => ({ kind: 'failed', message: 'No answer within 30 seconds.' }),
      })
      const { user } = renderAt(itemsPath({ id: 'failed', country: '' }))
      await shows(DEAR)
      expect(screen.getByText('No answer within 30 seconds.')).toBeVisible()
      await user.click(screen.getByRole('button', { name: `Try ${DEAR} again` }))
      expect(await screen.findByRole('cell', { name: 'Found' })).toBeVisible()
      expect(screen.queryByText('No answer within 30 seconds.')).toBeNull()
    },
  )

  it('are shown country by country where there are several', { tags: 'slow' }, async () => {
    await saveCodes({
      id: 'abroad',
      lines: [{ text: DEAR }],
      groups: [['us'], ['in']],
      answerOf: ({ key }) => market(DEAR, key.includes(' in ') ? 'Shirt in IN' : 'Shirt in US', 12),
    })
    const { user } = renderAt(itemsPath({ id: 'abroad', country: '' }))
    await shows('Shirt in US')
    const countries = within(screen.getByRole('navigation', { name: 'Country' }))
    expect(countries.getByRole('link', { name: 'US' })).toHaveAttribute('aria-current', 'page')
    await user.click(countries.getByRole('link', { name: 'IN' }))
    await shows('Shirt in IN')
  })

  it('found by link show their price position', async () => {
    const url = 'https://sundial.example/p/1'
    await saveCodes({
      id: 'links',
      lines: [{ text: url }],
      chain: true,
      answerOf: () => ({
        kind: 'url',
        url,
        records: [aRecord({ title: 'Linen shirt', eans: [DEAR] })],
        market: { code: DEAR, offers: offersWith(12) },
      }),
    })
    const { user } = renderAt(itemsPath({ id: 'links', country: '' }))
    await shows('Linen shirt')
    await user.click(await (await rail()).findByRole('checkbox', { name: 'Above market' }))
    await shows('Linen shirt')
    expect(address()).toContain('priceStatus=Above+market')
  })

  it(
    'found by link show a price position once all codes of the product are checked',
    { tags: 'slow' },
    async () => {
      const url = 'https://sundial.example/p/1'
      await saveCodes({
        id: 'links',
        lines: [{ text: url }],
        chain: true,
        answerOf: () => ({
          kind: 'url',
          url,
          records: [aRecord({ title: 'Linen shirt', eans: [DEAR, CHEAP] })],
          market: { code: DEAR, offers: offersWith(12) },
        }),
      })
      const { user } = renderAt(itemsPath({ id: 'links', country: '' }))
      await shows('Linen shirt')
      const row = () => screen.getByRole('row', { name: /Linen shirt/ })
      expect(row()).toHaveTextContent('1 of 2 sizes checked')
      await user.click(
        screen.getByRole('button', { name: /^Check market prices for this product/ }),
      )
      await waitFor(() => expect(row()).not.toHaveTextContent('1 of 2 sizes checked'))
      const { batches: codesCollections } = await listCodes(demoConnection.id)
      expect(codesCollections.find(({ id }) => id === 'links')?.markets).toHaveLength(1)
    },
  )

  it('are replaced by a message if this browser has no such collection', async () => {
    renderAt(itemsPath({ id: 'none', country: '' }))
    expect(await screen.findByText('This collection isn’t in this browser')).toBeVisible()
  })
})

describe('the products of a picked collection', () => {
  const entries = [
    aListEntry('A', { note: 'for May', seen: aSeenProduct({ title: 'Apron', offerPrice: 30 }) }),
    aListEntry('B', { seen: aSeenProduct({ title: 'Belt', brand: 'Haldane', offerPrice: 20 }) }),
    aListEntry('C'),
  ]

  beforeEach(async () => {
    // No answer arrives, so the rows stay as last seen.
    demo.server.use(http.get('*/v1/products/:id/traits', () => new Promise<never>(() => {})))
    // jsdom lays nothing out.
    Element.prototype.scrollIntoView = () => {}
    await deleteCollection(demoConnection.id, 'picked')
    await createPicked(demoConnection.id, {
      id: 'picked',
      at: 1,
      changedAt: 1,
      name: 'Autumn',
      entries,
    })
  })

  it('are filtered, sorted and shown with their notes', { tags: 'slow' }, async () => {
    const { user } = renderAt(itemsPath({ id: 'picked', country: '' }))
    await shows('Apron', 'Belt', 'C')
    expect(screen.getByRole('button', { name: 'Note on Apron: for May' })).toBeVisible()
    const head = screen.getByRole('columnheader', { name: /^Offer price/ })
    await user.click(within(head).getByRole('button'))
    await shows('Belt', 'Apron', 'C')
    const filters = await rail()
    await user.click(filters.getByRole('checkbox', { name: 'Queued' }))
    await shows('C')
  })

  const stored = async () =>
    (await readPicked(demoConnection.id, 'picked'))?.list.entries.map(({ id, note }) =>
      [id, note].filter(Boolean).join(': '),
    )

  it('show how their prices changed since they were added', async () => {
    await deleteCollection(demoConnection.id, 'picked')
    const seen = aSeenProduct({ title: 'Apron', offerPrice: 30 })
    await createPicked(demoConnection.id, {
      id: 'picked',
      at: 1,
      changedAt: 1,
      name: 'Autumn',
      entries: [aListEntry('A', { seen, first: { at: 1, offerPrice: 40 } }), entries[2]].flatMap(
        (entry) => entry ?? [],
      ),
    })
    renderAt(`${itemsPath({ id: 'picked', country: '' })}?columns=firstPrice,sinceAdded`)
    await shows('Apron', 'C')
    const row = within(screen.getByRole('row', { name: /Apron/ }))
    expect(row.getByRole('cell', { name: '40.00' })).toBeVisible()
    expect(row.getByRole('cell', { name: '−25.0' })).toBeVisible()
  })

  it(
    'can be moved with the keyboard, and stay where they were dropped',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(itemsPath({ id: 'picked', country: '' }))
      await shows('Apron', 'Belt', 'C')
      const handle = screen.getByRole('button', { name: 'Move row 1: Apron' })
      handle.focus()
      await user.keyboard(' {ArrowDown}')
      await shows('Belt', 'Apron', 'C')
      expect(handle).toHaveFocus()
      await user.keyboard(' ')
      await waitFor(async () => expect(await stored()).toEqual(['B', 'A: for May', 'C']))
      await shows('Belt', 'Apron', 'C')
      // The buttons below the row move it one place at a time.
      await user.click(screen.getByRole('button', { name: 'Details of C' }))
      await user.click(await screen.findByRole('button', { name: 'Move C up' }))
      await waitFor(async () => expect(await stored()).toEqual(['B', 'C', 'A: for May']))
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Move row 2: C' })).toBeVisible(),
      )
      expect(screen.getByRole('region', { name: 'Details of C' })).toBeVisible()
    },
  )

  it('have a note that you write in the row', { tags: 'slow' }, async () => {
    const { user } = renderAt(itemsPath({ id: 'picked', country: '' }))
    await shows('Apron', 'Belt', 'C')
    await user.click(screen.getByRole('button', { name: 'Add a note: Belt' }))
    await user.keyboard('for June{Enter}')
    expect(await screen.findByRole('button', { name: 'Note on Belt: for June' })).toBeVisible()
    await waitFor(async () => expect(await stored()).toEqual(['A: for May', 'B: for June', 'C']))
  })

  it('can be removed, and Undo puts them back in their place', { tags: 'slow' }, async () => {
    const { user } = renderAt(itemsPath({ id: 'picked', country: '' }))
    await shows('Apron', 'Belt', 'C')
    await user.click(screen.getByRole('checkbox', { name: 'Select Belt' }))
    expect(await screen.findByRole('region', { name: 'Selected rows' })).toHaveTextContent('1')
    await user.click(screen.getByRole('button', { name: 'Remove Belt' }))
    await shows('Apron', 'C')
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await shows('Apron', 'Belt', 'C')
  })

  it('are replaced by a message if this browser has no such collection', async () => {
    renderAt(itemsPath({ id: 'none', country: '' }))
    expect(await screen.findByText('This collection isn’t in this browser')).toBeVisible()
  })
})
