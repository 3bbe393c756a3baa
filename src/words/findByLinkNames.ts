/** The accessible names of Find by link, in addition to `NAMES`. */

export const FIND_BY_LINK = {
  merchantUrl: 'Product link at the merchant',
  clearUrl: 'Clear the link',
  find: 'Find',
  strict: 'Strict',
  details: 'Request details',
  options: 'Merchant and details',
  records: 'Listings for this link',
  linkVariants: 'Link variants',
  more: 'More actions for this link',
  moreOfRecord: 'More actions for this listing',
  choices: 'Your merchant and comparison',
  market: 'From link to market prices',
} as const

export function measureRecord(title: string): string {
  return `Compare this listing: ${title}`
}
