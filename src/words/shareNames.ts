/** The accessible names of shared links, and of the pages that they open. */
import { plural } from '@/lib/text/plural.ts'

export const SHARE = {
  copy: 'Copy link',
  link: 'Link',
  copied: 'Link copied',
  copyAgain: 'Copy again',
  copyNow: 'Copy',
  shownOnly: 'Only the rows shown',
  withTargets: 'With your target prices',
  withNotes: 'With notes',
  start: 'Load products',
  startAnew: 'Load again',
  showHere: 'Show in your collection',
  what: 'What the link includes',
  codes: 'Codes in the link',
  view: 'View',
  products: 'Shared products',
} as const

/** "“cotton kurta”, a view from a link". */
export function viewFromLink(name: string): string {
  return `“${name}”, a view from a link`
}

/** "“Autumn shirts”, 14 products from a link". */
export function productsFromLink(name: string, count: number): string {
  return `“${name}”, ${plural(count, 'product')} from a link`
}
