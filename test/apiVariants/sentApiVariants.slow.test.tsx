import { describe, expect, it } from 'vitest'
import { demo } from '../demo.ts'
import { byText, cards, facetsText, isBusy, pageText, clickText, until } from './onPage.ts'
import { renderWithVariants } from './withVariants.tsx'

const SEARCH = '/search?q=linen+shirt'

/** The cards, once they are there with that total. */
const page = async (total: number, part = 'US'): Promise<string[]> => {
  const words = `${String(total)} products in ${part}`
  await until(() => cards().length > 0 && pageText().includes(words) && !isBusy())
  return cards()
}

/** From page to page, then to one merchant. */
const walk = async (names: string[], size = 24) => {
  const { unmount } = renderWithVariants(names, `${SEARCH}&country=us&size=${String(size)}`)
  const pages = [await page(31)]
  const facets = await until(() => byText('aside a', 'Northgate') && facetsText())
  if ((pages[0]?.length ?? 0) < 31) {
    const [last] = pages.flat()
    await clickText('main a', 'Next page')
    await until(() => cards()[0] !== last && !isBusy())
    pages.push(await page(31))
  }
  await clickText('aside a', 'Northgate')
  const narrowed = await page(10)
  unmount()
  return { pages, facets, narrowed: narrowed.toSorted() }
}

let usual: Awaited<ReturnType<typeof walk>>

describe('a walk through the pages', () => {
  it('shows 31 products on two pages and ten of one merchant', async () => {
    usual = await walk([])
    expect(usual.pages.map(({ length }) => length)).toEqual([24, 7])
    expect(new Set(usual.pages.flat()).size).toBe(31)
    expect(usual.narrowed).toHaveLength(10)
    expect(usual.facets).toContain('Northgate 10Loomhouse 4')
  })

  it.each([
    ['index-from-1', 24, [24, 7]],
    ['index-from-1-echoed', 24, [24, 7]],
    ['limit-clamped-20', 24, [20, 11]],
    ['limit-clamped-20', 96, [20, 11]],
    ['limit-refused-50', 96, [31]],
    ['limit-10-unless-sent', 24, [24, 7]],
    ['shuffling', 24, [24, 7]],
    ['own-facet-chosen', 24, [24, 7]],
  ])('shows the same products on %s with %i per page', async (name, size, lengths) => {
    const { pages, facets, narrowed } = await walk([name], size)
    expect(pages.map(({ length }) => length)).toEqual(lengths)
    expect(pages.flat().toSorted()).toEqual(usual.pages.flat().toSorted())
    expect(facets).toBe(usual.facets)
    expect(narrowed).toEqual(usual.narrowed)
  })
})

describe('several countries', () => {
  it('are requested one by one unless the service accepts a list', async () => {
    renderWithVariants([], `${SEARCH}&country=us&country=in`)
    await until(() => /31 products/.test(pageText()) && /10 products/.test(pageText()))
    expect(demo.requests()).toHaveLength(2)
  })

  it.each([
    ['the default demo service', [], { countryLists: 'comma' }, 'countryCode=us%2Cin'],
    ['countries-by-pipe', ['countries-by-pipe'], {}, 'countryCode=us%7Cin'],
    ['countries-by-semicolon', ['countries-by-semicolon'], {}, 'countryCode=us%3Bin'],
    ['countries-repeated', ['countries-repeated'], {}, 'countryCode=us&countryCode=in'],
  ] as const)('are sent in one request on %s', async (_, names, sent, query) => {
    renderWithVariants(names, `${SEARCH}&country=us&country=in`, sent)
    expect(await page(41, 'US')).toHaveLength(24)
    expect(demo.requests()).toEqual([expect.stringContaining(query)])
  })
})

describe('several merchants', () => {
  it.each([
    ['filters-by-comma', 'merchantFilter=Northgate%2CLoomhouse'],
    ['filters-by-pipe', 'merchantFilter=Northgate%7CLoomhouse'],
    ['filters-by-semicolon', 'merchantFilter=Northgate%3BLoomhouse'],
    ['filters-by-space', 'merchantFilter=Northgate%20Loomhouse'],
    ['filters-repeated', 'merchantFilter=Northgate&merchantFilter=Loomhouse'],
  ])('are found together on %s', async (name, query) => {
    renderWithVariants([name], `${SEARCH}&country=us&merchant=Northgate&merchant=Loomhouse`)
    const found = await page(14)
    expect(found.filter((card) => card.includes('Loomhouse'))).toHaveLength(4)
    expect(found.filter((card) => card.includes('Northgate'))).toHaveLength(10)
    expect(demo.requests()).toEqual([expect.stringContaining(query)])
  })
})
