import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { ladderOf, ASSORTMENT } from '@/words/assortmentNames.ts'
import { NAMES } from '@/words/names.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { answerMap, searches } from '@test/made/anAssortmentService.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

let query = 0
const at = (rest: string) => `/assortment?q=tie${query}&country=us${rest}`
beforeEach(() => {
  query += 1
  localStorage.clear()
  HTMLElement.prototype.scrollIntoView = () => {}
})

const panel = () => screen.findByRole('region', { name: ladderOf('Tessera') })
const ladderSearches = () => searches().filter((path) => path.includes('limit=100'))
/** A merchant's line as a screen reader reads it. */
const line = async (merchant: string) => {
  const found = await screen.findByText(new RegExp(`^${merchant}: entry`))
  return found.textContent
}

describe('the price ladder of a brand', () => {
  const SHOPS = {
    Northgate: { Marlowe: 2, Own: 8 },
    Cartwheel: { Marlowe: 4, Tessera: 6 },
    Sundial: { Tessera: 3 },
  }

  it('is a tab of Assortment in which you choose a brand', { tags: 'slow' }, async () => {
    answerMap(SHOPS)
    const { user } = renderAt(at('&mine=Northgate'))
    await user.click(await screen.findByRole('link', { name: 'Price ladder' }))
    expect(address()).toBe(at('&mine=Northgate&view=ladder'))
    const tabs = within(screen.getByRole('navigation', { name: ASSORTMENT.views }))
    expect(tabs.getByRole('link', { name: 'Price ladder' })).toHaveAttribute('aria-current', 'page')
    expect(screen.queryByRole('grid', { name: ASSORTMENT.grid })).toBeNull()
    expect(await screen.findByRole('heading', { name: 'Choose a brand' })).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Tessera')
    expect(await line('Cartwheel')).toMatch(/entry 10\.00/)
    expect(address()).toBe(at('&brand=Tessera&mine=Northgate'))
    await user.click(tabs.getByRole('link', { name: 'Gaps' }))
    expect(address()).toBe(at('&mine=Northgate'))
    expect(await screen.findByRole('grid', { name: ASSORTMENT.grid })).toBeVisible()
  })

  it('opens on a click on the brand, and closes', async () => {
    answerMap(SHOPS)
    const { user } = renderAt(at('&mine=Northgate'))
    await user.click(await screen.findByRole('link', { name: 'Tessera' }))
    expect(await line('Cartwheel')).toMatch(/entry 10\.00, median 35\.00, top 60\.00/)
    expect(address()).toBe(at('&brand=Tessera&mine=Northgate'))
    await user.click(screen.getByRole('link', { name: ASSORTMENT.closeLadder }))
    expect(screen.queryByRole('region', { name: ladderOf('Tessera') })).toBeNull()
  })

  it('offers to search for the brand, load it and add its products to a collection', async () => {
    answerMap(SHOPS)
    const { user } = renderAt(at('&brand=Tessera&mine=Northgate'))
    const ladder = within(await panel())
    await ladder.findByText('9 rows')
    expect(ladder.getByRole('link', { name: ASSORTMENT.search })).toHaveAttribute(
      'href',
      `/search?q=tie${query}&country=us&brand=Tessera`,
    )
    expect(ladder.getByRole('button', { name: /^Load this brand/ })).toBeVisible()
    expect(ladder.getByRole('button', { name: 'Add to collection' })).toBeVisible()
    await user.click(ladder.getByRole('button', { name: 'Add 9 products to new collection' }))
    expect(await screen.findByText(/^9 added/)).toBeVisible()
  })

  it('is announced when it opens, and returns the focus to the brand link when closed', async () => {
    answerMap(SHOPS)
    const { user } = renderAt(at('&mine=Northgate'))
    await user.click(await screen.findByRole('link', { name: 'Tessera' }))
    await panel()
    await expectSaid(ladderOf('Tessera'))
    await user.click(await screen.findByRole('link', { name: ASSORTMENT.closeLadder }))
    expect(screen.getByRole('link', { name: 'Tessera' })).toHaveFocus()
  })

  it('compares with all your products in the search, using two requests', async () => {
    answerMap(SHOPS)
    renderAt(at('&brand=Tessera&mine=Northgate'))
    expect(await line('Northgate')).toMatch(/entry 10\.00, median 35\.00, top 80\.00/)
    expect(await panel()).toHaveTextContent('9 rows')
    expect(ladderSearches().toSorted()).toEqual([
      `q=tie${query}&brandFilter=Tessera&limit=100&mode=lite`,
      `q=tie${query}&merchantFilter=Northgate&limit=100&mode=lite`,
    ])
  })

  it('compares with only your products of the brand when you choose so', async () => {
    answerMap({ ...SHOPS, Northgate: { Tessera: 2, Own: 3 } })
    const { user } = renderAt(at('&brand=Tessera&mine=Northgate'))
    expect(await line('Northgate')).toMatch(/top 30\.00/)
    await user.selectOptions(screen.getByRole('combobox', { name: ASSORTMENT.against }), 'brand')
    await waitFor(async () => expect(await line('Northgate')).toMatch(/top 20\.00/))
    expect(address()).toBe(at('&brand=Tessera&mine=Northgate&against=brand'))
  })

  it('shows only the first 500 rows of a large brand, and says so', async () => {
    answerMap({ Northgate: { Own: 1 }, Cartwheel: { Tessera: 620 } })
    renderAt(at('&brand=Tessera&mine='))
    expect(await screen.findByText(/^The first 500 of 620 rows of Tessera/)).toBeVisible()
    expect(await panel()).toHaveTextContent('500 of 620 rows')
  })

  it('says that the rows are yours if you have more than 500', async () => {
    answerMap({ Northgate: { Own: 620 }, Cartwheel: { Tessera: 1 } })
    renderAt(at('&brand=Tessera&mine=Northgate'))
    expect(await screen.findByText(/^The first 500 of 620 rows of yours\./)).toBeVisible()
  })

  it('requests no further page where the second brings nothing new', async () => {
    answerMap({ Northgate: { Own: 1 }, Cartwheel: { Tessera: 620 } }, { ignoresIndex: true })
    renderAt(at('&brand=Tessera&mine='))
    expect(await screen.findByText(/^The first 100 of 620 rows of Tessera/)).toBeVisible()
    expect(ladderSearches()).toHaveLength(2)
  })

  it('says why the prices failed to load, and loads them on Retry', async () => {
    let isBroken = true
    answerMap(SHOPS, {
      instead: (requested) =>
        isBroken && requested.get('limit') === '100'
          ? HttpResponse.json({ message: 'Too many rows' }, { status: 422 })
          : null,
    })
    const { user } = renderAt(at('&brand=Tessera&mine='))
    expect(await screen.findByText(/Too many rows/)).toBeVisible()
    isBroken = false
    await user.click(screen.getByRole('button', { name: NAMES.retry }))
    expect(await line('Sundial')).toMatch(/entry 10\.00/)
  })

  it('shows no line and no gaps for your merchant when your products fail to load', async () => {
    answerMap(
      { ...SHOPS, Northgate: { Tessera: 1, Own: 3 } },
      {
        instead: (requested) =>
          requested.get('limit') === '100' && requested.get('merchantFilter') === 'Northgate'
            ? HttpResponse.json({ message: 'Not of this one' }, { status: 422 })
            : null,
      },
    )
    renderAt(at('&brand=Tessera&mine=Northgate'))
    expect(await screen.findByText(/Not of this one/)).toBeVisible()
    expect(await line('Cartwheel')).toMatch(/top 60\.00/)
    expect(screen.queryByText(/^Northgate: entry/)).toBeNull()
    expect(await panel()).toHaveTextContent('Choose your merchant to see gaps')
  })

  it('is not drawn for several countries in one answer', async () => {
    answerMap(SHOPS)
    renderAt(`/assortment?q=tie${query}&country=us&country=in&mine=Northgate&brand=Tessera`, {
      apiVariant: {
        indexBase: 0,
        countryLists: 'comma',
        filterLists: 'one value',
        eanTokenHeader: null,
      },
    })
    expect(await screen.findByText('No price ladder across countries')).toBeVisible()
    expect(ladderSearches()).toEqual([])
  })
})
