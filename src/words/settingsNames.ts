/** The accessible names of the settings page. */
import { OPEN_POINTS } from '@/api/fields/specification.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatBytes, formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'

export const SETTINGS = {
  navigation: 'Settings sections',
  connection: 'Connection',
  dialect: 'Service options',
  labels: 'Prices and labels',
  appearance: 'Appearance',
  shortcuts: 'Shortcuts',
  developer: 'Developer',
  showRequests: 'Show request details',
  stored: 'Stored data',
  demo: 'Demo data',
  proxy: 'Live, through this site’s server',
  direct: 'Live, directly from this browser',
  deployed: 'Reset to this site’s setting',
  baseAddress: 'Base address',
  apiKey: 'API key',
  keepKey: 'Remember the key',
  forgetKey: 'Forget the key',
  tokenHeader: OPEN_POINTS.eanTokenHeader.setting,
  token: 'EAN access token',
  test: 'Test connection',
  addHeader: 'Add a header',
  testAgain: 'Test again',
  tests: 'Test results',
  indexBase: OPEN_POINTS.indexBase.setting,
  countryLists: OPEN_POINTS.countryLists.setting,
  filterLists: OPEN_POINTS.filterLists.setting,
  theme: 'Theme',
  language: 'Language of numbers and dates',
  density: 'Row height',
  prefetch: 'Preload pages on hover',
  names: 'Merged names',
  nameKind: 'Kind of name',
  joins: 'Merge names',
  canonicalName: 'Name',
  aliases: 'Aliases',
  join: 'Merge',
  findAlike: 'Find similar names',
  alike: 'Similar names',
  exportNames: 'Export names',
  importNames: 'Import a file',
  namesFile: 'File with merged names',
  tolerance: 'At market within',
  priceLists: 'Your price lists',
  durable: 'Protect stored data',
  thinRule:
    'Versions stay until you delete them or clean them up here. A cleanup leaves all versions of the last 14 days, then the last one per week for three months, then the last one per month. The first version and the latest two of a collection always stay, and so do versions that a saved update compares.',
  thinNone: 'Nothing to remove',
  roomShort: 'This browser is running out of space.',
  backup: 'Back up everything',
  restore: 'Restore',
  backupFile: 'Backup file',
  replace: 'Replace stored data',
  deleteAll: 'Delete all',
  undo: 'Undo',
  licences: 'Third-party licences',
} as const

/** The button that removes old versions: "Clean up 12 versions". */
export const thinOut = (count: number) => `Clean up ${plural(count, 'version')}`
export const thinnedOut = (count: number) => `${plural(count, 'version')} removed`

type Going = { count: number; of: number; rows: number; bytes: number }

/**
 * What the button will remove: "12 of 40 versions will be removed, with 14,400 rows of 9.1 MB …". The size is measured as in the
 * table of stored data.
 */
export const wouldGo = ({ count, of, rows, bytes }: Going) =>
  `${formatCount(count)} of ${plural(of, 'version')} will be removed, with ${plural(rows, 'row')} of ${formatBytes(bytes)} (approximate).`

export function joinPair(one: string, other: string): string {
  return `Merge ${one} and ${other}`
}

/** The button that removes a name from a group of merged names. */
export function takeOut(name: string): string {
  return `Remove ${name}`
}

export function unjoin(name: string): string {
  return `Separate ${name}`
}

export function currencyLabelField(country: string): string {
  return `Label for prices in ${shownCountry(country)}`
}

export function deleteKind(kind: string): string {
  return `Delete: ${kind}`
}

/** The button that resets one choice: "Index of the first row: reset to this site’s setting". */
export function backToDeployed(choice: string): string {
  return `${choice}: reset to this site’s setting`
}
