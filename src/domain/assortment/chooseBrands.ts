/** Which brands of assortment gaps are shown, and in which order. */
import { compareTexts } from '@/lib/text/collation.ts'
import { foldText } from '@/lib/text/spelling.ts'
import type { BrandRow, MapColumn, WhiteSpaceMap } from './whiteSpaceMap.ts'

export type BrandShow = 'all' | 'lacked' | 'only-mine'
export type BrandOrder = 'gaps' | 'products' | 'merchants' | 'mine' | 'name'

export type BrandChoice = {
  show: BrandShow
  /** Sold by at least so many merchants. */
  least: number
  order: BrandOrder
  /** A part of any spelling of the brand's name. */
  find: string
}

const PLACES = { lacked: 0, unknown: 1, both: 2, 'only mine': 3 }

function isShownAs({ stand }: BrandRow, show: BrandShow): boolean {
  return show === 'all' || stand === (show === 'lacked' ? 'lacked' : 'only mine')
}

/** Merchants that have the brand, mine among them. */
function sellersOf({ cells }: BrandRow): number {
  return cells.filter(({ kind }) => kind === 'sold').length
}

function ownCount({ cells }: BrandRow, columns: readonly MapColumn[]): number {
  const own = cells.flatMap((cell, at) =>
    columns[at]?.isOwn && cell.kind === 'sold' ? [cell.count ?? 0] : [],
  )
  return own.length === 0 ? -1 : own.reduce((sum, count) => sum + count, 0)
}

/** Until every merchant has answered, what the service counts for the brand in all says more than those few. */
function products({ cells, elsewhere, sum }: BrandRow): number {
  return cells.some(({ kind }) => kind === 'waiting') ? elsewhere : sum
}

/** `gaps` puts those I lack first, by the products elsewhere, and those that I alone have last. Ties go by name. */
export function chooseBrands(
  { rows, columns }: Pick<WhiteSpaceMap, 'rows' | 'columns'>,
  { show, least, order, find }: BrandChoice,
): BrandRow[] {
  const wanted = foldText(find.trim())
  const figure = (row: BrandRow): number[] => {
    switch (order) {
      case 'gaps':
        return [-PLACES[row.stand], row.stand === 'lacked' ? row.elsewhere : products(row)]
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

/** The same rows: those of `brands` in that order, and behind them the others in theirs. */
export function keepPlaces(rows: readonly BrandRow[], brands: readonly string[]): BrandRow[] {
  const places = new Map(brands.map((brand, index) => [brand, index]))
  const placeOf = ({ brand }: BrandRow) => places.get(brand) ?? brands.length
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}
