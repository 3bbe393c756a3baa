/** Filters and orders the brands of assortment gaps. */
import { compareTexts } from '@/lib/text/collation.ts'
import { foldText } from '@/lib/text/spelling.ts'
import type { BrandRow, AssortmentColumn, Assortment } from './makeAssortment.ts'

export type BrandShow = 'all' | 'lacked' | 'only-mine'
export type BrandOrder = 'gaps' | 'products' | 'merchants' | 'mine' | 'name'

export type BrandChoice = {
  show: BrandShow
  /** The least number of merchants that sell the brand. */
  least: number
  order: BrandOrder
  /** Text that any spelling of the brand's name must contain. */
  find: string
}

const PLACES = { lacked: 0, unknown: 1, both: 2, 'only mine': 3 }

function isShownAs({ brandStatus }: BrandRow, show: BrandShow): boolean {
  return show === 'all' || brandStatus === (show === 'lacked' ? 'lacked' : 'only mine')
}

/** The number of shown merchants that sell the brand, yours included. */
function sellersOf({ cells }: BrandRow): number {
  return cells.filter(({ kind }) => kind === 'sold').length
}

function ownCount({ cells }: BrandRow, columns: readonly AssortmentColumn[]): number {
  const own = cells.flatMap((cell, at) =>
    columns[at]?.isOwn && cell.kind === 'sold' ? [cell.count ?? 0] : [],
  )
  return own.length === 0 ? -1 : own.reduce((sum, count) => sum + count, 0)
}

/**
 * The number of the brand’s products by which brands are ordered: the sum over the shown merchants. Until every merchant has
 * answered, the service’s count at other merchants is the better figure.
 */
function products({ cells, elsewhere, sum }: BrandRow): number {
  return cells.some(({ kind }) => kind === 'waiting') ? elsewhere : sum
}

/**
 * The brands that pass the filter, in order. `gaps` puts brands that you lack first, by their products elsewhere, and brands that
 * only you sell last. Brands with equal figures are sorted by name.
 */
export function chooseBrands(
  { rows, columns }: Pick<Assortment, 'rows' | 'columns'>,
  { show, least, order, find }: BrandChoice,
): BrandRow[] {
  const wanted = foldText(find.trim())
  const figure = (row: BrandRow): number[] => {
    switch (order) {
      case 'gaps':
        return [
          -PLACES[row.brandStatus],
          row.brandStatus === 'lacked' ? row.elsewhere : products(row),
        ]
      case 'products':
        return [products(row)]
      case 'merchants':
        return [sellersOf(row), products(row)]
      case 'mine':
        return [ownCount(row, columns), products(row)]
      case 'name':
        return []
    }
  }
  return rows
    .filter(
      (row) =>
        isShownAs(row, show) &&
        (least <= 1 || sellersOf(row) >= least) &&
        [row.brand, ...row.spellings].some((name) => foldText(name).includes(wanted)),
    )
    .map((row) => ({ row, figures: figure(row) }))
    .toSorted((a, b) => {
      const at = a.figures.findIndex((value, index) => value !== b.figures[index])
      if (at >= 0) return (b.figures[at] ?? 0) - (a.figures[at] ?? 0)
      return compareTexts(a.row.brand, b.row.brand)
    })
    .map(({ row }) => row)
}

/** Puts the rows of `brands` first, in that order; the others follow in their own order. */
export function putBrandsFirst(rows: readonly BrandRow[], brands: readonly string[]): BrandRow[] {
  const places = new Map(brands.map((brand, index) => [brand, index]))
  const placeOf = ({ brand }: BrandRow) => places.get(brand) ?? brands.length
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}
