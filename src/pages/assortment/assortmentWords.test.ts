import { describe, expect, it } from 'vitest'
import { readProducts } from '@/api/operations/product.ts'
import type { AssortmentCell, AssortmentColumn } from '@/domain/assortment/makeAssortment.ts'
import type { AssortmentView } from '@/jobs/assortment/assortmentJob.ts'
import { sumProgress } from '@/jobs/job/queue/sumProgress.ts'
import { assortmentState } from '@/routing/states/assortmentState.ts'
import { cellInWords, assortmentTitle, progressInWords } from './assortmentWords.ts'
import { cellPath } from './grid/cellPath.ts'
import { ladderPrices } from './ladder/ladderPrices.ts'

const column = { merchant: 'Rival', spellings: ['Rival'] } as unknown as AssortmentColumn // its name alone is said

describe('the assortment map in words', () => {
  it('is titled by its search, filters and country', () => {
    const requested = assortmentState({
      q: 'shirt',
      words: ['casual'],
      division: ['Apparel'],
      category: ['Men'],
    })
    expect(assortmentTitle(requested, ['us'])).toBe('shirt casual, Men, Apparel in US')
    expect(assortmentTitle(assortmentState({}), ['us'])).toBe('All products in US')
  })

  it('counts the loaded merchants and brands, and states the duration at the end', () => {
    const progress = { ...sumProgress([]), total: 10, done: 7, notFound: 2 }
    const view = { ms: 2600 } as AssortmentView // and the progress
    expect(progressInWords({ ...view, progress: { ...progress, state: 'running' } })).toBe(
      '9 of 10 loaded',
    )
    expect(progressInWords({ ...view, progress: { ...progress, state: 'done' } })).toBe(
      '9 of 10 loaded, 2.6 s',
    )
  })

  it.each<[AssortmentCell, string]>([
    [{ kind: 'sold', count: null }, 'Rival sells it, number not stated'],
    [{ kind: 'sold', count: 1 }, 'Rival: 1 product'],
    [{ kind: 'none' }, 'Rival doesn’t sell it'],
    [{ kind: 'gap' }, 'Rival doesn’t sell it, others do'],
    [{ kind: 'sold', count: 6, isLeast: true }, 'Rival: at least 6 products'],
    [{ kind: 'waiting' }, 'Rival: unknown until all merchants are loaded'],
    [{ kind: 'unknown', why: 'list' }, 'Not known: the brand list of Rival may be incomplete'],
    [{ kind: 'unknown', why: 'cut' }, 'Not known: the brand list of Rival is incomplete'],
    [{ kind: 'unknown', why: 'no facet' }, 'Not known: Rival lists no brands'],
    [{ kind: 'unknown', why: 'failed' }, 'Not known: Rival was not loaded'],
  ])('describes the cell %j: %s', (cell, words) => {
    expect(cellInWords(cell, column)).toBe(words)
  })
})

describe('the link of a cell in the assortment map', () => {
  const state = assortmentState({ q: 'shirt', category: ['Men'] })
  const behind = (kind: 'none' | 'gap', takesLists = false) =>
    new URL(
      cellPath(
        { ...state, ownMerchants: { us: ['Northgate'] } },
        ['us'],
        takesLists,
        { spellings: ['Alder', 'ALDER'] },
        { kind },
        column,
      ),
      'http://x',
    )

  it('searches for the brand at that merchant, with all spellings if the service takes lists', () => {
    expect(behind('none').searchParams.getAll('merchant')).toEqual(['Rival'])
    expect(behind('none').searchParams.getAll('brand')).toEqual(['Alder'])
    expect(behind('none', true).searchParams.getAll('brand')).toEqual(['Alder', 'ALDER'])
  })

  it('leads from a gap to the price ladder of the brand, with your merchant', () => {
    const { pathname, searchParams } = behind('gap')
    expect(pathname).toBe('/assortment')
    expect(searchParams.get('brand')).toBe('Alder')
    expect(searchParams.get('mine')).toBe('Northgate')
    expect(searchParams.get('q')).toBe('shirt')
  })
})

describe('the prices in a price ladder', () => {
  it('are counted by merchant, without prices that are 0 or missing', () => {
    const products = readProducts([
      { merchant: 'A', offerPrice: 10 },
      { merchant: 'B', offerPrice: 10 },
      { merchant: 'A', offerPrice: 12 },
      { merchant: 'A', offerPrice: 10 },
      { merchant: 'A', offerPrice: 0 },
      { merchant: 'B' },
      { offerPrice: 5 },
    ])
    expect(ladderPrices(products)).toEqual({
      merchants: [
        {
          merchant: 'A',
          points: [
            { price: 10, rows: 2 },
            { price: 12, rows: 1 },
          ],
        },
        { merchant: 'B', points: [{ price: 10, rows: 1 }] },
        { merchant: '', points: [{ price: 5, rows: 1 }] },
      ],
      leftOut: 2,
    })
  })
})
