/** The accessible names of the page of EAN prices, beside those of the rest of the app. */

export const EAN = {
  code: 'EAN or UPC',
  statistics: 'Price statistics',
  offers: 'Offers',
  traits: 'Who states what about this EAN',
  traitsBox: 'Who states what, table',
  traitFigures: 'Figures of who states what',
  onlyGaps: 'Only gaps',
  exportTraits: 'Export traits',
  history: 'Prices over time',
  historyBox: 'Prices over time, table',
  showHistory: 'Show earlier prices',
  hideHistory: 'Hide earlier prices',
  myMerchant: 'My merchant',
  myPrice: 'My price',
  more: 'More with this code',
  choices: 'Who I am and what I am measured against',
} as const
