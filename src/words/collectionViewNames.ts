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

/** The names for rows of a collection of codes or of picked products. */
export const ITEMS = {
  givenOrder: 'As given',
  open: 'Details',
  /** Shown below a price that is from the country’s price list rather than from the catalog. */
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

/** The × of an active filter: "Remove brand Indira". */
export function removeActiveFilter(label: string, value: string): string {
  return `Remove ${label} ${value}`
}

/** The left handle of a range, and the field for its lower end: "Offer price, from". */
export function rangeFrom(label: string): string {
  return `${label}, from`
}

export function rangeTo(label: string): string {
  return `${label}, to`
}

/** The button that opens the two fields of a range: "Offer price 20.00–60.00, enter values". */
export function typeRange(label: string, words: string): string {
  return `${label} ${words}, enter values`
}

/** The table of a histogram: "Rows by offer price". */
export function rowsBy(label: string): string {
  return `Rows by ${inSentence(label)}`
}

export function clearValues(label: string): string {
  return `Any ${inSentence(label)}`
}

/** The choice whether rows with the chosen values are shown, or rows without any of them: "Brand: is or is not". */
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

/** The button that closes the sheet of filters: "Show 1,536 rows". */
export function showRows(count: number): string {
  return count === 0 ? 'No matching rows' : `Show ${plural(count, 'row')}`
}

const ordinals = ['first', 'second', 'third', 'fourth']

/** The label of a further sort key; `at` is its index, 1 for the second. */
export const thenBy = (at: number) => (at === 1 ? 'then by' : `then by, ${ordinals[at]}`)
export const directionOf = (at: number) => `Direction of the ${ordinals[at]}`
