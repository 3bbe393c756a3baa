/** The accessible names of the page of one collection, in addition to `NAMES`. */
import { inSentence } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'

export const COLLECTION_VIEWS = {
  rail: 'Filters',
  narrow: 'Filter',
  narrowRows: 'Filter',
  applied: 'Active filters',
  toFilters: 'Go to filters',
  clearAll: 'Clear all',
  stock: 'Stock',
  eans: 'EAN',
  text: 'Title, brand or ID contains',
  positions: 'Rows by price position',
  moreFilters: 'More filters',
  fewerFilters: 'Fewer filters',
  more: 'More actions for these rows',
  rows: 'Rows',
  rowsBox: 'Rows, all columns',
  selectAll: 'Select all matching rows',
  selected: 'Selected rows',
  sortBy: 'Sort by',
  direction: 'Direction',
  views: 'Views',
  savedViews: 'Saved views',
  saveView: 'Save view',
  viewName: 'Name of the view',
  snapshot: 'Version',
  loadAgain: 'Update',
  changes: 'Changes',
  history: 'History',
} as const

/** For rows of a collection of codes or of picked products. */
export const ITEMS = {
  givenOrder: 'As given',
  open: 'Details',
  /** Below a price that is from the country’s price list rather than the catalog. */
  myPrices: 'My prices',
  tryAgain: 'Try again',
  offers: 'Offers',
} as const

/** "Details of Linen shirt": opens the details below a row. */
export function detailsOf(title: string): string {
  return `Details of ${title}`
}

/** "Offers of 2049811842247". */
export function offersOfCode(code: string): string {
  return `${ITEMS.offers} of ${code}`
}

/** "Your price of 2049811842247": the field in a row. */
export function yourPriceOf(code: string): string {
  return `Your price of ${code}`
}

/** "Try Linen shirt again". */
export function tryItemAgain(title: string): string {
  return `Try ${title} again`
}

/** "Remove brand Indira": the × of a chip. */
export function removeActiveFilter(label: string, value: string): string {
  return `Remove ${label} ${value}`
}

/** "Offer price, from": the left handle, and the left field. */
export function rangeFrom(label: string): string {
  return `${label}, from`
}

export function rangeTo(label: string): string {
  return `${label}, to`
}

/** "Offer price 20.00–60.00, enter values": opens the two fields. */
export function typeRange(label: string, words: string): string {
  return `${label} ${words}, enter values`
}

/** "Rows by offer price": the table of a histogram. */
export function rowsBy(label: string): string {
  return `Rows by ${inSentence(label)}`
}

export function clearValues(label: string): string {
  return `Any ${inSentence(label)}`
}

/** "Brand: is or is not": whether to show rows with a chosen value or without any. */
export function isOrIsNot(label: string): string {
  return `${label}: is or is not`
}

export function deleteView(name: string): string {
  return `Delete view ${name}`
}

/** "Export 1,536 rows". */
export function exportRows(count: number): string {
  return `Export ${plural(count, 'row')}`
}

/** "Show 1,536 rows": closes the sheet. */
export function showRows(count: number): string {
  return count === 0 ? 'No matching rows' : `Show ${plural(count, 'row')}`
}

const ordinals = ['first', 'second', 'third', 'fourth']

/** The label of a further sort key; `at` is its index, 1 for the second. */
export const thenBy = (at: number) => (at === 1 ? 'then by' : `then by, ${ordinals[at]}`)
export const directionOf = (at: number) => `Direction of the ${ordinals[at]}`
