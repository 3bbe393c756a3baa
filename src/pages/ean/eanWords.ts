/** What an answer amounts to, in the words of announcements and of the recent look-ups. */
import type { EanResult } from '../../api/ean.ts'
import { formatCount, formatIndex, formatPrice } from '../../domain/format.ts'
import { labelled } from '../../domain/labelled.ts'
import { mineIn } from '../../domain/market/me.ts'
import { countMerchants } from '../../domain/market/merchantKey.ts'
import { toOfferRows } from '../../domain/market/offerRows.ts'
import { readReference } from '../../domain/market/reference.ts'
import type { Lookup } from '../../store/recents.ts'
import type { EanState } from '../../url/eanState.ts'
import { paths } from '../../url/paths.ts'

export function merchantsInWords(result: EanResult): string {
  const count = result.kind === 'found' ? countMerchants(result.offers) : 0
  if (count === 0) return 'no merchant'
  return count === 1 ? '1 merchant' : `${formatCount(count)} merchants`
}

function summaryOf(result: EanResult, { mine, ref, countries }: EanState) {
  if (result.kind === 'none') return null
  return toOfferRows(result.offers, {
    mine: mineIn(mine, countries),
    reference: readReference(ref),
  }).summary
}

/** "9 merchants in us, lowest offer price 38.50"; `label` is the currency label of the countries, '' for none. */
export function answerInWords(
  result: EanResult,
  state: EanState,
  countries: string[],
  label: string,
): string {
  const lowest = summaryOf(result, state)?.min ?? null
  const where = `${merchantsInWords(result)} in ${countries.join(', ')}`
  return lowest === null
    ? where
    : `${where}, lowest offer price ${labelled(label, formatPrice(lowest))}`
}

/** Kept without the choices of the page: the same code again is the same look-up. */
export function toLookup(code: string, state: EanState, result: EanResult): Omit<Lookup, 'at'> {
  const index = summaryOf(result, state)?.index ?? null
  return {
    kind: 'ean',
    path: paths.ean(code, { countries: state.countries }),
    label: code,
    detail: `EAN prices, ${merchantsInWords(result)}`,
    figure: index === null ? '' : `index ${formatIndex(index.index)}`,
  }
}
