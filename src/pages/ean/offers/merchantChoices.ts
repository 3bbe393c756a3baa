/** Lists the merchants of an answer as options: to choose your merchant, and the merchant to compare with. */
import type { Offer } from '@/api/operations/ean.ts'
import { isProductId } from '@/api/productId.ts'
import type { SelectOption } from '@/components/ui/fields/SelectField.tsx'
import { merchantKeyIn, namesOfIds } from '@/domain/pricing/merchantKey.ts'
import { canonicalName, type Aliases } from '@/domain/pricing/names.ts'
import { myOffers, type OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { REFERENCE_KINDS, referenceWords, type ReferenceScope } from '@/domain/pricing/reference.ts'
import { shortId } from '@/lib/numbers/format.ts'
import { compareTexts } from '@/lib/text/collation.ts'

const NO_NAME = 'Merchant without a name'

/** Identifies a merchant in a link: by its ID, or by its name when it has none. */
function merchantKey(offer: Offer): string {
  return offer.merchantId ?? offer.merchantName ?? ''
}

export function merchantName(offer: Offer): string {
  return offer.merchantName ?? offer.merchantId ?? NO_NAME
}

const MOST_CHARACTERS = 48

function short(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= MOST_CHARACTERS) return name
  return `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`
}

/** A merchant's name, shortened for sentences and small cells; the table has the full name. */
export function shortMerchantName(offer: Offer): string {
  return short(merchantName(offer))
}

/** The merchants of the offers as options, each once and in the given order. */
export function distinctMerchants(offers: readonly Offer[]): SelectOption<string>[] {
  const byKey = new Map<string, string>()
  for (const offer of offers) {
    const key = merchantKey(offer)
    if (key !== '' && !byKey.has(key)) byKey.set(key, shortMerchantName(offer))
  }
  return [...byKey].map(([value, label]) => ({ value, label }))
}

/** Adds the chosen merchant to the options, because it may be chosen elsewhere and have no offer here. */
function withChosen(options: SelectOption<string>[], chosen: string): SelectOption<string>[] {
  if (options.some(({ value }) => value === chosen)) return options
  const name = isProductId(chosen) ? shortId(chosen) : chosen
  return [...options, { value: chosen, label: name }]
}

/**
 * The options for what prices are compared with. A merchant is one option under its canonical name, even with several names and IDs
 * among the offers. Its value is the first of these IDs; any of them in an address selects it.
 */
export function referenceChoices(
  offers: Offer[],
  ownMerchants: OwnMerchants,
  ref: string,
  scope: ReferenceScope,
  aliases: Aliases,
): { value: string; options: SelectOption<string>[] } {
  const own = new Set(myOffers(offers, ownMerchants))
  const keyOf = merchantKeyIn(aliases, namesOfIds([offers]))
  const competitors = new Map<string, SelectOption<string>>()
  // An answer may use one ID for two merchants; they then share an option.
  const byId = new Map<string, SelectOption<string>>()
  let value = ref
  for (const offer of offers) {
    const key = keyOf(offer)
    const { merchantId } = offer
    if (key === null || merchantId === null || own.has(offer)) continue
    const competitor = competitors.get(key) ??
      byId.get(merchantId) ?? {
        value: merchantId,
        label: short(canonicalName(merchantName(offer), aliases)),
      }
    competitors.set(key, competitor)
    byId.set(merchantId, competitor)
    if (merchantId === ref) value = competitor.value
  }
  const options: SelectOption<string>[] = [
    ...REFERENCE_KINDS.map((kind) => ({
      value: kind,
      label: referenceWords(kind, undefined, scope).label,
    })),
    ...[...new Set(competitors.values())].toSorted((a, b) => compareTexts(a.label, b.label)),
  ]
  return { value, options: withChosen(options, value) }
}
