/** Which kind of price a heading names, weighing all its words: one that disqualifies counts as much as one that qualifies. */
import type { Role } from '../../../model/import/answers.ts'
import { conceptsOf, type Concept } from './headingWords.ts'
import { foldHeading } from './foldHeading.ts'

export type PriceRole = Extract<
  Role,
  'price' | 'salePrice' | 'listPrice' | 'cost' | 'floor' | 'target'
>

export type PriceHeading =
  /** `weight` from 0 to 1: how surely it is the column that is meant. */
  | { kind: 'role'; role: PriceRole; weight: number }
  /** It is about prices, and holds none: a price group, a unit, a change, a date. */
  | { kind: 'about prices' }
  | null

/** Words that make a heading with "price" in it something else. */
const NOT_A_PRICE = [
  'perQuantity',
  'unit',
  'group',
  'change',
  'shipping',
  'centre',
  'quantity',
  'rating',
  'weight',
  'stock',
  'total',
] as const satisfies Concept[]

/** The cost of something that is no article. */
const NOT_A_COST = ['shipping', 'centre', 'change', 'group', 'tax'] as const satisfies Concept[]

const hasAny = (concepts: ReadonlySet<Concept>, list: readonly Concept[]) =>
  list.some((concept) => concepts.has(concept))

/** "Unit price" and "price per item" are prices of one article, in whatever unit it is sold. */
const OF_LIST =
  /^(?:price ?list|preisliste|pricelist|tarif|listino|prijslijst|cennik|cenik|prislista|prisliste)$/

const OF_ONE =
  /\b(?:per|each|a|je|pro) (?:item|piece|unit|stuck|pc|article|artikel|stk)\b|^(?:unit|item|each) (?:selling )?price$|^(?:cost|price) per item$/

export function priceRole(heading: string): PriceHeading {
  const folded = foldHeading(heading)
  if (OF_LIST.test(folded)) return { kind: 'about prices' }
  const concepts = conceptsOf(folded)
  const isPrice = concepts.has('price')
  const isOfOne = OF_ONE.test(folded)
  const isCost = concepts.has('cost') && !hasAny(concepts, NOT_A_COST)
  const isAbout = isPrice || concepts.has('sell') || concepts.has('cost') || concepts.has('floor')
  if (!isAbout && !concepts.has('list') && !concepts.has('sale') && !concepts.has('target'))
    return null
  const others = NOT_A_PRICE.filter((concept) => concepts.has(concept))
  const isOther = others.length > 0 && !isOfOne
  const words = folded.split(' ').length
  const isDate =
    concepts.has('date') &&
    !concepts.has('list') &&
    !concepts.has('old') &&
    !concepts.has('new') &&
    words > 1
  const isKind = concepts.has('kind') && !concepts.has('list') && words > 1
  // Feeds of price comparison sites call the price with tax PRICE_VAT.
  const isTax =
    concepts.has('tax') &&
    !/^price (?:vat|tax)$/.test(folded) &&
    !concepts.has('gross') &&
    !concepts.has('net') &&
    !/\b(?:incl|inkl|excl|exkl|with|inc|ex)\b/.test(folded)
  const isCurrency = concepts.has('currency') && words > 1 && !isPrice
  if (isOther || isDate || isKind || isTax || isCurrency) {
    return isPrice || concepts.has('cost') || concepts.has('sell') ? { kind: 'about prices' } : null
  }
  if (concepts.has('competitor'))
    return isPrice || concepts.has('sell') ? { kind: 'about prices' } : null
  if (
    isCost &&
    !(
      concepts.has('sell') &&
      !/\bek\b|einkauf|purchase|achat|compra|zakup|nakup|закуп/.test(folded) &&
      isPrice
    )
  ) {
    return { kind: 'role', role: 'cost', weight: concepts.has('old') ? 0.4 : 1 }
  }
  if (
    concepts.has('floor') &&
    (isPrice || /^(?:floor|map|floor price|preisuntergrenze|plancher|ondergrens)$/.test(folded))
  ) {
    return { kind: 'role', role: 'floor', weight: 1 }
  }
  if (concepts.has('target') && (isPrice || concepts.has('sell') || words === 1)) {
    return { kind: 'role', role: 'target', weight: 1 }
  }
  if (concepts.has('list') && !concepts.has('sell')) {
    // "Regular price" beside a sale price is what is asked without the sale.
    if (/\bregular\b/.test(folded)) return { kind: 'role', role: 'price', weight: 0.8 }
    return isPrice || words <= 2 ? { kind: 'role', role: 'listPrice', weight: 1 } : null
  }
  if (concepts.has('sale') && (isPrice || words === 1))
    return { kind: 'role', role: 'salePrice', weight: 0.9 }
  if (concepts.has('old') && isPrice) return { kind: 'role', role: 'listPrice', weight: 0.4 }
  if (!isPrice && !isSellAlone(folded, concepts)) return null
  let weight = 0.8
  if (concepts.has('sell') || concepts.has('new') || concepts.has('own')) weight += 0.15
  if (concepts.has('gross')) weight += 0.05
  if (concepts.has('net')) weight -= 0.3
  if (/^(?:amount|betrag|value|стоимость)$/.test(folded)) weight -= 0.15
  return { kind: 'role', role: 'price', weight }
}

/** "VK", "Verkauf", "VK brutto": what the shop asks, without a word for price. A shop is none. */
const isSellAlone = (folded: string, concepts: ReadonlySet<Concept>) =>
  concepts.has('sell') &&
  !/\b(?:shop|store|laden)\b/.test(folded) &&
  (!folded.includes(' ') || concepts.has('net') || concepts.has('gross'))

/** Whether it says that its figures are without or with tax; null where it says neither. */
export function taxOfHeading(heading: string): 'net' | 'gross' | null {
  const concepts = conceptsOf(foldHeading(heading))
  if (concepts.has('net')) return 'net'
  return concepts.has('gross') ? 'gross' : null
}
