/** The accessible names of choosing who one is, beside those of the rest of the app. */
import { shownCountries } from '../lib/countryCode.ts'

export const ME = {
  myMerchant: 'My merchant',
  none: 'none chosen',
  several: 'Several, or another name…',
  find: 'Find a merchant',
  another: 'Another merchant, by name or id',
  add: 'Add',
  done: 'Done',
  unseen: 'No answer so far has named it',
} as const

/** The record that was looked up: not mine by that. */
export const THIS_RECORD = 'This record'

export function iAm(merchant: string): string {
  return `I am ${merchant}`
}

export function youAre(merchant: string): string {
  return `You are ${merchant}`
}

/** "Who I am in US". */
export function whoIAmIn(countries: readonly string[]): string {
  return `Who I am in ${shownCountries(countries)}`
}
