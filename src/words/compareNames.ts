/** The accessible names of Compare, and the names of its groups of rows. */
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { PAGES } from './pageNames.ts'

export const COMPARE = {
  page: PAGES.compare,
  link: 'Compare',
  table: 'Products side by side',
  box: 'Products side by side, all columns',
  notices: 'Products that couldn’t be shown',
  onlyDiffering: 'Only rows that differ',
  measuredAgainst: 'Compared with',
  nothing: 'nothing, values only',
  more: 'More actions for this comparison',
  add: 'Add a product',
  addField: 'Product IDs, a link or an EAN/UPC',
  strip: 'Compared with the base',
  found: 'Found products',
  field: 'Field',
  differs: 'Differs',
  undo: 'Undo',
} as const

export const GROUPS = {
  price: 'Price',
  market: 'Market',
  standing: 'Ranking and dates',
  product: 'Product',
  traits: 'Attributes',
  sizes: 'Sizes',
  skus: 'Variants by size',
  attributes: 'Other attributes',
} as const

export type GroupKey = keyof typeof GROUPS

export function removeNamed(name: string): string {
  return `Remove ${name}`
}

/** Announced when a product is removed: "Oxford shirt removed, 3 left". */
export function removedOf(name: string, left: number): string {
  return `${name} removed, ${formatCount(left)} left`
}

export function retryNamed(name: string): string {
  return `Load ${name} again`
}

/** "15 of 19 rows differ". */
export function rowsThatDiffer(differing: number, rows: number): string {
  return `${formatCount(differing)} of ${plural(rows, 'row differs', 'rows differ')}`
}
