import { describe, expect, it } from 'vitest'
import { headerOf } from '@/components/data-table/defineColumns.ts'
import type { CollectionSource } from '@/domain/collections/collection.ts'
import {
  columnKeys,
  figureColumns,
  isFigureColumn,
  isPrice,
  type ColumnKey,
} from '@/domain/columns/columns.ts'
import { isItemColumn } from '@/domain/columns/itemColumns.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import { noFilter, type RowsResult } from '@/domain/rows/rowView.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { rowFilter, collectionViewState } from './collectionViewState.ts'
import { rowsWithout } from './filters/rowsWithout.ts'
import { availableRowColumns, rowsContext, visibleRowColumns } from './rows/columns.ts'
import {
  requestedWords,
  cutWords,
  versionNames,
  versionTime,
  partialWords,
} from './versionWords.ts'
import { usableState } from './views/usableState.ts'

const AT = Date.UTC(2025, 10, 18, 10, 26)
const search: CollectionSource = {
  kind: 'search',
  q: 'shirt',
  words: [],
  merchant: [],
  brand: [],
  category: '',
  division: '',
}
const batch: CollectionSource = { kind: 'codes', collectionId: 'B' }
const currentVersion = (
  changes: Parameters<typeof aVersion>[0] = { id: 'm' },
  requests = 43,
  rows = 480,
) =>
  aVersion({
    at: AT,
    counts: {
      asks: requests,
      done: requests,
      notFound: 0,
      failed: 0,
      rows,
      duplicates: 0,
      withoutId: 0,
    },
    ...changes,
  })

describe('the progress of a version', () => {
  it.each<[CollectionSource, number, string]>([
    [search, 1, '1 of 1 page'],
    [search, 1043, '1,043 of 1,043 pages'],
    [batch, 2, '2 of 2 lines'],
    [{ kind: 'picked', collectionId: 'L' }, 1, '1 of 1 product'],
  ])(
    'is counted in pages, lines or products, depending on the source: %j, %i',
    (source, requests, words) => {
      expect(requestedWords(currentVersion({ id: 'm' }, requests), source)).toBe(words)
    },
  )

  it('says when more was found than loaded', () => {
    const cut = (found: number | null) =>
      cutWords(currentVersion({ id: 'm', notes: [{ kind: 'shuffled' }, { kind: 'cut', found }] }))
    expect(cutWords(currentVersion({ id: 'm', notes: [{ kind: 'shuffled' }] }))).toBeNull()
    expect(cut(60_000)).toBe('480 of 60,000 found')
    expect(cut(null)).toBe('480 loaded, there may be more')
  })

  it.each([
    [1, null, false, '1 row, started '],
    [2, null, false, '2 rows, started '],
    [480, 4213, false, '480 of 4,213 rows, started '],
  ])('is stated for a partial version: %i rows of %s', (rows, promised, isRunning, words) => {
    const partial = currentVersion({ id: 'm', promised, isRunning }, 43, rows)
    expect(partialWords(partial)).toBe(`${words}${versionTime(partial)}`)
    expect(partialWords({ ...partial, isRunning: true })).toBe(words.replace('started ', 'loading'))
  })

  it('is added to the version’s name as “partial” or “incomplete”', () => {
    const whole = currentVersion({ id: 'a' })
    const cut = currentVersion({
      id: 'b',
      at: AT + 3_600_000,
      notes: [{ kind: 'cut', found: 900 }],
    })
    const part = currentVersion({ id: 'c', at: AT + 7_200_000 })
    const counts = { ...part.counts, done: 1 }
    const nameOf = versionNames([whole, cut, part])
    expect(nameOf(whole)).not.toContain(', partial')
    expect(nameOf(whole)).not.toContain(', incomplete')
    expect(nameOf(cut)).toMatch(/, incomplete$/)
    expect(nameOf({ ...part, counts })).toMatch(/, partial$/)
  })
})

describe('the number of rows without one of the filters', () => {
  const figure = { bins: [{ remaining: 3 }, { remaining: 4 }] }
  const rowsResult = {
    stock: {
      in: { all: 9, remaining: 1000 },
      out: { all: 9, remaining: 200 },
      unknown: { all: 9, remaining: 34 },
    },
    groups: {
      brand: [
        { value: 'Alder', all: 9, remaining: 5 },
        { value: '', all: 9, remaining: 6 },
      ],
    },
    figures: { offerPrice: figure },
  } as unknown as RowsResult // as much as is counted

  it('is shown only if the counts already loaded contain it', () => {
    expect(rowsWithout(rowsResult, 'text')).toBeNull()
    expect(rowsWithout(rowsResult, 'stock')).toBe('1,234')
    expect(rowsWithout(rowsResult, 'brand')).toBe('11')
    expect(rowsWithout(rowsResult, 'offerPrice')).toBe('7 or more')
    expect(rowsWithout(rowsResult, 'discount')).toBeNull()
    expect(rowsWithout(rowsResult, 'gender')).toBeNull()
  })
})

