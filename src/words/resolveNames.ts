/** The accessible names of the page that finds products by their links, beside those of the rest of the app. */

export const RESOLVE = {
  merchantUrl: 'Product URL on the merchant site',
  clearUrl: 'Clear the URL',
  find: 'Find',
  strict: 'Strict',
  details: 'Details of the request',
  options: 'Merchant and details',
  records: 'Records for this URL',
  linkVariants: 'Link variants',
  more: 'More with this URL',
  moreOfRecord: 'More with this record',
  choices: 'Who I am and what I am measured against',
  market: 'From the URL to the market',
} as const

export function measureRecord(title: string): string {
  return `Measure this record: ${title}`
}
