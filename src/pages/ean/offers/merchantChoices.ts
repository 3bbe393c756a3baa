/** The merchants of an answer as choices: which one is mine, and whom to be measured against. */
import type { Offer } from '../../../catalog/operations/ean.ts'
import { isProductId } from '../../../catalog/productId.ts'
import { shortId } from '../../../lib/numbers/format.ts'
import { myOffers, type Mine } from '../../../market/me.ts'
import { REFERENCE_KINDS, referenceWords, type ReferenceScope } from '../../../market/reference.ts'
import type { SelectOption } from '../../../ui/fields/SelectField.tsx'

const NO_NAME = 'Merchant without a name'

/** What a link writes for a merchant: its id, or its name where it has none. */
function merchantKey(offer: Offer): string {
  return offer.merchantId ?? offer.merchantName ?? ''
}

export function merchantName(offer: Offer): string {
  return offer.merchantName ?? offer.merchantId ?? NO_NAME
}

const MOST_CHARACTERS = 48

/** For sentences and small cells; the whole name stands in the table. */
export function shortMerchantName(offer: Offer): string {
  const characters = Array.from(merchantName(offer))
  if (characters.length <= MOST_CHARACTERS) return characters.join('')
  return `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`
}

/** Made once: comparing ten thousand names each with a collator of its own takes long. */
const byName = new Intl.Collator('en')

/** Each once, in the order given. */
export function distinctMerchants(offers: readonly Offer[]): SelectOption<string>[] {
  const byKey = new Map<string, string>()
  for (const offer of offers) {
    const key = merchantKey(offer)
    if (key !== '' && !byKey.has(key)) byKey.set(key, shortMerchantName(offer))
  }
  return [...byKey].map(([value, label]) => ({ value, label }))
}

/** A choice made elsewhere stays visible where its merchant has no offer. */
function withChosen(options: SelectOption<string>[], chosen: string): SelectOption<string>[] {
  if (options.some(({ value }) => value === chosen)) return options
  const name = isProductId(chosen) ? shortId(chosen) : chosen
  return [...options, { value: chosen, label: `${name} (not here)` }]
}

export function referenceChoices(
  offers: Offer[],
  mine: Mine,
  ref: string,
  scope: ReferenceScope,
): { value: string; options: SelectOption<string>[] } {
  const own = new Set(myOffers(offers, mine).map(merchantKey))
  const rivals = distinctMerchants(offers.filter((offer) => offer.merchantId !== null))
    .filter(({ value }) => !own.has(value))
    .toSorted((a, b) => byName.compare(a.label, b.label))
  const options: SelectOption<string>[] = [
    ...REFERENCE_KINDS.map((value) => ({
      value,
      label: referenceWords(value, undefined, scope).label,
    })),
    ...rivals,
  ]
  return { value: ref, options: withChosen(options, ref) }
}
