/**
 * Finds which kind of price a heading names by weighing all its words: a word that disqualifies counts as much as a word that
 * qualifies.
 */
import type { ColumnRole } from '@/domain/import/answers.ts'
import { foldHeading } from './foldHeading.ts'
import { headingTerms, type Concept, type HeadingTerms } from './headingTerms.ts'

export type PriceRole = Extract<
  ColumnRole,
  'price' | 'salePrice' | 'listPrice' | 'cost' | 'floor' | 'target'
>

export type PriceHeading =
  | {
      kind: 'role'
      role: PriceRole
      /** How certain it is that this column is meant, from 0 to 1. */
      weight: number
      /**
       * A word of the heading that could make it something else, so that the user has to decide; null if all words are known.
       */
      doubt: string | null
    }
  /** The heading is about prices, but its column contains none: a price group, a unit, a change, a date. */
  | { kind: 'about prices' }
  | null

/** Words that make a heading with "price" mean something that is not a price. */
const NOT_A_PRICE = [
  'measure',
  'unit',
  'group',
  'kind',
  'change',
  'shipping',
  'centre',
  'quantity',
  'rating',
  'weight',
  'stock',
  'total',
  'tax',
  'competitor',
  'max',
  'date',
] as const satisfies Concept[]

const ABOUT_PRICES: PriceHeading = { kind: 'about prices' }

const role = (name: PriceRole, weight: number, doubt: string | null = null): PriceHeading => ({
  kind: 'role',
  role: name,
  weight,
  doubt,
})

/** Names of price lists, as in settings and links. */
const OF_LIST =
  /^(?:price ?lists?|list of prices|preislisten?|listes? de prix|lista (?:de )?(?:precios|precos|prezzi)|listino prezzi|prijslijst|cennik|cenik|prislist[ae]?|fiyat listesi|праис ?лист|价目表|價目表|価格表)$/

/** The heading PRICE_VAT, as feeds of price comparison sites call the price with tax. */
const WITH_VAT = /^price vat$/

export function priceRole(heading: string): PriceHeading {
  const folded = foldHeading(heading)
  if (folded === '') return null
  if (OF_LIST.test(folded)) return ABOUT_PRICES
  const terms = headingTerms(folded)
  const { concepts } = terms
  const has = (concept: Concept) => concepts.has(concept)
  const isPrice = has('price')
  const isAbout = isPrice || has('cost') || SELL_ALONE.test(folded) || TAX_ALONE.test(folded)
  if (!isAbout && !has('amount') && !has('list') && !has('floor') && !has('target')) return null
  if (isSomethingElse(terms, folded)) return isPrice || has('cost') ? ABOUT_PRICES : null
  return costRole(terms) ?? boundRole(terms, folded) ?? listRole(terms) ?? offerRole(terms, folded)
}

function isSomethingElse({ concepts, hasDay, count }: HeadingTerms, folded: string): boolean {
  if (WITH_VAT.test(folded)) return false
  const others = NOT_A_PRICE.filter((concept) => concepts.has(concept))
  if (others.length === 0) return concepts.has('currency') && count > 1
  const [other] = others
  if (others.length > 1) return true
  // "Price per piece" and "unit price" are prices of one product; "Price from 1 May" is a price with its day.
  if (other === 'unit') return !concepts.has('piece')
  if (other === 'date') return !hasDay
  return true
}

const firstUnknown = ({ unknown }: HeadingTerms) => unknown[0] ?? null

/** The role of a heading for what the merchant pays. "Wholesale selling price" is what the wholesaler charges the merchant. */
function costRole(terms: HeadingTerms): PriceHeading {
  const { concepts, unknown } = terms
  const isOfSupplier = concepts.has('supplier') && concepts.has('price')
  if (!concepts.has('cost') && !isOfSupplier) return null
  if (!concepts.has('price') && unknown.length > 0) return null
  return role('cost', concepts.has('old') || concepts.has('average') ? 0.8 : 1, null)
}

