/** The accessible names of the page for a catalog of one's own, and words that stand in more than one place. */
import { PAGES } from './pageNames.ts'

export const OWN = {
  page: PAGES.ownCatalog,
  input: 'Product feed',
  file: 'Choose a product feed',
  removeFile: 'Take the file out',
  reading: 'How it is read',
  format: 'Format',
  encoding: 'Encoding',
  separator: 'Separated by',
  country: 'Country of rows that name none',
  merchant: 'Merchant of rows that name none',
  columns: 'Columns',
  unread: 'Not read',
  firstRows: 'First rows',
  import: 'Import',
  importing: 'Import under way',
  progress: 'Read so far',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  goOn: 'Go on importing',
  keepPart: 'Keep what was read',
  giveUp: 'Give it up',
  result: 'Imported',
  explore: 'Explore it',
  against: 'Set against the market',
  takePricesBack: 'Take the prices back',
  exploreDemo: 'Use the demo catalog',
  kept: 'Kept in this browser',
  another: 'Import another feed',
  remove: 'Remove',
  removeIt: 'Remove it',
  keepIt: 'Keep it',
  undo: 'Undo',
  problems: 'Problems',
  inUse: 'in use',
  tryAgain: 'Try again',
} as const

/** "Column for Title". */
export function columnFor(field: string): string {
  return `Column for ${field}`
}
