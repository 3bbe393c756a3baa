/** Names in the Changes and History views, and the words for kinds of changes. */
import { formatCount, formatPercent } from '@/lib/numbers/format.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import type { Change, ChangeKind } from './change.ts'
import type { SizeBin } from './changeSizes.ts'

export const CHANGES = {
  from: 'Since',
  to: 'To',
  update: 'Update',
  filters: 'Show only',
  all: 'All changes',
  position: 'Position',
  table: 'Changes',
  tableBox: 'Changes, all columns',
  selectAll: 'Select all changes shown',
  selected: 'Selected products',
  sizes: 'Size of the price changes',
  sizesTable: 'Products by size of the price change',
  between: 'Versions that are compared',
  more: 'More with these versions',
  choices: 'Sort and choose',
  undo: 'Undo',
  open: 'Open',
  keep: 'Save version',
} as const

export const HISTORY = {
  versions: 'Versions',
  versionName: 'Name of the version',
  saveName: 'Save name',
  span: 'Versions',
  same: 'Same products only',
  index: 'Your price index',
  indexTable: 'Your price index by version',
  medians: 'Median price',
  mediansTable: 'Median price by version',
  brand: 'Of',
  allBrands: 'all brands',
  allMerchants: 'all merchants',
  item: 'Price of one product',
  itemTable: 'Price of the product by version',
  find: 'Find a product',
  finds: 'Products found',
  previous: 'Previous product',
  next: 'Next product',
  lowest: 'lowest known',
  thinning: 'Versions stay until you delete them or',
  toSettings: 'clean them up in Settings',
} as const

const KINDS: Record<ChangeKind, string> = {
  'price-down': 'Price down',
  'price-up': 'Price up',
  new: 'New',
  gone: 'Gone',
  back: 'Back',
  stock: 'Stock changed',
  discount: 'Discount changed',
  rating: 'Rating changed',
}

export function kindInWords(kind: ChangeKind): string {
  return KINDS[kind]
}

/**
 * A kind of change in words like `kindInWords`, and also the direction of a stock change ("Now out") and whether a gone product’s
 * EAN has another id.
 */
export function changeInWords(
  kind: ChangeKind,
  { now, mergedInto }: Pick<Change, 'now' | 'mergedInto'>,
): string {
  if (mergedInto !== undefined) return 'Under another ID'
  if (kind !== 'stock' || now === null) return KINDS[kind]
  return now.active === false ? 'Now out' : 'Now in'
}

/**
 * How many gone products have another id: "3 under another id, 1 vanished". '' if no products are gone or ids were not compared.
 */
export function goneInWords(gone: number, merged: number | undefined): string {
  if (gone === 0 || merged === undefined) return ''
  const parts = [
    ...(merged > 0 ? [`${formatCount(merged)} under another ID`] : []),
    ...(gone > merged ? [`${formatCount(gone - merged)} no longer listed`] : []),
  ]
  return parts.join(', ')
}

/** The label of a product’s checkbox: "Select Relaxed Poplin Shirt". */
export function selectProduct(title: string | null): string {
  return `Select ${title ?? 'a product without a title'}`
}

/** The label of a button: "Delete the version of 18 Nov 2025, 10:26". */
export function deleteVersionOf(when: string): string {
  return `Delete the version of ${when}`
}

/** The label of a button: "Rename the version of 18 Nov 2025, 10:26". */
export function renameVersionOf(when: string): string {
  return `Rename the version of ${when}`
}

/** The label of the export button: "Export 409 changed products", or "Export 445 products" if unchanged ones are shown too. */
export function exportChanges(count: number, hasUnchanged = false): string {
  const products = pluralForm(count, 'product')
  return `Export ${formatCount(count)} ${hasUnchanged ? products : `changed ${products}`}`
}

/** The label of the button that lists unchanged products too: "Show 36 unchanged". */
export const showUnchanged = (count: number) => `Show ${formatCount(count)} unchanged`

/** The announcement once the answers for a collection of codes are saved. */
export function savedAsVersion(
  name: string,
  { isKnown, isOnlyInMemory }: { isKnown: boolean; isOnlyInMemory: boolean },
): string {
  if (isKnown) return `${name} already has a version of its latest prices`
  return isOnlyInMemory
    ? `${name} has a new version until you close this page: the browser’s storage is full`
    : `${name} has a new version`
}

/** The result of a search for products: "3 products found", "The first 20 of 57 products found", "No product has these words". */
export function productsFound(shown: number, count: number): string {
  if (count === 0) return 'No product has these words'
  if (count > shown) {
    return `The first ${formatCount(shown)} of ${formatCount(count)} products found`
  }
  return `${plural(count, 'product')} found`
}

/** The announcement when the prices of a product appear. */
export const pricesOf = (title: string) => `Prices of ${title}`

/** The label of a step of price changes: "−5% to 0%", "above +30%". */
export function sizeInWords({ from, to }: Pick<SizeBin, 'from' | 'to'>): string {
  const percent = (value: number) => formatPercent(value, { signed: true })
  if (from === null) return `below ${percent(to ?? 0)}`
  return to === null ? `above ${percent(from)}` : `${percent(from)} to ${percent(to)}`
}
