/** Sizes are in one order wherever the app lists them: facets, filters, groups and rows of the collection, traits, SKUs, comparison. */
import { describe, expect, it } from 'vitest'
import { orderFacetValues, type FacetValue } from '@/api/facets.ts'
import { readProduct } from '@/api/operations/product.ts'
import { inSizeOrder } from '@/api/skuOrder.ts'
import { traitGroups } from '@/api/traitGroups.ts'
import { variantOf } from '@/api/variant.ts'
import { traitColumn, traitKeyOf } from '@/domain/columns/traitColumns.ts'
import { createRowWork } from '@/domain/rows/createRowWork.ts'
import { noFilter } from '@/domain/rows/rowView.ts'
import { orderOf } from '@/domain/rows/summaryState.ts'
import { compareRows } from '@/pages/compare/rows/compareRows.ts'
import { traitGaps } from '@/pages/ean/traits/traitGaps.ts'
import { variantGrid } from '@/pages/product/skus/variantGrid.ts'
import { facetOptions } from '@/pages/search/facets/facetOptions.ts'
import { aResultRow } from '../made/aResultRow.ts'

const LISTS: [name: string, small: string[]][] = [
  ['size', ['XS', 'S', 'M', 'L', 'XL', '2XL']],
  ['Shoe size', ['36', '36.5', '38', '40', '42', '46']],
  ['Größe', ['86/92', '98/104', '110/116', '122/128']],
  ['taille', ['3-6 mois', '6-9 mois', '12-18 mois', '2-3 ans', '10 ans']],
  ['Размер', ['50 мл', '100 мл', '0,5 л', '1 л', '1,5 л']],
  ['サイズ', ['SS', 'S', 'M', 'L', 'LL', 'フリーサイズ']],
]

/** An order that is neither ascending nor descending. */
const mixed = (sizes: readonly string[]) =>
  sizes.map((_, at) => sizes[(at * (sizes.length - 1) + 2) % sizes.length] ?? '')

function workOn(name: string, sizes: readonly string[]) {
  const work = createRowWork()
  const rows = mixed(sizes).map((size, at) => aResultRow({ productId: `P${at}`, title: size }))
  // The largest size has most rows.
  const more = sizes.map((_, at) => aResultRow({ productId: `Q${at}`, title: sizes.at(-1) ?? '' }))
  work.add([...rows, ...more, aResultRow({ productId: 'none', title: 'none' })])
  work.traits(
    [...rows, ...more].map((row) => [
      traitKeyOf(row),
      { state: 'done', pairs: [[name, row.title ?? '']] },
    ]),
  )
  return work
}

const requested = {
  figure: 'offerPrice',
  measure: 'count',
  mostDown: 99,
  mostAcross: 99,
  least: 1,
} as const

describe.each(LISTS)('the sizes of %s are sorted from small to large', (name, sizes) => {
  const counts = mixed(sizes).map((size, at): FacetValue => [size, at])

  it('as options of a facet', () => {
    expect(orderFacetValues(name, counts).map(([value]) => value)).toEqual(sizes)
    const options = facetOptions({ name, values: counts, isChosen: () => false })
    expect(options.map(({ value }) => value)).toEqual(sizes)
  })

  it('as filter values, heat table rows and columns, and groups and rows of the collection', () => {
    const column = traitColumn(name)
    const work = workOn(name, sizes)
    const { groups } = work.query(noFilter, [{ column, down: false }])
    expect(groups[column]?.map(({ value }) => value)).toEqual([...sizes, ''])
    const rows = work.rows(0, 99).map(({ title }) => title)
    expect([...new Set(rows)]).toEqual([...sizes, 'none'])
    const down = {
      down: column,
      across: 'merchant',
      order: orderOf({ down: column, order: null }),
    } as const
    expect(work.pivot({ ...requested, ...down }).down).toEqual([...sizes, ''])
    const across = { down: 'merchant', across: column } as const
    const order = orderOf({ ...across, order: null })
    expect(work.pivot({ ...requested, ...across, order }).across).toEqual([...sizes, ''])
    const figures = work.groups({ by: column, figure: 'offerPrice' })
    expect(figures.groups.map(({ value }) => value)).toEqual([...sizes, ''])
  })

  it('as attribute values of a product and of the listings of a code', () => {
    expect(traitGroups([[name, mixed(sizes).join('|')]])).toEqual([{ name, values: sizes }])
    const [first = '', ...others] = mixed(sizes)
    const gaps = traitGaps([
      { isOwn: true, traits: [{ name, values: [first] }] },
      { isOwn: false, traits: [{ name, values: others }] },
    ])
    expect(gaps.blocks[0]?.rows.map(({ value }) => value)).toEqual(sizes)
  })

  it('as variants of a product, in its grid and in the comparison', () => {
    const product = readProduct({
      skuSet: mixed(sizes).map((size) => ({ available: true, attributes: { [name]: size } })),
    })
    const skus = product.skuSet.map((sku) => ({ ...sku, variant: variantOf(sku.attributes) }))
    expect(inSizeOrder(skus).map(({ variant }) => variant.size)).toEqual(sizes)
    expect(variantGrid(skus)?.sizes).toEqual(sizes)
    const rows = compareRows([{ record: product, traits: [[name, mixed(sizes).join('|')]] }])
    const labels = rows.filter(({ key }) => key.startsWith('sku size ')).map(({ label }) => label)
    expect(labels).toEqual(sizes.map((size) => `Size ${size}`))
    const [traits] = rows.find(({ key }) => key === `trait ${name}`)?.cells ?? []
    expect(traits).toMatchObject({ values: sizes })
  })
})

it('values of other attributes are sorted by frequency', () => {
  const counts: FacetValue[] = [
    ['S', 1],
    ['L', 3],
    ['M', 2],
  ]
  expect(orderFacetValues('fit', counts).map(([value]) => value)).toEqual(['L', 'M', 'S'])
  const [first] =
    workOn('fit', ['S', 'M', 'L']).query(noFilter, []).groups[traitColumn('fit')] ?? []
  expect(first?.value).toBe('L')
})
