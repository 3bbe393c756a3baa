/** The accessible names of the comparison, and the words of its groups. */
import { formatCount } from '../lib/numbers/format.ts'
import { PAGES } from './pageNames.ts'

export const COMPARE = {
  page: PAGES.compare,
  link: 'Compare',
  table: 'Products side by side',
  box: 'Products side by side, all columns',
  notices: 'Products that could not be shown',
  onlyDiffering: 'Only rows that differ',
  measuredAgainst: 'Measured against',
  nothing: 'nothing: values alone',
  more: 'More with this comparison',
  add: 'Add a product',
  addField: 'Product ids, a merchant URL or an EAN / UPC',
  strip: 'Compared with the base',
  found: 'Found products',
  field: 'Field',
  differs: 'Differs',
  undo: 'Undo',
} as const

export const GROUPS = {
  price: 'Price',
  market: 'Market',
  standing: 'Standing',
  product: 'Product',
  traits: 'Traits',
  sizes: 'Sizes',
  skus: 'SKUs by size',
  attributes: 'All other attributes',
} as const

export type GroupKey = keyof typeof GROUPS

export function removeNamed(name: string): string {
  return `Remove ${name}`
}

/** "Oxford shirt removed, 3 left". */
export function removedOf(name: string, left: number): string {
  return `${name} removed, ${formatCount(left)} left`
}

export function retryNamed(name: string): string {
  return `Ask again for ${name}`
}

/** "15 of 19 rows differ". */
export function rowsInWords(differing: number, rows: number): string {
  return `${formatCount(differing)} of ${formatCount(rows)} ${rows === 1 ? 'row differs' : 'rows differ'}`
}
