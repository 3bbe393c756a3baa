/** The accessible names of the page of price lists, in addition to `NAMES`. */
import { PAGES } from './pageNames.ts'

export const PRICES = {
  page: PAGES.priceList,
  country: 'Prices are for',
  input: 'Input',
  paste: 'Rows with a code and a price, one per line',
  file: 'Choose a CSV, text or Excel file',
  code: 'Code',
  title: 'Name',
  price: 'Price',
  cost: 'Cost',
  floor: 'Floor',
  note: 'Note',
  margin: 'Margin',
  save: 'Save',
  figures: 'Summary of the price list',
  more: 'More actions for this price list',
  choices: 'Find and sort',
  rows: 'Rows',
  box: 'Rows, all columns',
  selectAll: 'Select all rows shown',
  selected: 'Selected rows',
  asKept: 'saved order',
  find: 'Find in the list',
  add: 'Add a row',
  addIt: 'Add',
  cancel: 'Cancel',
  replace: 'Replace the list',
  keepOld: 'Back to the saved list',
  belowFloor: 'Offers below the floor',
  delete: 'Delete the list',
  undo: 'Undo',
  forgetFile: 'Remove the file',
} as const

/** A field in a row of the list: "Price of 2049811842247". */
export function fieldOf(what: 'Price' | 'Cost' | 'Floor' | 'Note', code: string): string {
  return `${what} of ${code}`
}

/** The field for your price next to the market prices of a code. */
export function myPriceOf(code: string): string {
  return `Your price of ${code}`
}

export function selectRowOf(code: string): string {
  return `Select ${code}`
}

export function removeRowOf(code: string): string {
  return `Remove ${code}`
}
