import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OwnPrice } from '@/domain/pricing/priceList/ownPrice.ts'
import { database } from '@/storage/database/database.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { readPriceList, replacePriceList, setPrice } from '@/storage/priceLists/priceList.ts'
import { NAMES } from '@/words/names.ts'
import { myPriceOf, PRICES } from '@/words/priceListNames.ts'
import { demo } from '@test/demo.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

vi.mock('@/storage/database/database.ts', () => ({
  database: vi.fn<() => Promise<null>>(() => Promise.resolve(null)),
}))

const CODE = '2049811763054'
const MARKET = [
  ['a', 40],
  ['b', 50],
  ['c', 60],
].map(([merchantId, offerPrice]) => ({
  merchantId,
  merchantName: String(merchantId).toUpperCase(),
  offerPrice,
  salePrice: 70,
}))

function answerWith(merchants: readonly unknown[]) {
  demo.server.use(
    http.get('*/v1/insights/daas/productCodes/:code', () =>
      HttpResponse.json({ success: true, message: '', result: { ean: CODE, merchants } }),
    ),
  )
}

const save = (own: OwnPrice, country = 'us', code = CODE) =>
  replacePriceList({ connectionId: 'demo', country }, [{ code, ...own }], 1)

async function open(query = 'country=us') {
  const view = renderAt(`/ean/${CODE}?${query}`)
  await screen.findByRole('table', { name: /^Offers in/ })
  return view
}

async function openStatistics(user: ReturnType<typeof renderAt>['user']) {
  await user.click(screen.getByRole('button', { name: NAMES.statistics }))
  await screen.findByRole('dialog', { name: NAMES.statistics })
}

function stat(label: RegExp): string {
  const term = screen.queryByText(
    (_, element) => element?.tagName === 'DT' && label.test(element.textContent),
  )
  return term?.parentElement?.textContent ?? ''
}

const myPrice = () => screen.getByRole('textbox', { name: myPriceOf(CODE) })

const rows = () => {
  const table = screen.getByRole('table', { name: /^Offers in/ })
  return within(table).getAllByRole('row').slice(1)
}
const market = () => [/^Lowest/, /^Median/, /^Highest/, /^Spread/, /^Merchants/].map(stat)

afterEach(() => replaceEntriesInMemory('priceLists', []))

describe('the EAN page with your price list', () => {
  it('shows your note, with its full text in a tooltip', { tags: 'slow' }, async () => {
    answerWith(MARKET)
    const note = 'Unbreakable'.repeat(1000)
    await save({ price: 45, cost: 30, note })
    await open()
    expect(await screen.findByTitle(note)).toHaveTextContent(note)
  })

  it('uses your list price if no merchant is yours, and says so', { tags: 'slow' }, async () => {
    answerWith(MARKET)
    await save({ price: 45, cost: 30, note: 'own brand' })
    const { user } = await open()
    await waitFor(() => expect(myPrice()).toHaveValue('45.00'))
    expect(stat(/^Your price/)).toBe('Your pricefrom your price list, 2nd of 4')
    expect(stat(/^Index/)).toContain('90.0median of the competitors')
    expect(stat(/^vs median of the competitors/)).toContain('−10.0%−5.00 on 50.00')
    expect(stat(/^Margin/)).toContain('33.3%40.0% at the median of the competitors, cost 30.00')
    expect(rows()[1]).toHaveTextContent('Your price')
    expect(rows()[1]).toHaveTextContent('From your list')
    expect(rows()[1]).toHaveTextContent(
      'Your list price 45.00, 10.0% below the median of the competitors',
    )
    expect(rows()[1]).toHaveTextContent('with it 2nd of 4')
    expect(rows()[2]).toHaveTextContent('+5.00')
    const links = screen.getAllByRole('link', { name: /price list/i })
    expect(links[0]).toHaveAttribute('href', `/my-data/prices?country=us&q=${CODE}`)
    expect(screen.getByText(/price 45\.00, cost 30\.00, margin 33\.3%/)).toHaveTextContent(
      'own brand',
    )
    await openStatistics(user)
    expect(screen.getByText(/your list price ÷ median of the competitors/)).toHaveTextContent(
      '45.00 ÷ 50.00 × 100 = 90.0; margin = (price − cost) ÷ price × 100.',
    )
  })

  it('leaves the figures and ranks of the market unchanged', { tags: 'slow' }, async () => {
    answerWith(MARKET)
    const { user: first, unmount } = await open()
    await openStatistics(first)
    const before = market()
    unmount()
    await save({ price: 1, cost: null, note: '' })
    const { user } = await open()
    await waitFor(() => expect(rows()).toHaveLength(4))
    await openStatistics(user)
    expect(market()).toEqual(before)
    const places = rows().map((row) => row.querySelector('td')?.textContent)
    expect(places.slice(1)).toEqual(['1', '2', '3'])
  })

  it('finds your list price under another length of the code', async () => {
    answerWith(MARKET)
    await save({ price: 45, cost: null, note: '' }, 'us', `0${CODE}`)
    await open()
    await waitFor(() => expect(myPrice()).toHaveValue('45.00'))
    expect(stat(/^Margin/)).toBe('')
  })

  it('uses your offer in the catalog if there is one, with the margin at that price', async () => {
    answerWith(MARKET)
    await save({ price: 45, cost: 30, note: '' })
    await open('country=us&mine=c')
    await waitFor(() => expect(stat(/^Margin/)).toContain('50.0%'))
    expect(myPrice()).toHaveValue('60.00')
    expect(stat(/^Your price/)).toBe('Your priceC, 3rd of 3')
    expect(rows()).toHaveLength(3)
  })

  it('uses your list price if your merchant has no offer here', async () => {
    answerWith(MARKET)
    await save({ price: 45, cost: null, note: '' })
    await open('country=us&mine=nobody')
    await waitFor(() => expect(stat(/^Index/)).toContain('90.0'))
    expect(screen.queryByText('Your merchant isn’t among these offers.')).toBeNull()
  })

  it('compares your list price with a competitor', async () => {
    answerWith(MARKET)
    await save({ price: 45, cost: null, note: '' })
    const { user } = await open()
    await user.selectOptions(await screen.findByLabelText(NAMES.reference), 'A')
    await waitFor(() => expect(stat(/^Index/)).toContain('112.5'))
  })

  it('says why there is no index if a competitor has no usable price', async () => {
    answerWith([...MARKET, { merchantId: 'd', merchantName: 'D', offerPrice: 0, salePrice: 70 }])
    await save({ price: 45, cost: null, note: '' })
    const { user } = await open()
    await user.selectOptions(await screen.findByLabelText(NAMES.reference), 'D')
    await waitFor(() => expect(stat(/^Index/)).toContain('no usable price'))
    expect(screen.queryByText(/Choose your merchant/)).toBeNull()
  })

  it('says that the price list couldn’t be read', async () => {
    answerWith(MARKET)
    vi.mocked(database).mockRejectedValue(new Error('broken'))
    await open()
    expect(await screen.findByText(/couldn’t be read, so its prices/)).toBeVisible()
    vi.mocked(database).mockResolvedValue(null)
  })

  it('shows the margin at the market median if the list has only a cost', async () => {
    answerWith(MARKET)
    await save({ price: null, cost: 30, note: '' })
    await open()
    await waitFor(() => expect(stat(/^Margin/)).toContain('40.0% at the median'))
    expect(screen.getByText(/Choose your merchant/)).toBeVisible()
  })

  it('doesn’t use a price list for one country in another', async () => {
    answerWith(MARKET)
    await save({ price: 45, cost: 30, note: '' })
    await open('country=in')
    await waitFor(() => expect(myPrice()).toHaveValue(''))
    expect(rows()).toHaveLength(3)
  })

  it('shows a change of the price list', async () => {
    answerWith(MARKET)
    await open()
    expect(rows()).toHaveLength(3)
    await setPrice(
      { connectionId: 'demo', country: 'us' },
      { code: CODE, price: 55, cost: null, note: '' },
      2,
    )
    await waitFor(() => expect(rows()).toHaveLength(4))
  })

  it('shows your list price and cost if no merchant sells the code', async () => {
    await save({ price: 45, cost: 30, note: '' }, 'us', '036000291452')
    renderAt('/ean/036000291452?country=us')
    expect(await screen.findByText(/No merchant sells this code/)).toBeVisible()
    expect(await screen.findByText(/price 45\.00, cost 30\.00/)).toBeVisible()
  })
})

