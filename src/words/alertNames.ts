/** The accessible names and other texts of the page Alerts. */
import { plural } from '@/lib/text/plural.ts'
import { PAGES } from './pageNames.ts'

export const ALERTS = {
  page: PAGES.alerts,
  views: 'Alerts, changes and reports',
  more: 'More actions for alerts',
  check: 'Check now',
  rules: 'Your alerts',
  newRule: 'New alert',
  editRule: 'Edit alert',
  what: 'When this happens',
  reference: 'Compared with',
  much: 'How much',
  unit: 'Unit',
  atMerchant: 'At which merchant',
  where: 'Which products',
  orBrand: 'Or another brand',
  add: 'Add alert',
  save: 'Save alert',
  cancel: 'Cancel',
  ready: 'Suggested alerts',
  import: 'Import',
  importFile: 'File with alerts',
  export: 'Export',
  exportRules: 'Export alerts',
  edit: 'Edit',
  delete: 'Delete',
  exportMatches: 'Export matches',
  undo: 'Undo',
  matches: 'Matches',
  matchesBox: 'Matches, all columns',
  show: 'Show',
  showAll: 'All alerts',
  editPrice: 'Edit price',
  lastUpdates: 'Matches at the last updates',
  find: 'Find a product',
  /** The button on a phone that opens the sheet with the choices above the matches. */
  choices: 'Filter and sort',
  rule: 'Alert',
  merchant: 'Merchant',
  any: 'any',
  selectAll: 'Select all shown',
  selected: 'Selected matches',
  mute: 'Snooze',
  unmute: 'End snooze',
  reason: 'Note (optional)',
  until: 'Until',
  snoozeAll: 'Snooze',
  newestFirst: 'newest first',
} as const

/** The switch that turns an alert on or off: "On: A competitor goes more than 5% below your price". */
export const switchOf = (rule: string) => `On: ${rule}`

export const moreFor = (rule: string) => `More for: ${rule}`

export const editPriceOf = (name: string | null) => `Edit price of ${name ?? 'this product'}`

export const selectMatches = (name: string | null) => `Select ${name ?? 'a product without a name'}`

export const snoozeOf = (name: string | null) => `Snooze ${name ?? 'this product'}`
export const endSnoozeOf = (name: string | null) => `End snooze of ${name ?? 'this product'}`

/** The button that removes a brand from an alert about several brands. */
export const withoutBrand = (brand: string) => `Remove ${brand}`

/** "Export 24 matches". */
export const exportMatchesLabel = (count: number) => `Export ${plural(count, 'match', 'matches')}`
