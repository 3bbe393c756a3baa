/** The accessible names of the settings page. */
import { shownCountry } from '../lib/countryCode.ts'
import { OPEN_POINTS } from '../catalog/fields/specification.ts'
import { formatBytes, formatCount } from '../lib/numbers/format.ts'

export const SETTINGS = {
  navigation: 'Parts of the settings',
  connection: 'Connection',
  dialect: 'Service options',
  labels: 'Prices and labels',
  appearance: 'Appearance',
  shortcuts: 'Shortcuts',
  stored: 'Stored data',
  demo: 'Demo data',
  proxy: 'Live, through the proxy of this site',
  direct: 'Live, directly from this browser',
  deployed: 'Back to the deployment’s choice',
  baseAddress: 'Base address',
  apiKey: 'API key',
  keepKey: 'Keep the key',
  forgetKey: 'Forget the key',
  tokenHeader: OPEN_POINTS.eanTokenHeader.setting,
  token: 'EAN access token',
  test: 'Test connection',
  addHeader: 'Add a header',
  testAgain: 'Test again',
  tests: 'What each operation answered',
  indexBase: OPEN_POINTS.indexBase.setting,
  countryLists: OPEN_POINTS.countryLists.setting,
  filterLists: OPEN_POINTS.filterLists.setting,
  theme: 'Theme',
  language: 'Language of numbers and dates',
  density: 'Row height',
  prefetch: 'Load ahead',
  names: 'Names that are one',
  nameKind: 'Kind of name',
  joins: 'Join names',
  called: 'Called',
  alsoCalled: 'Also written as',
  join: 'Join',
  findAlike: 'Find names that look alike',
  alike: 'Names that look alike',
  exportNames: 'Export names',
  importNames: 'Bring in a file',
  namesFile: 'File of names that are one',
  tolerance: 'Equal within',
  priceLists: 'My price lists',
  durable: 'Ask for durable storage',
  thinRule:
    'Snapshots stay until you delete them or thin them out here: then all of the last 14 days stay, of the three months before that the last one of each week, of what is older the last one of each month. The first and the latest two of a set always stay, and those that a kept report of “Run everything again” compares.',
  thinNone: 'Nothing would go now.',
  roomShort: 'Room gets short in this browser.',
  backup: 'Back up everything',
  restore: 'Restore',
  backupFile: 'Backup file',
  replace: 'Replace what is kept',
  deleteAll: 'Delete all',
  undo: 'Undo',
  licences: 'Licences of third parties',
} as const

const snapshotsInWords = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'snapshot' : 'snapshots'}`

/** "Thin out 12 snapshots": how many go at this press. */
export const thinOut = (count: number) => `Thin out ${snapshotsInWords(count)}`
export const thinnedOut = (count: number) => `${snapshotsInWords(count)} thinned out`

type Going = { count: number; of: number; rows: number; bytes: number }

/** "12 of 40 snapshots would go, with 14,400 rows of 9.1 MB …": measured as in the table above it. */
export const wouldGo = ({ count, of, rows, bytes }: Going) =>
  `${formatCount(count)} of ${snapshotsInWords(of)} would go, with ${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'} of ${formatBytes(bytes)}, counted as in the table above. The browser’s own count of its room differs a little, and may follow later.`

export function joinPair(one: string, other: string): string {
  return `Join ${one} and ${other}`
}

/** Of the names that are one. */
export function takeOut(name: string): string {
  return `Take ${name} out`
}

export function unjoin(name: string): string {
  return `Remove ${name} from the names that are one`
}

export function labelForPrices(country: string): string {
  return `Label for prices in ${shownCountry(country)}`
}

export function deleteKind(kind: string): string {
  return `Delete: ${kind}`
}

/** Takes back one choice: "Index of the first row: back to the deployment’s choice". */
export function backToDeployed(choice: string): string {
  return `${choice}: back to the deployment’s choice`
}

/** "1 name", "12 names". */
export const namesInWords = (count: number): string =>
  count === 1 ? '1 name' : `${formatCount(count)} names`
