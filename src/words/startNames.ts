/** The accessible names of the home page, in addition to `NAMES`. */
import { formatCount } from '@/lib/numbers/format.ts'
import { PAGES } from './pageNames.ts'
import { UPDATE_ALL_LABEL } from './updateAllNames.ts'

export const START = {
  updateAll: UPDATE_ALL_LABEL,
  more: 'More actions on Home',
  alerts: 'Alerts',
  allAlerts: 'All alerts',
  allCollections: 'All collections',
  worst: 'Largest',
  today: 'Needs your attention',
  report: 'What needs attention',
  changes: 'Changes since the last update',
  openChanges: 'All changes',
  dearest: 'Most overpriced products',
  inCollection: 'Show all',
  index: 'Your price index',
  last: 'Recent',
  running: 'In progress',
  goOn: 'Continue',
  shares: 'Your price position',
  askOne: 'Or try one',
  ofTheDemo: 'with demo data, as',
  own: 'Or use your own codes',
  paste: 'Paste',
  chooseFile: 'Choose a file',
  connect: 'Connect',
  askYours: 'What you can find out',
  dearer: 'Are you too expensive?',
  beside: 'Which brands are you missing?',
  whoSells: 'Who sells this code?',
  changed: 'What changed?',
  drawMap: 'Show assortment gaps',
  pasteCodes: 'Paste your codes',
  lookUp: 'Look up a code',
  runAgain: 'See what can be updated',
  stored: 'Stored data',
  ownCatalog: PAGES.ownCatalog,
} as const

/** Headings and marks in the sketches of answers that the home page shows on a first visit. */
export const SKETCH = {
  index: 'Index',
  above: 'above market',
  equal: 'at market',
  below: 'below market',
  reference: '100 = market median',
  me: 'You',
  rivals: 'competitors',
  gap: 'gap: competitors sell it, you don’t',
  heat: 'products of each brand',
  merchant: 'Merchant',
  offer: 'Offer',
  difference: 'Difference',
  lowest: 'cheapest first',
  versus: 'vs market median',
  product: 'Product',
  moments: 'before → now',
  change: 'Change',
} as const

/** "Compare 50 prices". */
export function compareCodes(count: number): string {
  return `Compare ${formatCount(count)} prices`
}

/** "Look up 2049811763054". */
export function lookUpCode(code: string): string {
  return `Look up ${code}`
}

/** "Show what changed at Marlowe". */
export function showChanges(brand: string): string {
  return `Show what changed at ${brand}`
}
