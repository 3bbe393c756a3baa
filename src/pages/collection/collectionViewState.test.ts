import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnKeys, figureColumns, groupColumns } from '@/domain/columns/columns.ts'
import { traitColumn } from '@/domain/columns/traitColumns.ts'
import { measures, type RowFilter } from '@/domain/rows/rowView.ts'
import { GROUP_SORTS, usualSummary } from '@/domain/rows/summaryState.ts'
import { paths } from '@/routing/paths.ts'
import {
  decodeCollectionView,
  EAN_CHOICES,
  encodeCollectionView,
  ROWS_VIEWS,
  STOCK_CHOICES,
  collectionViewState,
} from './collectionViewState.ts'

const read = (query: string) => decodeCollectionView(new URLSearchParams(query))
const reasons = (query: string) => read(query).corrections.map(({ reason }) => reason)

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('', '  ', 'ß & +', '\ud800', 'a..b', '-title'),
)
const traits = ['benefits', 'skin type', '100 %, ß', 'a|b'].map(traitColumn)
const column = fc.constantFrom(...columnKeys, ...traits)
const figure = fc.double({ noNaN: true, noDefaultInfinity: true })
const anyEnd = fc.option(fc.oneof(figure, fc.integer()))
const anyFilter = fc.record({
  text,
  ranges: fc.dictionary(fc.constantFrom(...figureColumns), fc.tuple(anyEnd, anyEnd), {
    maxKeys: 4,
  }),
  values: fc.dictionary(
    fc.constantFrom(...groupColumns, ...traits),
    fc.array(text, { maxLength: 4 }),
    {
      maxKeys: 3,
    },
  ),
  stock: fc.array(fc.constantFrom(...STOCK_CHOICES), { maxLength: 4 }),
  eans: fc.array(fc.constantFrom(...EAN_CHOICES), { maxLength: 3 }),
  excluded: fc.dictionary(
    fc.constantFrom(...groupColumns, ...traits, 'stock' as const, 'eans' as const),
    fc.array(fc.oneof(text, fc.constantFrom(...STOCK_CHOICES, ...EAN_CHOICES)), { maxLength: 4 }),
    { maxKeys: 3 },
  ),
  top: fc.option(
    fc.record({
      most: fc.integer({ min: -3, max: 20_000 }),
      column: fc.constantFrom(...figureColumns),
      down: fc.boolean(),
    }),
  ),
})
const anyState = fc
  .record({
    snapshot: text,
    filter: anyFilter,
    sort: fc.array(fc.record({ column, down: fc.boolean() }), { maxLength: 4 }),
    view: fc.constantFrom(...ROWS_VIEWS),
    ref: text,
    columns: fc.option(fc.array(column, { minLength: 1, maxLength: 6 })),
    summary: fc.record({
      down: fc.constantFrom(...groupColumns),
      across: fc.constantFrom(...groupColumns, '' as const),
      figure: fc.option(fc.constantFrom(...figureColumns)),
      measure: fc.constantFrom(...measures),
      order: fc.option(
        fc.record({
          by: fc.constantFrom('name', 'rows', 'all', 'column'),
          value: text,
          down: fc.boolean(),
        }),
      ),
      sort: fc.option(fc.record({ column: fc.constantFrom(...GROUP_SORTS), down: fc.boolean() })),
      least: fc.integer({ min: 1, max: 99 }),
    }),
  })
  .map(collectionViewState)

