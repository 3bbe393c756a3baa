/** Describes the result of an answer, for announcements and recent look-ups. */
import type { EanResult } from '@/api/operations/ean.ts'
import { countMerchants } from '@/domain/pricing/merchantKey.ts'
import { allSpellings, type Aliases } from '@/domain/pricing/names.ts'
import { toOfferRows } from '@/domain/pricing/offerRows.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import { readReference, competitorName } from '@/domain/pricing/reference.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatIndex, formatPrice } from '@/lib/numbers/format.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import { plural } from '@/lib/text/plural.ts'
import { paths } from '@/routing/paths.ts'
import type { EanState } from '@/routing/states/eanState.ts'
import type { Lookup } from '@/storage/searches/recents.ts'

export function merchantsInWords(result: EanResult, aliases: Aliases = []): string {
  const count = result.kind === 'found' ? countMerchants(result.offers, aliases) : 0
  if (count === 0) return 'no merchant'
  return plural(count, 'merchant')
}

function summaryOf(
  result: EanResult,
  { ownMerchants, ref, countries }: EanState,
  aliases: Aliases,
) {
  if (result.kind === 'none') return null
  return toOfferRows(result.offers, {
    ownMerchants: allSpellings(ownMerchantsIn(ownMerchants, countries), aliases),
    reference: readReference(ref, competitorName(ref, [result.offers], aliases)),
    aliases,
  }).summary
}

/**
 * The result as text: "9 merchants in US, lowest offer price 38.50"; `label` is the currency label of the countries, '' for none.
 */
export function answerInWords(
  result: EanResult,
  state: EanState,
  countries: string[],
  label: string,
  aliases: Aliases = [],
): string {
  const lowest = summaryOf(result, state, aliases)?.min ?? null
  const where = `${merchantsInWords(result, aliases)} in ${shownCountries(countries)}`
  return lowest === null
    ? where
    : `${where}, lowest offer price ${withCurrencyLabel(label, formatPrice(lowest))}`
}

/** The code as an entry of the recent look-ups. The page's choices are left out, so that each code has one entry. */
export function toLookup(
  code: string,
  state: EanState,
  result: EanResult,
  aliases: Aliases = [],
): Omit<Lookup, 'at'> {
  const index = summaryOf(result, state, aliases)?.index ?? null
  return {
    kind: 'ean',
    path: paths.ean(code, { countries: state.countries }),
    label: code,
    detail: `EAN prices, ${merchantsInWords(result, aliases)}`,
    figure: index === null ? '' : `index ${formatIndex(index.index)}`,
  }
}
