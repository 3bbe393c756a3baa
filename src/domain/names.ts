/** The accessible names of the app, in one place, so that components and tests cannot drift apart. */

export const NAMES = {
  mainNavigation: 'Main navigation',
  smallNavigation: 'Main navigation, small screen',
  skip: 'Skip to content',
  facets: 'Facets',
  showFacets: 'Show facets',
  applied: 'Applied',
  clearAll: 'Clear all',
  results: 'Results',
  pages: 'Pages',
  pagesAfter: 'Pages, after the results',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  view: 'View',
  perPage: 'Per page',
  responseMode: 'Response mode',
  columns: 'Columns',
  distribution: 'Distribution',
  product: 'Product',
  breadcrumb: 'Category path',
  pictures: 'Pictures',
  traits: 'Traits',
  skus: 'SKUs',
  standing: 'Standing',
  description: 'Description',
  attributes: 'All other attributes',
  hideEmpty: 'Hide empty',
  rawAnswer: 'Raw answer',
  copyCurl: 'Copy as cURL',
  copyProductId: 'Copy product id',
  merchantUrl: 'Product URL on the merchant site',
  clearUrl: 'Clear the URL',
  resolve: 'Resolve',
  merchant: 'Merchant',
  brand: 'Brand',
  category: 'Category',
  division: 'Division',
  strict: 'Strict',
  records: 'Records for this URL',
  urlForms: 'Forms of the URL tried',
  market: 'From the URL to the market',
  code: 'EAN or UPC',
  comparePrices: 'Compare prices',
  statistics: 'Price statistics',
  offers: 'Offers',
  myMerchant: 'Your merchant',
  reference: 'Reference',
  recent: 'Recent look-ups',
  examples: 'Try one',
  corrections: 'What was corrected in this address',
  settings: 'Settings',
  serviceProfile: 'Service profile',
  retry: 'Retry',
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

/** "Clear division": empties a typed filter. */
export function clearFilter(name: string): string {
  return `Clear ${name}`
}

/** "Find in brand": the search inside a long facet. */
export function findInFacet(label: string): string {
  return `Find in ${label.toLowerCase()}`
}

export function anyOf(label: string): string {
  return `Any ${label.toLowerCase()}`
}

export function moreOf(label: string): string {
  return `More of ${label.toLowerCase()}`
}

export function pageNumber(page: number): string {
  return `Page ${page}`
}

export function picture(number: number): string {
  return `Picture ${number}`
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

export function markAsMine(title: string): string {
  return `Use this record as mine: ${title}`
}
