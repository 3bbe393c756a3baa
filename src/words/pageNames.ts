/** What each page is called: in the navigation, by its key, as its heading and as the title of the tab. */
export const PAGES = {
  start: 'Start',
  search: 'Search',
  product: 'Product',
  resolve: 'Find by link',
  ean: 'EAN prices',
  batch: 'Batch',
  workbench: 'Workbench',
  lists: 'Lists',
  compare: 'Compare',
  map: 'White-space map',
  changes: 'What changed',
  watch: 'Watch',
  priceList: 'My prices',
  ownCatalog: 'My catalog',
  service: 'Service profile',
  settings: 'Settings',
} as const