/** A heading that has only a word for tax, such as "Net" or "Brutto", which may be a price but also a weight. */
const TAX_ALONE =
  /^(?:net|netto|neto|liquido|ht|gross|brutto|bruto|lordo|ttc|incl vat|excl vat|inkl mwst|exkl mwst)$/

const SUM = /\b(?:value|valor)\b|金额|金額/

const FLOOR_ALONE = /^(?:map|floor|(?:preis)?untergrenze|plancher|ondergrens|миц)$/

/** The role of a heading for the lowest price that is allowed, or for the target price. */
function boundRole(terms: HeadingTerms, folded: string): PriceHeading {
  const { concepts, count } = terms
  const isPrice = concepts.has('price')
  if (concepts.has('lowest')) {
    if (!isPrice) return null
    if (concepts.has('old')) return role('listPrice', 0.4)
    return concepts.has('average') ? ABOUT_PRICES : role('floor', 0.5, 'lowest')
  }
  if (concepts.has('floor')) {
    // "Min pris" is the own price in Swedish, and "min. price" everywhere else.
    if (/^min pris(?:er)?\b/.test(folded)) return role('price', 0.6, 'min')
    if (isPrice || FLOOR_ALONE.test(folded)) return role('floor', 1)
    return null
  }
  if (concepts.has('target') && (isPrice || count === 1)) return role('target', 1)
  return null
}

/** The role of a heading for the recommended price, or for a former one. */
function listRole(terms: HeadingTerms): PriceHeading {
  const { concepts } = terms
  const isPrice = concepts.has('price')
  if (concepts.has('average')) return isPrice ? ABOUT_PRICES : null
  if (concepts.has('list'))
    return isPrice || concepts.has('sell') ? role('listPrice', concepts.has('net') ? 0.7 : 1) : null
  if (!isPrice) return null
  if (concepts.has('old')) return role('listPrice', 0.4)
  return null
}

/** The role of a heading for the current price, with or without a reduction. */
function offerRole(terms: HeadingTerms, folded: string): PriceHeading {
  const { concepts, count, unknown } = terms
  // "Tarif" may be the cost, so the user decides.
  const doubt = /^tarifs?\b/.test(folded) ? 'tarif' : firstUnknown(terms)
  if (!concepts.has('price')) {
    if (TAX_ALONE.test(folded)) return role('price', concepts.has('net') ? 0.4 : 0.6, folded)
    const isAlone = count === 1 && unknown.length === 0
    // In most reports "value" is the value of what was sold or of the stock.
    if (isAlone && concepts.has('amount'))
      return role('price', 0.65, SUM.test(folded) ? folded : null)
    if (concepts.has('amount')) return concepts.has('sell') ? role('price', 0.8, doubt) : null
    return SELL_ALONE.test(folded) ? role('price', concepts.has('net') ? 0.65 : 0.95) : null
  }
  if (concepts.has('sale')) return role('salePrice', doubt === null ? 0.9 : 0.7, doubt)
  let weight = 0.8
  if (concepts.has('sell') || concepts.has('new') || concepts.has('own')) weight += 0.15
  if (concepts.has('gross')) weight += 0.15
  if (concepts.has('net')) weight -= 0.3
  if (concepts.has('regular') && !concepts.has('new')) weight -= 0.15
  if (doubt !== null) weight -= 0.2
  return role('price', weight, doubt)
}

/**
 * Headings for the merchant’s price without a word for price, "Retail", "Verkauf brutto"; words for sales or shops don’t count.
 */
const SELL_ALONE =
  /^(?:(?:net|netto|gross|brutto) )?(?:retail|sell|selling|verkauf|vente|venta|vendita|venda|verkoop|salg|satis|零售|售|販売)(?: (?:netto|brutto|net|gross|ttc|ht|incl\b.*|inkl\b.*|excl\b.*|exkl\b.*))?$/
