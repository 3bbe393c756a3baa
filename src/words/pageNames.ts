/**
 * The name of each page, by the page's key. It is used in the navigation, as the heading of the page and as the title of its tab.
 */
export const PAGES = {
  start: 'Home',
  search: 'Search',
  product: 'Product',
  findByLink: 'Find by link',
  ean: 'EAN prices',
  collections: 'Collections',
  collection: 'Collection',
  newCollection: 'New collection',
  compare: 'Compare',
  assortment: 'Assortment',
  changes: 'Changes',
  brand: 'Brands',
  alerts: 'Alerts',
  priceList: 'My prices',
  ownCatalog: 'My catalog',
  reports: 'Reports',
  service: 'Service profile',
  settings: 'Settings',
} as const
