/** An offer: one merchant's listing of an article, as a pure function of (seed, ordinal). */
import { articleAt, type Article } from './article.ts'
import { sizesFor, type Gender } from './assortment.ts'
import { Dice, hash } from './hash.ts'
import { placeOf } from './layout.ts'
import { merchants, merchantsIn, type Country, type Merchant } from './merchants.ts'
import { odditiesOf, outOfStockRate, type Oddities } from './oddities.ts'
import { pricesOf, type Prices } from './prices.ts'
import { titleOf } from './titles.ts'

export type Offer = {
  ordinal: number
  article: Article
  country: Country
  merchant: Merchant
  prices: Prices
  oddities: Oddities
  inStock: boolean
  title: string
  /** '' where the record names none. */
  gender: Gender
  brandName: string
  sizes: readonly string[]
}

const merchantTopic = 61
const abroadTopic = 64
const stockTopic = 62
const sizeTopic = 63

export function offerAt(seed: number, ordinal: number): Offer {
  const { start, offers, place } = placeOf(seed, ordinal)
  const article = articleAt(seed, start, offers)
  const away = article.abroad !== null && place >= article.abroadFrom
  const country = away && article.abroad ? article.abroad : article.home
  const merchant = merchantFor(seed, article, country, away ? place - article.abroadFrom : place)
  const showcase = article.showcase
  const named = showcase?.named.some((each) => each.merchant === merchant.id) ?? false
  const oddities = odditiesOf(seed, ordinal, named)
  return {
    ordinal,
    article,
    country,
    merchant,
    prices: pricesOf(seed, ordinal, article, country, merchant, oddities.price),
    oddities,
    inStock:
      showcase && place === 0
        ? showcase.inStock
        : hash(seed, ordinal, stockTopic) / 0x1_0000_0000 >= outOfStockRate,
    title: titleOf(seed, ordinal, article, country, merchant, oddities.title),
    gender: oddities.field === 'no gender' ? '' : article.gender,
    brandName: oddities.field === 'no brand' ? '' : article.brand.name,
    sizes: sizesOf(seed, ordinal, article),
  }
}

/** Merchants of an article are drawn one after the other, in proportion to their weight, none twice. */
function merchantFor(seed: number, article: Article, country: Country, place: number): Merchant {
  const named = article.showcase?.named ?? []
  const written = named[place]
  if (written) return merchants.find((each) => each.id === written.merchant) as Merchant // named by their ids in showcase.ts
  const there = merchantsIn[country].filter((each) =>
    named.every((other) => other.merchant !== each.id),
  )
  const weights = there.map((each) => each.weight)
  let total = weights.reduce((sum, weight) => sum + weight, 0)
  const dice = new Dice(seed, article.start, country === article.home ? merchantTopic : abroadTopic)
  for (let left = place - named.length; ; left -= 1) {
    const drawn = dice.weighted(weights, total)
    if (left === 0) return there[drawn] as Merchant // an index of the list it was drawn from
    total -= weights[drawn] ?? 0
    weights[drawn] = 0
  }
}

function sizesOf(seed: number, ordinal: number, article: Article): readonly string[] {
  const all = sizesFor(article.type, article.gender)
  if (all.length === 1) return all
  const draw = hash(seed, ordinal, sizeTopic)
  if (packs.has(article.type.scale)) {
    // the article itself says which pack it is; some merchants sell the next one along with it
    const pack = hash(seed, article.start, sizeTopic) % all.length
    return all.slice(pack, pack + (draw % 5 === 0 ? 2 : 1))
  }
  // the middle size is always there, so that one code is shared by all merchants of an article
  const middle = all.length >> 1
  const from = ordinal === 0 ? 0 : Math.min(draw % 3, middle)
  return all.slice(from, Math.max(all.length - ((draw >>> 8) % 3), middle + 1))
}

const packs = new Set(['volume', 'weight', 'storage', 'litres'])
