/** The accessible names of the page of EAN prices, beside those of the rest of the app. */

export const EAN = {
  code: 'EAN or UPC',
  statistics: 'Price statistics',
  offers: 'Offers',
  myMerchant: 'Your merchant',
} as const