describe('the columns of the table', () => {
  // Collections from a search have no item columns.
  const ofSearches = figureColumns.filter((key) => !isItemColumn(key))
  const figures = Object.fromEntries(ofSearches.map((key) => [key, {}]))
  const eans = { with: { all: 1, remaining: 1 }, without: { all: 0, remaining: 0 } }
  const full = {
    figures,
    groups: { merchant: [], brand: [] },
    eans,
    hasMarket: false,
    traits: { columns: [], products: 0, unasked: 0 },
    items: { areGiven: false, haveNotes: false, haveReasons: false, haveSizes: false },
    filter: noFilter,
  } as unknown as RowsResult
  const none = {
    figures: {},
    groups: {},
    eans: { with: { all: 0, remaining: 0 }, without: { all: 1, remaining: 1 } },
    hasMarket: false,
    traits: { columns: [], products: 0, notRequested: 0 },
    items: { areFromInput: false, haveNotes: false, haveReasons: false, haveSizes: false },
    filter: noFilter,
  }
  type Known = Parameters<typeof rowsContext>[0]['known']
  const contextOf = (
    known: Known,
    source: CollectionSource = search,
    reference = referenceWords('median'),
  ) => rowsContext({ known, source, reference })
  const available = (...args: Parameters<typeof contextOf>) => {
    const context = contextOf(...args)
    return availableRowColumns(context).map((column) => ({
      key: column.id,
      label: headerOf(column, context),
      opensGroup: column.opensGroup,
    }))
  }
  const visible = (
    known: Known,
    source: CollectionSource = search,
    chosen: ColumnKey[] | null = null,
  ) => {
    const context = contextOf(known, source)
    return visibleRowColumns(availableRowColumns(context), context, chosen).map(({ id }) => id)
  }
  const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key)

  it('are those with values, and the code only for collections of codes', () => {
    const ofSearch = keys(available(full))
    expect(ofSearch).toEqual(expect.arrayContaining(['title', 'merchant', 'brand', 'productId']))
    expect(ofSearch).not.toContain('category')
    expect(ofSearch).not.toContain('code')
    expect(keys(available(full, batch)).filter((key) => !ofSearch.includes(key))).toEqual(['code'])
    const without = keys(available(none))
    expect(without).not.toContain('brand')
    expect(without.some((key) => figureColumns.some((figure) => figure === key))).toBe(false)
    expect(without).toContain('title')
    expect(without).not.toContain('eans')
  })

  it('include market prices once checked, named by what prices are compared with', () => {
    const market = available({ ...full, hasMarket: true })
    expect(market.find(({ key }) => key === 'difference')?.label).toBe(
      'vs median of the competitors',
    )
    expect(visible({ ...full, hasMarket: true })).toEqual([
      'title',
      'merchant',
      'brand',
      'eans',
      'offerPrice',
      'myPrice',
      'reference',
      'difference',
      'index',
      'rank',
      'rival',
      'rivalPrice',
      'n',
    ])
    const sizes = { ...full.items, haveSizes: true }
    expect(visible({ ...full, hasMarket: true, items: sizes })).toContain('above')
    const lowest = available({ ...full, hasMarket: true }, search, referenceWords('min'))
    expect(lowest.find(({ key }) => key === 'reference')?.label).toBe('Lowest of the competitors')
  })

  it('can all be named in an address', () => {
    const groups = { merchant: [], brand: [], category: [], subCategory: [], division: [] }
    const availableKeys = keys(available({ ...full, groups }, batch))
    expect(columnKeys).toEqual(expect.arrayContaining(availableKeys))
  })

  it('are the usual ones until you choose some, always with the title', () => {
    expect(visible(full, batch)).toEqual([
      'title',
      'merchant',
      'brand',
      'offerPrice',
      'salePrice',
      'discount',
      'trueDiscount',
      'discountGap',
      'avgRating',
      'lastChangedTime',
    ])
    expect(visible(full, batch, ['brand', 'code'])).toEqual(['title', 'brand', 'code'])
    expect(visible(full, batch, [])).toEqual(['title'])
    const top = { most: 5, column: 'offerPrice', down: true } as const
    const ranked = { ...full, filter: { ...full.filter, top } }
    expect(visible(ranked, batch, ['brand'])).toEqual(['title', 'brand', 'offerPrice'])
  })

  it('start new groups at prices, ratings, ranks, stock and times', () => {
    const begin = available(full, batch).filter(({ opensGroup }) => opensGroup)
    expect(keys(begin)).toEqual([
      'offerPrice',
      'avgRating',
      'categoryRank',
      'active',
      'lastChangedTime',
    ])
  })

  it('are recognised as figures and as prices', () => {
    expect(
      ['offerPrice', 'discount', 'title'].map((key) => isFigureColumn(key as 'title')),
    ).toEqual([true, true, false])
    expect(
      ['offerPrice', 'salePrice', 'discount', 'title'].map((key) => isPrice(key as 'title')),
    ).toEqual([true, true, false, false])
  })
})

describe('the filters and sort order of a collection', () => {
  const state = collectionViewState({
    filter: rowFilter({
      ranges: { offerPrice: [1, 2], salePrice: [1, 2], rivalPrice: [1, 2], discount: [3, 4] },
    }),
    sort: [
      { column: 'salePrice', down: true },
      { column: 'brand', down: false },
    ],
  })

  it('leave out prices if the rows are of several countries', () => {
    const usable = usableState(state, true)
    expect(usable.filter.ranges).toEqual({ discount: [3, 4] })
    expect(usable.sort).toEqual([{ column: 'brand', down: false }])
  })

  it('stay the same if the rows are of one country', () => {
    expect(usableState(state, false)).toBe(state)
  })
})
