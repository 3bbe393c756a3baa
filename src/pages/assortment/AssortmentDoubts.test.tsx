import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { NAMES } from '@/words/names.ts'
import { RUN, tryFailedAgain } from '@/words/runNames.ts'
import { answerMap, searches } from '@test/made/anAssortmentService.ts'
import { renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'

let query = 0
const at = (rest = '&mine=Northgate') => `/assortment?q=coat${query}&country=us${rest}`
beforeEach(() => {
  query += 1
  localStorage.clear()
  turnOnDeveloper()
})

const answered = (words: string) =>
  waitFor(() =>
    expect(screen.getByRole('progressbar', { name: RUN.progress })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(words),
    ),
  )
/** The text includes the merchant, which a phone has no column for; its two-letter mark is hidden from screen readers. */
const cells = (brand: string) => {
  const head = screen.getByRole('rowheader', { name: brand })
  return within(head.closest('tr') ?? head)
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replace(/^[A-Z]{2}/, ''))
}

describe('the assortment map with incomplete data', () => {
  const CUT = {
    Northgate: { A: 9, B: 8, C: 1 },
    Cartwheel: { A: 7, D: 6, E: 5 },
  }

  it(
    'marks a cell “?” if the brand list may be incomplete, and checks it when clicked',
    { tags: 'slow' },
    async () => {
      answerMap(CUT, { mostValues: 2 })
      const { user } = renderAt(at())
      await answered('3 of 3 loaded')
      // D is missing from the cut list of the whole query, and from your cut list.
      expect(cells('D').slice(0, 2)).toEqual(['Northgate ? not known', 'Cartwheel 6'])
      expect(screen.getByText('The brand list of Northgate may be incomplete.')).toBeVisible()
      expect(
        screen.getByText(/^It counts 17 of 18 products\. A brand that isn’t listed shows “\?”/),
      ).toBeVisible()
      expect(screen.getByText('unknown: the merchant’s list may be incomplete')).toBeVisible()
      expect(screen.getByText('3 of at least 3 brands')).toBeVisible()
      await user.click(screen.getByRole('button', { name: /Check the unknown cell.*1 request/ }))
      await answered('4 of 4 loaded')
      expect(cells('D').slice(0, 2)).toEqual(['Northgate gap', 'Cartwheel 6'])
      expect(searches().at(-1)).toBe(
        `q=coat${query}&merchantFilter=Northgate&brandFilter=D&limit=1&mode=lite`,
      )
      expect(screen.queryByText(/may be incomplete\.$/)).toBeNull()
    },
  )

  it('shows “≥” for other merchants when the service names only three', async () => {
    const shops = {
      Northgate: { A: 9, Own: 8 },
      Cartwheel: { A: 7, D: 6 },
      Harbor: { A: 5 },
      Small: { Own: 1, E: 1 },
    }
    answerMap(shops, { mostValues: 3 })
    renderAt(at())
    await answered('4 of 4 loaded')
    expect(
      screen.getByText(/^The service names 3 merchants; the list may be incomplete/),
    ).toBeVisible()
    // The query counts 9 of Own and Northgate has only 8, so another merchant sells it too.
    expect(cells('Own')).toEqual([
      'Northgate 8',
      '–Cartwheel doesn’t sell it',
      '–Harbor doesn’t sell it',
      '8',
      '≥ 1',
    ])
    expect(screen.getByRole('radio', { name: 'Only you sell' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'All ≥ 3' })).toBeVisible()
  })

  it('also loads a merchant of yours that the cut merchant list lacks', async () => {
    const shops = {
      Cartwheel: { A: 7, D: 6 },
      Harbor: { A: 5 },
      Northgate: { A: 2, Own: 1 },
    }
    answerMap(shops, { mostValues: 2 })
    renderAt(at())
    await answered('4 of 4 loaded')
    expect(searches().at(-1)).toContain('merchantFilter=Northgate')
    expect(cells('A').slice(0, 2)).toEqual(['Northgate 2', 'Cartwheel 7'])
    expect(screen.queryByText(/^No products here are from/)).toBeNull()
  })

  it('says that a merchant of yours has no products only after requesting it', async () => {
    const shops = { Cartwheel: { A: 7 }, Harbor: { A: 5 }, Small: { A: 1 } }
    answerMap(shops, { mostValues: 2 })
    renderAt(at('&mine=Nobody'))
    await answered('4 of 4 loaded')
    expect(searches().at(-1)).toContain('merchantFilter=Nobody')
    expect(screen.getByText('No products here are from “Nobody”.')).toBeVisible()
    expect(screen.queryByText('gap')).toBeNull()
    expect(screen.getAllByRole('columnheader')).toHaveLength(5)
  })

  it('shows the cells of a failed merchant as unknown until a retry loads them', async () => {
    let isBroken = true
    answerMap(CUT, {
      instead: (requested) =>
        isBroken && requested.get('merchantFilter') === 'Cartwheel'
          ? HttpResponse.text('broken', { status: 400 })
          : null,
    })
    const { user } = renderAt(at())
    expect(await screen.findByText('1 merchant or brand didn’t load.')).toBeVisible()
    expect(cells('D')).toEqual(['Northgate gap', 'Cartwheel ? not known', '–not known', '≥ 1'])
    isBroken = false
    await user.click(screen.getByRole('button', { name: tryFailedAgain(1) }))
    await answered('3 of 3 loaded')
    expect(cells('D').slice(0, 2)).toEqual(['Northgate gap', 'Cartwheel 6'])
  })

  it('says that all merchants returned the same results, as if the filter were ignored', async () => {
    const same = {
      facets: [
        { name: 'merchant', value: { X: 2, Y: 2 } },
        { name: 'brand', value: { A: 4 } },
      ],
    }
    answerMap(CUT, {
      instead: () =>
        HttpResponse.json({
          success: true,
          numFound: 4,
          productList: [{ productId: 'p' }],
          ...same,
        }),
    })
    renderAt(at())
    expect(await screen.findByText('All merchants returned the same results.')).toBeVisible()
  })

  it('loads the merchants with most products first, and the others on a click', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`Shop ${index}`, { A: 31 - index }]),
    )
    answerMap(many)
    const { user } = renderAt(at('&mine=Shop+29'))
    // Your merchant is requested although it has the fewest products.
    await answered('26 of 26 loaded')
    await user.click(screen.getByRole('button', { name: /Load 5 more merchants.*5 requests/ }))
    await answered('31 of 31 loaded')
    expect(screen.queryByRole('button', { name: /more merchants/ })).toBeNull()
  })

  it('stops on Cancel and loads the rest on Continue', async () => {
    let isHanging = true
    answerMap(CUT, {
      instead: (requested) =>
        isHanging && requested.has('merchantFilter') ? new Promise<Response>(() => {}) : null,
    })
    const { user } = renderAt(at())
    await answered('1 of 3 loaded')
    await user.click(screen.getByRole('button', { name: RUN.cancel }))
    isHanging = false
    expect(cells('A').slice(0, 2)).toEqual(['', ''])
    await user.click(await screen.findByRole('button', { name: RUN.goOn }))
    await answered('3 of 3 loaded')
    expect(cells('A').slice(0, 2)).toEqual(['Northgate 9', 'Cartwheel 7'])
  })

  it('still shows the loaded merchants when the key is refused, and loads the rest on Retry', async () => {
    let isRefused = true
    answerMap(CUT, {
      instead: (requested) =>
        isRefused && requested.get('merchantFilter') === 'Cartwheel'
          ? HttpResponse.json({ message: 'Unknown key' }, { status: 401 })
          : null,
    })
    const { user } = renderAt(at())
    expect(await screen.findByText(/Unknown key/)).toBeVisible()
    expect(cells('A').slice(0, 2)).toEqual(['Northgate 9', ''])
    isRefused = false
    await user.click(screen.getByRole('button', { name: NAMES.retry }))
    await answered('3 of 3 loaded')
    expect(cells('A').slice(0, 2)).toEqual(['Northgate 9', 'Cartwheel 7'])
  })

  it('shows several countries one at a time', async () => {
    answerMap(CUT)
    const { user } = renderAt(`/assortment?q=coat${query}&country=us&country=in&mine=Northgate`)
    await answered('3 of 3 loaded')
    await user.selectOptions(screen.getByRole('combobox', { name: ASSORTMENT.country }), 'in')
    expect(await screen.findByText('IN', { selector: 'span > b' })).toBeVisible()
    await answered('3 of 3 loaded')
    await waitFor(() => expect(searches()).toHaveLength(6))
  })
})
