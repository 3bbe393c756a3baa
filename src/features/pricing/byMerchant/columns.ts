/**
 * The one definition of the columns of the competitor ranking, for By merchant and for reports. CompetitorCells.tsx draws the
 * cells, so that reports load no components or style sheets.
 */
import { defineColumns, type DataColumn } from '@/components/data-table/defineColumns.ts'
import type { NamedCompetitor } from './competitorWords.ts'

export type CompetitorContext = {
  /** Prices that differ by at most this many percent are equal. */
  tolerance: number
  /** What the drawn cells need besides; null in a report, which draws no cells. */
  drawn: {
    /** The number of products with a price of yours. */
    own: number
    /** The number of products of the longest bar. */
    most: number
    /** The names of all competitors, which the cells need for merging names. */
    names: readonly string[]
    /** The address of the assortment gaps at a competitor. */
    gapsAt: (merchant: string) => string
  } | null
}

export type CompetitorColumn = DataColumn<NamedCompetitor, string, CompetitorContext>

/** Products are counted for several competitors each, so a total would count them more than once. */
const products = { kind: 'count', footer: null } as const
/** The difference from your prices in percent, negative if the competitor is cheaper. */
const difference = {
  kind: 'percent',
  footer: null,
  report: { kind: 'change', equalWithin: ({ tolerance }: CompetitorContext) => tolerance },
} as const

export const competitorColumns: readonly CompetitorColumn[] = defineColumns<
  NamedCompetitor,
  CompetitorContext
>()([
  {
    id: 'name',
    header: 'Competitor',
    kind: 'text',
    accessor: ({ name }) => name,
    isName: true,
    report: { kind: 'merchant' },
  },
  {
    id: 'both',
    header: 'Sells your products',
    ...products,
    accessor: ({ both }) => both,
    formula: 'products for which you and the competitor both have a price above 0',
  },
  {
    id: 'below',
    header: 'Below your price',
    ...products,
    accessor: ({ below }) => below,
    opensGroup: true,
    formula: 'of these, those on which its lowest price is below yours by more than the tolerance',
  },
  {
    id: 'belowBy',
    header: 'Below, median',
    ...difference,
    accessor: ({ belowBy }) => belowBy,
    empty: 'none',
    formula: 'the median of its price ÷ your price − 1, over the products below your price',
  },
  {
    id: 'bars',
    header: 'Below and above as bars',
    kind: 'text',
    accessor: () => null,
    file: null,
  },
  {
    id: 'above',
    header: 'Above your price',
    ...products,
    accessor: ({ above }) => above,
    formula: 'of the same products, those on which its lowest price is above yours',
  },
  {
    id: 'aboveBy',
    header: 'Above, median',
    ...difference,
    accessor: ({ aboveBy }) => aboveBy,
    empty: 'none',
    formula: 'the median of its price ÷ your price − 1, over the products above your price',
  },
  {
    id: 'difference',
    header: 'Median difference',
    ...difference,
    accessor: (one) => one.difference,
    formula: 'the median of its price ÷ your price − 1, over the products that both sell',
    isFileOnly: true,
  },
  {
    id: 'cheapest',
    header: 'Cheapest on',
    ...products,
    accessor: ({ cheapest }) => cheapest,
    opensGroup: true,
    formula: 'of the same products, those on which no other competitor has a lower price',
  },
  {
    id: 'notYours',
    header: 'Products you don’t sell',
    ...products,
    accessor: ({ notYours }) => notYours,
  },
])
