/** The accessible names of the page for the user's own catalog, and texts used in several places. */
import { PAGES } from './pageNames.ts'

export const OWN_CATALOG = {
  page: PAGES.ownCatalog,
  input: 'Product feed',
  file: 'Choose a product feed',
  removeFile: 'Close the file',
  defaults: 'For rows without one',
  country: 'Country',
  merchant: 'Merchant',
  import: 'Import',
  importing: 'Import in progress',
  progress: 'Read so far',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  goOn: 'Continue the import',
  keepPart: 'Import what was read',
  giveUp: 'Cancel the import',
  result: 'Imported',
  explore: 'Explore it',
  against: 'Compare with market',
  takePricesBack: 'Remove these prices',
  exploreDemo: 'Use the demo catalog',
  yourCatalog: 'Your catalog',
  remove: 'Remove',
  removeIt: 'Remove it',
  keepIt: 'Not now',
  undo: 'Undo',
  problems: 'Problems',
  inUse: 'in use',
  tryAgain: 'Try again',
} as const

/** The select in the import preview that chooses the file's column for a field of the catalog, such as the price. */
export const columnFor = (role: string): string => `Column for ${role}`
