/** A feed, how it is read, and the catalog that comes of it. */
import type { KeptCatalog } from '../../catalog/ownCatalog.ts'

export const feedFile = new File(['x'.repeat(100)], 'feed.csv')

export const feedReading = {
  format: 'table',
  encoding: 'utf-8',
  separator: ',',
  columns: {},
  country: 'us',
  merchant: 'Shop',
} as const

export const keptFeed: KeptCatalog = {
  id: 'f1',
  fileName: 'feed.csv',
  rows: 90,
  skipped: 0,
  importedAt: 0,
  bytes: 1,
  cutBecause: null,
  countries: ['us'],
  problems: [],
  isForThisVisit: false,
}
