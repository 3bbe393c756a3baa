/** An offer: one merchant's listing of an article, as a pure function of (seed, ordinal). */
import { articleAt, type Article } from './article.ts'
import { sizesOf, type Gender } from './assortment.ts'
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
  /** Index in the article's scale of the first size. */
  firstSize: number
}

const merchantTopic = 61
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
  const { sizes, firstSize } = sizesFor(seed, ordinal, article)
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
    sizes,
    firstSize,
  }
}

/** Merchants of an article are drawn one after the other, in proportion to their weight, none twice. */
function merchantFor(seed: number, article: Article, country: Country, place: number): Merchant {
  const named = article.showcase?.named ?? []
  const there = merchantsIn[country].filter(
    (index) => !named.some((each) => each.merchant === merchants[index]?.id),
  )
  const chosen = named[place]
  if (chosen) return merchants.find((each) => each.id === chosen.merchant) as Merchant // named by their ids in showcase.ts
  const dice = new Dice(seed, article.start, merchantTopic + (country === article.home ? 0 : 1000))
  let left = place - named.length
  for (;;) {
    const weights = there.map((index) => merchants[index]?.weight ?? 0)
    const drawn = dice.weighted(
      weights,
      weights.reduce((total, weight) => total + weight, 0),
    )
    if (left === 0 || there.length === 1) return merchants[there[drawn] ?? 0] as Merchant // drawn from the list itself
    there.splice(drawn, 1)
    left -= 1
  }
}

function sizesFor(
  seed: number,
  ordinal: number,
  article: Article,
): { sizes: readonly string[]; firstSize: number } {
  const child = /Boys|Girls/.test(article.gender) && /clothing|waist/.test(article.type.scale)
  const all = sizesOf[child ? 'child' : article.type.scale]
  if (all.length === 1) return { sizes: all, firstSize: 0 }
  const draw = hash(seed, ordinal, sizeTopic)
  if (/volume|weight|storage|litres/.test(article.type.scale)) {
    // the article itself says which pack it is; some merchants sell the next one along with it
    const pack = hash(seed, article.start, sizeTopic) % all.length
    return { sizes: all.slice(pack, pack + 1 + (draw % 5 === 0 ? 1 : 0)), firstSize: pack }
  }
  // the middle size is always there, so that one code is shared by all merchants of an article
  const firstSize = article.showcase && article.start === 0 && ordinal === 0 ? 0 : draw % 3
  const last = all.length - ((draw >>> 8) % 3)
  const from = Math.min(firstSize, all.length >> 1)
  return { sizes: all.slice(from, Math.max(last, (all.length >> 1) + 1)), firstSize: from }
}
