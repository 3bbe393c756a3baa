/** Names and sentences for the choice of your merchants, which is in the header and which pages mention. */
import { shownCountries } from '@/lib/countryCode.ts'

export const OWN_MERCHANTS = {
  title: 'Your merchant',
  find: 'Merchant name or ID',
  list: 'Merchants',
  data: 'Your data',
  countries: 'Countries',
  choose: 'Choose merchant',
  done: 'Done',
  notSeen: 'Not seen in any result yet',
} as const

/** The listing that was looked up, whose merchant need not be yours. */
export const THIS_RECORD = 'This listing'

/** "Northgate", "Northgate +1", or "choose merchant" while none is chosen: the text after "You:". */
export function youInWords([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'choose merchant'
  return others.length === 0 ? first : `${first} +${others.length}`
}

/** The checkbox that adds a merchant to the chosen ones, or removes it. */
export function alsoMerchant(name: string): string {
  return `Also ${name}`
}

/** "Northgate, Cartwheel and Sundial". */
function namesInWords(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** Announced after you have chosen your merchants in these countries: "You are now Northgate in US". */
export function youAreNow(names: readonly string[], countries: readonly string[]): string {
  const where = shownCountries(countries)
  return names.length === 0
    ? `You have no merchant in ${where} now`
    : `You are now ${namesInWords(names)} in ${where}`
}