const saved = async () => (await readPriceList({ connectionId: 'demo', country: 'us' })).entries

describe('your price on the EAN page', () => {
  it('can be typed, changes the figures at once, and can be undone', { tags: 'slow' }, async () => {
    answerWith(MARKET)
    const { user } = await open()
    await waitFor(() => expect(stat(/^Your price/)).toContain('to see how it compares'))
    await user.type(myPrice(), '45{Enter}')
    await waitFor(() => expect(stat(/^Your price/)).toContain('from your price list, 2nd of 4'))
    expect(stat(/^Index/)).toContain('90.0median of the competitors')
    expect(screen.queryByText(/Choose your merchant/)).toBeNull()
    await user.click(await screen.findByRole('button', { name: PRICES.undo }))
    await waitFor(() => expect(myPrice()).toHaveValue(''))
    expect(await saved()).toEqual([])
    expect(screen.getByText(/Choose your merchant/)).toBeVisible()
  })

  it('leaves cost and note unchanged, and is removed from the list when emptied', async () => {
    answerWith(MARKET)
    await save({ price: 45, cost: 30, note: 'ours' })
    const { user } = await open()
    await waitFor(() => expect(myPrice()).toHaveValue('45.00'))
    await user.clear(myPrice())
    await user.type(myPrice(), '1,050.5{Enter}')
    await waitFor(() => expect(myPrice()).toHaveValue('1,050.50'))
    expect(await saved()).toEqual([{ code: CODE, price: 1050.5, cost: 30, note: 'ours' }])
    await user.clear(myPrice())
    await user.tab()
    await waitFor(() => expect(stat(/^Your price/)).toContain('to see how it compares'))
    expect(await saved()).toEqual([{ code: CODE, price: null, cost: 30, note: 'ours' }])
  })

  it('shows an error for invalid text, and Escape cancels the entry', async () => {
    answerWith(MARKET)
    const { user } = await open()
    await waitFor(() => expect(myPrice()).toBeVisible())
    await user.type(myPrice(), 'cheap{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('“cheap” isn’t a price.')
    await user.clear(myPrice())
    await user.type(myPrice(), '0{Enter}')
    expect(await screen.findByText('A price of 0 isn’t used.')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(myPrice()).toHaveValue('')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await saved()).toEqual([])
  })

  it('is saved but not used if you have an offer in the catalog', async () => {
    answerWith(MARKET)
    const { user } = await open('country=us&mine=c')
    await waitFor(() => expect(myPrice()).toHaveValue('60.00'))
    await user.clear(myPrice())
    await user.type(myPrice(), '45{Enter}')
    const message =
      /45\.00, saved in your price list for US\. Your offer in the catalog, 60\.00, is used/
    expect(await screen.findAllByText(message)).not.toHaveLength(0)
    expect(myPrice()).toHaveValue('60.00')
    expect(await saved()).toHaveLength(1)
  })
})
