/** What each page is called: in the navigation, by its key, as its heading and as the title of the tab. */
export const PAGES = {
  start: 'Start',
  search: 'Search',
  resolve: 'Resolve',
  ean: 'EAN prices',
  batch: 'Batch',
  workbench: 'Workbench',
  lists: 'Lists',
  compare: 'Compare',
  map: 'White-space map',
  changes: 'What changed',
  again: 'Run everything again',
  priceList: 'Price list',
  ownCatalog: 'Your own catalog',
  service: 'Service profile',
  settings: 'Settings',
} as const
