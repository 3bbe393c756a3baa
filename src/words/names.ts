/** The accessible names of the app, in one place, so that components and tests use the same. */
import { inSentence } from '@/lib/numbers/format.ts'
import { PAGES } from './pageNames.ts'

export const NAMES = {
  mainNavigation: 'Main navigation',
  smallNavigation: 'Main navigation, small screen',
  /** The menu of pages on a phone, and the button that opens it. */
  menu: 'Menu',
  /** The button on a phone that opens the search box, on pages without a box in their header. */
  lookUp: 'Look up',
  morePages: 'More pages',
  details: 'Details',
  answerDetails: 'Request details',
  skip: 'Skip to content',
  skipToFilters: 'Skip to filters',
  facets: 'Filters',
  showFacets: 'Show filters',
  applied: 'Active filters',
  clearAll: 'Clear all',
  results: 'Results',
  pages: 'Pages',
  pagesAfter: 'Pages, after the results',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  view: 'View',
  perPage: 'Per page',
  responseMode: 'Response mode',
  distribution: 'Distribution',
  rawAnswer: 'Raw response',
  copyCurl: 'Copy as cURL',
  merchant: 'Merchant',
  brand: 'Brand',
  comparePrices: 'Compare prices',
  reference: 'Compared with',
  statistics: 'Statistics behind this sentence',
  recent: 'Recent look-ups',
  examples: 'Try one',
  corrections: 'We fixed the link',
  settings: PAGES.settings,
  serviceProfile: PAGES.service,
  retry: 'Retry',
  turnOffFault: 'Turn off this demo fault',
  close: 'Close',
} as const

export function removeFilter(name: string, value: string): string {
  return `Remove ${name} ${value}`
}

export function removeWord(word: string): string {
  return `Remove word ${word}`
}

export function addWord(word: string): string {
  return `Add word ${word}`
}

/** The button that empties the text field of a filter: "Clear division". */
export function clearFilter(label: string): string {
  return `Clear ${inSentence(label)}`
}

/** "Find in brand": the search field of a long facet. */
export function findInFacet(label: string): string {
  return `Find in ${inSentence(label)}`
}

/** "Another category": the field that adds a value to a filter. */
export function anotherOf(label: string): string {
  return `Another ${label.toLowerCase()}`
}

export function anyOf(label: string): string {
  return `Any ${inSentence(label)}`
}

export function moreOf(label: string): string {
  return `More of ${inSentence(label)}`
}

export function pageNumber(page: number): string {
  return `Page ${page}`
}

export function barcodeOf(format: string, code: string): string {
  return `Barcode of ${format} ${code}`
}

export function comparePricesOf(code: string): string {
  return `Compare prices of ${code}`
}

export function shopPageAt(merchant: string): string {
  return `Shop page at ${merchant}, new tab`
}
