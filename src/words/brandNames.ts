/** The accessible names of the brand page, in addition to `NAMES`. */
import { PAGES } from './pageNames.ts'

export const BRAND = {
  page: PAGES.brand,
  choose: 'Brand',
  search: 'Search its products',
  more: 'More for this brand',
  none: 'Choose a brand',
  table: 'Median offer price by merchant over time',
  tableBox: 'Median offer prices, all columns',
  allMerchants: 'All merchants',
  sameOffers: 'Same offers, first time = 100',
  now: 'Median now',
  moved: 'Change of the same offers',
  lowest: 'Lowest known price',
  restsOn: 'Source data',
  figures: 'Key figures',
} as const

/** The title of a brand's section for one country: "Marlowe in US". */
export const brandIn = (brand: string, country: string): string => `${brand} in ${country}`

/** A link from a brand in one collection to the same brand in all saved data. */
export const brandInAllData = (brand: string): string => `${brand} in all saved data`
