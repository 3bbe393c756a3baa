/** Plausible shop prices: a common level for each article, a policy for each merchant, and typical endings. */
import type { Article } from '../article/article.ts'
import { Dice } from '../numbers/hash.ts'
import type { Country, Ending, Merchant } from './merchants.ts'
import type { PriceOddity } from './oddities.ts'

export type Prices = {
  offer: number | null
  mrp: number | null
  /** In per cent, as the merchant states it. */
  discount: number | null
  /** In per cent; relative to the price of some weeks ago, so it often differs. */
  trueDiscount: number | null
}

const topic = 51

// prices in rupees are about thirty times those in US dollars
const levels: Record<Country, number> = { us: 1, in: 32, gb: 0.82, de: 0.92 }

export function pricesOf(
  seed: number,
  ordinal: number,
  article: Article,
  country: Country,
  merchant: Merchant,
  oddity: PriceOddity | null,
): Prices {
  const dice = new Dice(seed, ordinal, topic)
  const named = article.showcase?.named.find((each) => each.merchant === merchant.id)
  const level = article.mrp * levels[country]
  const own = dice.chance(0.14) ? dice.pick([0.92, 0.95, 1.05, 1.08, 1.1]) : 1
  const mrp = named?.mrp ?? roundMrp(level * own, country)
  const matching = dice.chance(0.16)
  const noise = dice.between(-7, 7)
  // a merchant's policy applies to the article's usual price, so that its offers stay comparable
  const policy = matching ? 1 : 1 - (merchant.generosity + noise) / 100
  const percent = 100 - (100 - article.discount) * policy
  let offer =
    named?.offer ?? offerFrom(mrp, percent, country, matching ? 'ninety' : merchant.ending)
  if (oddity === 'above MRP')
    offer = roundTo(mrp * dice.between(1.03, 1.35), country, merchant.ending)
  const exact = mrp > 0 ? (1 - offer / mrp) * 100 : 0
  let discount =
    merchant.ending === 'ninety-five' ? Math.round(exact * 100) / 100 : Math.round(exact)
  const slip = dice.pick([-14, -9, -6, -4, 3, 5, 8, 12])
  if (oddity === 'discount disagrees') discount = Math.max(0, Math.min(90, discount + slip))
  const truth = trueDiscountOf(dice, discount)
  return {
    offer: oddity === 'zero offer' ? 0 : oddity === 'no offer' ? null : offer,
    mrp: oddity === 'zero MRP' ? 0 : oddity === 'no MRP' ? null : mrp,
    discount: oddity === 'no discount given' ? null : discount,
    trueDiscount: named && article.start === 0 && merchant.id === 'northgate' ? 12 : truth,
  }
}

/** The price of another colour or size of the same listing, which costs more or less. */
export function variantPrice(
  price: number | null,
  factor: number,
  country: Country,
  ending: Ending,
): number | null {
  return price === null || price === 0 ? price : roundTo(price * factor, country, ending)
}

function offerFrom(mrp: number, percent: number, country: Country, ending: Ending): number {
  if (percent < 3) return mrp
  const offer = roundTo(mrp * (1 - Math.min(percent, 85) / 100), country, ending)
  return offer > mrp ? mrp : offer
}

function trueDiscountOf(dice: Dice, discount: number): number | null {
  const draw = dice.next()
  const share = dice.between(0.25, 0.95)
  if (draw < 0.68) return discount
  if (draw < 0.96) return Math.round(discount * share * 10) / 10
  return draw < 0.98 ? -Math.round(share * 9) : null
}

function roundMrp(price: number, country: Country): number {
  if (country === 'in')
    return price >= 500
      ? Math.max(1, Math.round(price / 100)) * 100 - 1
      : Math.max(1, Math.round(price / 10)) * 10 - 1
  if (price < 20) return Math.max(1, Math.round(price)) - 0.01
  return price < 100 ? Math.round(price) : Math.round(price / 5) * 5
}

const cents: Record<Ending, number> = {
  ninety: 0.9,
  'ninety-nine': 0.99,
  'ninety-five': 0.95,
  whole: 0,
  half: 0.5,
}

function roundTo(price: number, country: Country, ending: Ending): number {
  if (country === 'in') return roundRupees(price, ending)
  const whole = Math.floor(price)
  const rounded = whole + cents[ending]
  return Math.round(Math.max(rounded, 0.5) * 100) / 100
}

function roundRupees(price: number, ending: Ending): number {
  const step = price >= 2000 ? 100 : price >= 500 ? 50 : 10
  const rounded = Math.max(1, Math.round(price / step)) * step
  return ending === 'whole' ? rounded : ending === 'half' ? Math.max(5, rounded - 5) : rounded - 1
}
