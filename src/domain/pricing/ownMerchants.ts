/** The user’s own merchants in each country. Until one is chosen, no offer counts as the user’s. */
import { shownCountries } from '@/lib/countryCode.ts'
import { listedNames } from '@/lib/text/listedNames.ts'
import { spellingKey } from '@/lib/text/spelling.ts'

/** Your merchants, each by id or name; empty until one is chosen. */
export type OwnMerchants = readonly string[]

export const NO_OWN_MERCHANTS: OwnMerchants = []

/** Your merchants by country code in lower case. The entry `EVERYWHERE` applies to countries without an entry. */
export type OwnMerchantsByCountry = Readonly<Record<string, OwnMerchants>>

/** The key of the entry for all countries without their own. */
export const EVERYWHERE = '*'

const codeOf = (country: string) => country.toLowerCase()

/** Your merchants in countries that are requested together: the merchants of all these countries. */
export function ownMerchantsIn(
  ownMerchants: OwnMerchantsByCountry,
  countries: readonly string[],
): OwnMerchants {
  const under = (code: string) =>
    Object.hasOwn(ownMerchants, code) ? ownMerchants[code] : undefined
  const lists = countries.map(
    (country) => under(codeOf(country)) ?? under(EVERYWHERE) ?? NO_OWN_MERCHANTS,
  )
  const [first = NO_OWN_MERCHANTS] = lists
  return lists.length < 2 ? first : [...new Set(lists.flat())]
}

export function withOwnMerchantsIn(
  ownMerchants: OwnMerchantsByCountry,
  countries: readonly string[],
  chosen: OwnMerchants,
): OwnMerchantsByCountry {
  return {
    ...ownMerchants,
    ...Object.fromEntries(countries.map((country) => [codeOf(country), chosen])),
  }
}

export function areSameMerchants(one: OwnMerchants, other: OwnMerchants): boolean {
  return (
    one === other || (one.length === other.length && one.every((name, at) => name === other[at]))
  )
}

/** Your merchants in words: "Northgate and Harbor & Main", "Northgate and 2 more". */
export function formatOwnMerchants([first = '', second = '', ...rest]: OwnMerchants): string {
  if (second === '') return first
  return rest.length === 0 ? `${first} and ${second}` : `${first} and ${rest.length + 1} more`
}

export type IdentifiedOffer = {
  productId: string | null
  merchantId: string | null
  merchantName: string | null
}

/** How an offer is found to be yours: first by the merchant’s id, then by its grouped name. */
const TESTS = [
  ({ merchantId }: IdentifiedOffer, own: string) => merchantId === own,
  ({ merchantName }: IdentifiedOffer, own: string) =>
    merchantName !== null && spellingKey(merchantName) === spellingKey(own),
]

/** Whether a single offer is yours. */
export function isOwn(offer: IdentifiedOffer, ownMerchants: OwnMerchants): boolean {
  return ownMerchants.some((name) => TESTS.some((test) => test(offer, name)))
}

/** Your offers in a list: for each of your merchants, the offers with its id; without any, those with its name. */
export function myOffers<O extends IdentifiedOffer>(
  offers: readonly O[],
  ownMerchants: OwnMerchants,
): O[] {
  const [only] = ownMerchants
  if (only === undefined) return []
  if (ownMerchants.length === 1) return ofMerchant(offers, only)
  const found = new Set(ownMerchants.flatMap((name) => ofMerchant(offers, name)))
  return offers.filter((offer) => found.has(offer))
}

function ofMerchant<O extends IdentifiedOffer>(offers: readonly O[], name: string): O[] {
  for (const test of TESTS) {
    const found = offers.filter((offer) => test(offer, name))
    if (found.length > 0) return found
  }
  return []
}

/** The names among `names` that are yours. An id matches a name with the same letters and digits. */
export function ownMerchantsAmong(names: Iterable<string>, ownMerchants: OwnMerchants): string[] {
  const wanted = new Set(ownMerchants.map(spellingKey))
  return ownMerchants.length === 0 ? [] : [...names].filter((name) => wanted.has(spellingKey(name)))
}

/** Makes a test for offers of the same merchants as the given offers: by id, or by name if either side has no id. */
export function ofSameMerchants(
  identifiedOffers: readonly IdentifiedOffer[],
): (offer: IdentifiedOffer) => boolean {
  const nameOf = ({ merchantName }: IdentifiedOffer) => spellingKey(merchantName?.trim() ?? '')
  const ids = new Set(identifiedOffers.map(({ merchantId }) => merchantId))
  const names = new Set(identifiedOffers.map(nameOf))
  const namesWithoutId = new Set(
    identifiedOffers.filter(({ merchantId }) => merchantId === null).map(nameOf),
  )
  return (offer) => {
    const name = nameOf(offer)
    if (offer.merchantId === null) return name !== '' && names.has(name)
    return ids.has(offer.merchantId) || (name !== '' && namesWithoutId.has(name))
  }
}

/**
 * Your merchants for the head of a file: one line, or one per country if they differ. A merchant chosen by id is shown with the
 * name in the given offers.
 */
export function ownMerchantLines(
  ownMerchants: OwnMerchantsByCountry,
  groups: readonly (readonly string[])[],
  offers: readonly Pick<IdentifiedOffer, 'merchantId' | 'merchantName'>[],
): string[] {
  const names = new Map(offers.map(({ merchantId, merchantName }) => [merchantId, merchantName]))
  const inWords = (chosen: OwnMerchants) =>
    chosen.length === 0 ? 'none chosen' : listedNames(chosen.map((one) => names.get(one) ?? one))
  const lists = groups.map((group) => ownMerchantsIn(ownMerchants, group))
  const [first = NO_OWN_MERCHANTS] = lists
  return lists.every((list) => areSameMerchants(list, first))
    ? [`Your merchant: ${inWords(first)}`]
    : groups.map(
        (group, at) =>
          `Your merchant in ${shownCountries(group)}: ${inWords(lists[at] ?? NO_OWN_MERCHANTS)}`,
      )
}