describe('the address of a collection', () => {
  it('writes only what differs from the defaults', () => {
    expect(encodeCollectionView({}).toString()).toBe('')
    expect(paths.collections()).toBe('/collections')
    const filter: RowFilter = {
      text: 'cotton',
      ranges: { offerPrice: [20, 60], discount: [20, null], discountGap: [null, -1.5] },
      values: { merchant: ['Northgate', 'Harbor & Main'], brand: ['', 'Indira'] },
      stock: ['out', 'in'],
      eans: ['with'],
      excluded: { category: ['', 'Shirts'], priceStatus: ['At market'] },
      top: { most: 20, column: 'discount', down: true },
    }
    const state = encodeCollectionView({
      filter,
      sort: [
        { column: 'discountGap', down: true },
        { column: 'offerPrice', down: false },
      ],
      view: 'summary',
      columns: ['title', 'offerPrice'],
      summary: { ...usualSummary, measure: 'count' },
    })
    expect(paths.collection('k4', state)).toBe(
      '/collections/k4?text=cotton&offerPrice=20..60&discount=20..&discountGap=..-1.5&' +
        'merchant=Northgate&merchant=Harbor+%26+Main&brand=Indira&without=brand&stock=in&stock=out&ean=with&' +
        'not-category=Shirts&with=category&not-priceStatus=At+market&top=20%2C-discount&' +
        'sort=-discountGap&sort=offerPrice&view=summary&columns=title%2CofferPrice&measure=count',
    )
  })

  it('gives the same state after it is written and read', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(decodeCollectionView(encodeCollectionView(state))).toEqual({
          state,
          corrections: [],
        })
      }),
      { seed: 5, numRuns: 400 },
    )
  })

  it('gives a state that survives writing and reading, whatever it contained', () => {
    const name = fc.constantFrom('snapshot', 'text', 'sort', 'columns', 'view', 'without', 'stock')
    const other = fc.constantFrom('brand', 'down', 'across', 'offerPrice', 'measure', 'demo')
    const value = fc.oneof(text, column, fc.constantFrom('9..1', '..', '1..', '..1e400', 'brand'))
    const query = fc.array(fc.tuple(fc.oneof(name, other, text), value), { maxLength: 6 })
    fc.assert(
      fc.property(query, (input) => {
        const { state } = decodeCollectionView(new URLSearchParams(input))
        expect(decodeCollectionView(encodeCollectionView(state))).toEqual({
          state,
          corrections: [],
        })
      }),
      { seed: 6, numRuns: 300 },
    )
  })

  it('may name the version by the old parameter “moment”', () => {
    expect(read('moment=m1').state.shownVersion).toBe('m1')
  })

  it.each([
    ['show=rows', 'table'],
    ['show=both', 'table'],
    ['show=summary', 'summary'],
    ['show=rows&view=summary', 'summary'],
    ['view=merchants', 'merchants'],
  ])('reads %s of an earlier link as the view “%s”', (query, view) => {
    const { state, corrections } = decodeCollectionView(new URLSearchParams(query))
    expect(state.view).toBe(view)
    expect(corrections).toEqual([])
  })

  it('ignores values that aren’t available, and says so', () => {
    expect(read('view=map&sort=colour&columns=colour&stock=maybe&measure=sum').state).toEqual(
      collectionViewState({}),
    )
    expect(reasons('view=map&sort=colour&columns=colour&stock=maybe&measure=sum')).toEqual([
      'stock “maybe” isn’t available: ignored',
      'sort “colour” isn’t available: left out',
      'view “map” isn’t available: showing the table',
      'columns “colour” isn’t available: ignored',
      'measure “sum” isn’t available: using median',
    ])
  })

  it('puts the ends of a range in order, and ignores a range without numbers', () => {
    expect(read('offerPrice=60..20').state.filter.ranges).toEqual({ offerPrice: [20, 60] })
    expect(reasons('offerPrice=60..20')).toEqual(['offerPrice “60..20” is read as 20..60'])
    expect(reasons('offerPrice=cheap')).toEqual([
      'offerPrice “cheap” isn’t a range like 20..60: ignored',
    ])
    expect(read('offerPrice=..&discount=1e999..').state.filter.ranges).toEqual({})
  })

  it('leaves out rows with a value, or rows without any', () => {
    const excluded = (query: string) => read(query).state.filter.excluded
    expect(excluded('not-brand=Indira&not-brand=Marlowe&not-stock=OUT&not-ean=without')).toEqual({
      brand: ['Indira', 'Marlowe'],
      stock: ['out'],
      eans: ['without'],
    })
    expect(excluded('with=brand&not-trait:skin%2520type=dry')).toEqual({
      brand: [''],
      'trait:skin%20type': ['dry'],
    })
    expect(reasons('not-stock=maybe&with=height')).toEqual([
      'with “height” isn’t available: ignored',
      'not-stock “maybe” isn’t available: ignored',
    ])
  })

  it('filters a column by values or leaves values out, never both', () => {
    const { state, corrections } = read('brand=Indira&not-brand=Marlowe')
    expect(state.filter).toMatchObject({ values: { brand: ['Indira'] }, excluded: {} })
    expect(corrections.map(({ reason }) => reason)).toEqual([
      'rows are filtered by brand already: not-brand is left out',
    ])
  })

  it('limits the rows to the top by a figure', () => {
    const top = (query: string) => read(query).state.filter.top
    expect(top('')).toBeNull()
    expect(top('top=20,-discount')).toEqual({ most: 20, column: 'discount', down: true })
    expect(top('top=7, offerprice')).toEqual({ most: 7, column: 'offerPrice', down: false })
    expect(top('top=123456,skus')).toEqual({ most: 10_000, column: 'skus', down: false })
    expect(reasons('top=123456,skus')).toEqual(['the top can have up to 10,000 rows'])
    for (const wrong of ['20', '0,discount', '20,title', '-5,discount', '1.5,skus', 'x']) {
      expect(top(`top=${wrong}`)).toBeNull()
      expect(reasons(`top=${wrong}`)).toEqual([
        `top “${wrong}” isn’t a number of rows and a column: ignored`,
      ])
    }
  })

  it('states how the rows of the summary are sorted, and whether it has columns', () => {
    const summary = (query: string) => read(query).state.summary
    expect(summary('across=none')).toMatchObject({ across: '', order: null })
    expect(summary('order=-all').order).toEqual({ by: 'all', value: '', down: true })
    expect(summary('order=column:Northgate').order).toMatchObject({
      by: 'column',
      value: 'Northgate',
    })
    expect(summary('order=-rows').order).toBeNull()
    expect(summary('across=none&order=column:Northgate').order).toBeNull()
    expect(reasons('order=height')).toEqual(['order “height” isn’t available: ignored'])
  })

  it('states the order of the groups in a summary, and their minimum size', () => {
    const summary = (query: string) => read(query).state.summary
    expect(summary('groups=-index&least=3')).toMatchObject({
      sort: { column: 'index', down: true },
      least: 3,
    })
    expect(summary('least=0').least).toBe(1)
    expect(reasons('groups=height&least=few')).toEqual([
      'groups “height” isn’t available: ignored',
      'least “few” isn’t a number: ignored',
    ])
  })

  it('turns the order in links to a ranking into the order of the groups', () => {
    const sort = (query: string) => read(`across=none&${query}`).state.summary.sort
    expect(sort('order=-all&figure=discount')).toEqual({ column: 'median', down: true })
    expect(sort('order=all&measure=min')).toEqual({ column: 'lowest', down: false })
    expect(sort('order=name')).toEqual({ column: 'name', down: false })
    expect(sort('figure=discount')).toBeNull()
  })

  it('sorts by several columns, and never by one twice', () => {
    const { state, corrections } = read('sort=brand&sort=-brand&sort=title&sort=offerPrice')
    expect(state.sort).toEqual([
      { column: 'brand', down: false },
      { column: 'title', down: false },
      { column: 'offerPrice', down: false },
    ])
    expect(corrections).toHaveLength(1)
  })

  it('always names two different groups for the summary', () => {
    expect(read('down=merchant').state.summary).toMatchObject({ down: 'merchant', across: 'brand' })
    expect(read('across=brand').state.summary).toMatchObject({ down: 'brand', across: 'merchant' })
    expect(read('down=articletype&across=gender').state.summary).toMatchObject({
      down: 'articleType',
      across: 'gender',
    })
  })
})
