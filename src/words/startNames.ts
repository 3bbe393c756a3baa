/** The accessible names of the start page, beside those of the rest of the app. */
import { formatCount } from '../lib/numbers/format.ts'
import { RUN_AGAIN } from './againNames.ts'
import { PAGES } from './pageNames.ts'

export const START = {
  again: RUN_AGAIN,
  fired: 'Rules that fired',
  worst: 'Worst one',
  today: 'What needs you today',
  /** Handed on, it needs somebody else. */
  report: 'What needs attention today',
  changes: 'What changed at the last run',
  openChanges: 'Open the report',
  dearest: 'Dearest against the market',
  inBatch: 'All in the batch',
  index: 'My price index',
  last: 'Last opened',
  running: 'Running',
  goOn: 'Go on',
  shares: 'My prices against the market',
  askOne: 'Or ask one of these',
  ofTheDemo: 'from the demo’s data, one press each, as',
  own: 'Or begin with your own',
  paste: 'Paste',
  chooseFile: 'Choose a file',
  connect: 'Connect',
  askYours: 'What people ask here',
  dearer: 'Am I too expensive?',
  beside: 'What sells next to me?',
  whoSells: 'Who sells this code?',
  changed: 'What changed?',
  drawMap: 'Draw the map',
  pasteCodes: 'Paste my codes',
  lookUp: 'Look up a code',
  runAgain: 'See what can be asked again',
  stored: 'Stored data',
  ownCatalog: PAGES.ownCatalog,
} as const

/** Headings and marks of the answers that a first visit's entries sketch. */
export const SKETCH = {
  index: 'Index',
  above: 'dearer',
  equal: 'equal',
  below: 'cheaper',
  reference: '100 = median of the others',
  me: 'Me',
  rivals: 'other merchants',
  gap: 'gap: others sell it, I do not',
  heat: 'products of each brand',
  merchant: 'Merchant',
  offer: 'Offer',
  difference: 'Difference',
  lowest: 'lowest offer first',
  versus: 'vs median of the others',
  product: 'Product',
  moments: 'before → now',
  change: 'Change',
} as const

export function allOf(count: number): string {
  return `All ${formatCount(count)}`
}

/** "All 8 rules". */
export function allRules(count: number): string {
  return count === 1 ? 'The rule' : `All ${formatCount(count)} rules`
}

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
