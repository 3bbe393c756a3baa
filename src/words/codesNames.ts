/** The accessible names for collections of codes, in addition to `NAMES`. */
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { RUN } from './runNames.ts'

export const CODE_CHECK = {
  ...RUN,
  input: 'Input',
  paste: 'EANs, links, product IDs or titles, one per line',
  pasteNow: 'Paste',
  scan: 'Scan',
  records: 'Listings',
  recognised: 'Recognised',
  moreOfNew: 'More actions for the new collection',
  file: 'Choose a file with codes',
  removeFile: 'Remove the file',
  yourPrices: 'Your prices',
  targetPrices: 'Target prices',
  pricesUnused: 'Not used',
  priceCountry: 'Save them for',
  source: 'Products from',
  clear: 'Clear',
  addTo: 'Add to new collection',
  readAs: 'Type',
  howToAsk: 'Settings of this collection',
  preview: 'Review',
  name: 'Name of the collection',
  names: 'Names and pictures',
  otherForms: 'Also try UPC/EAN-14 versions of unknown codes',
  chain: 'Also check prices for products found by link',
  asTitles: 'Read them as titles',
  start: 'Create and check',
  undecided: 'Undecided',
  candidates: 'Candidates',
  accept: 'Accept',
  noneOfThese: 'None of these',
  decideAgain: 'Decide again',
  requestMarket: 'Check its prices again',
  marketFailed: 'Its market prices couldn’t be checked.',
  marketsFailed: 'Price check failed',
  stillAccepted: 'What you accepted is saved.',
  traits: 'Attributes',
  undo: 'Undo',
} as const

/** The button that starts a new collection of codes or titles: "Create and check 200 codes", "Create and check 4 titles". */
export function startOf(requests: number, { areTitles = false } = {}): string {
  return `${CODE_CHECK.start} ${areTitles ? plural(requests, 'title') : plural(requests, 'code')}`
}

/** The button for codes that have no name after the run: "Look up the names of 1,500 codes". */
export function lookUpNamesOf(count: number): string {
  return count === 1
    ? 'Look up the name of 1 code'
    : `Look up the names of ${formatCount(count)} codes`
}

/** "Accept for row 3: Tomato Ketchup". */
export function acceptTitle(row: number, title: string | null): string {
  return `Accept for row ${formatCount(row)}: ${title ?? 'the listing without a title'}`
}

/** "None of these for row 3". */
export function noneFits(row: number): string {
  return `None of these for row ${formatCount(row)}`
}

/** The button for accepted titles whose price check failed: "Check 3 market prices again". */
export function checkMarketsAgain(count: number): string {
  return count === 1 ? CODE_CHECK.requestMarket : `Check ${formatCount(count)} market prices again`
}

/** The button for the titles that fit their listing well: "Accept 37 titles". */
export function acceptTitles(count: number): string {
  return `Accept ${plural(count, 'title')}`
}

/** "How the file is read". */
export function previewOf(input: 'file' | 'text'): string {
  return `How the ${input} is read`
}

/** The label of the choice what prices in a file are (your prices, target prices, or not used): "Prices in the file are". */
export function pricesIn(input: 'file' | 'text'): string {
  return `Prices in the ${input} are`
}

/** "Add 7 EANs to new collection". */
export function addEntriesToCodes(
  count: number,
  [one, several]: readonly [one: string, several: string],
): string {
  return `Add ${plural(count, one, several)} to new collection`
}
