/** The accessible names of the EAN page, in addition to those of the app. */

export const EAN = {
  code: 'EAN or UPC',
  statistics: 'Price statistics',
  offers: 'Offers',
  traits: 'Product details by merchant',
  traitsBox: 'Product details by merchant, table',
  traitFigures: 'Product details in figures',
  onlyGaps: 'Only gaps',
  exportTraits: 'Export attributes',
  history: 'Prices over time',
  historyBox: 'Prices over time, table',
  showHistory: 'Show earlier prices',
  hideHistory: 'Hide earlier prices',
  you: 'You',
  myPrice: 'Your price',
  more: 'More actions for this code',
  choices: 'Your merchant and comparison',
} as const
