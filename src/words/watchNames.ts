/** The accessible names of Watch, and its words. */
import { formatCount } from '../lib/numbers/format.ts'
import { PAGES } from './pageNames.ts'

export const WATCH = {
  page: PAGES.watch,
  views: 'Alerts, changes and reports',
  more: 'More with these rules',
  check: 'Check again on what is kept',
  rules: 'Rules',
  newRule: 'New rule',
  editRule: 'Change the rule',
  what: 'When this happens',
  reference: 'Reference',
  much: 'How much',
  unit: 'Unit',
  atMerchant: 'At which merchant',
  where: 'In what is kept',
  orBrand: 'Or at another brand',
  add: 'Add rule',
  save: 'Save the rule',
  cancel: 'Cancel',
  ready: 'Rules to begin with',
  import: 'Import',
  importFile: 'Choose a file of rules',
  exportRules: 'Export rules',
  edit: 'Change',
  delete: 'Delete',
  exportFired: 'Export what fired',
  undo: 'Undo',
  fired: 'What fired',
  firedBox: 'What fired, all columns',
  show: 'Show',
  find: 'Find a product',
  rule: 'Rule',
  merchant: 'Merchant',
  any: 'any',
  selectAll: 'Select all that are shown',
  selected: 'What is selected',
  mute: 'Mute',
  unmute: 'Unmute',
  reason: 'Reason',
  until: 'Until',
  muteThem: 'Mute',
  newestFirst: 'newest first',
} as const

/** "On: A rival goes more than 5% below my price". */
export const switchOf = (rule: string) => `On: ${rule}`

export const moreFor = (rule: string) => `More for: ${rule}`

export const selectFired = (name: string | null) => `Select ${name ?? 'a product without a name'}`

export const muteOf = (name: string | null) => `Mute ${name ?? 'this product'}`
export const unmuteOf = (name: string | null) => `Unmute ${name ?? 'this product'}`

/** Of a rule over several brands. */
export const withoutBrand = (brand: string) => `Leave out ${brand}`

/** "Export 24 fired". */
export const exportFired = (count: number) => `Export ${formatCount(count)} fired`
