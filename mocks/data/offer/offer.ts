/** An offer: one merchant's listing of an article, as a pure function of (seed, ordinal). */
import type { Article } from '../article/article.ts'
import { marketAt } from '../article/articleMarket.ts'
import type { ArticleNumbers } from '../article/articleNumbers.ts'
import { sizesFor, type Gender } from '../article/assortment.ts'
import { titleParts } from '../article/titles.ts'
import { hash } from '../numbers/hash.ts'
import { placeOf } from '../numbers/layout.ts'
import type { Country, Merchant } from './merchants.ts'
import { odditiesOf, outOfStockRate, type Oddities } from './oddities.ts'
import { pricesOf, type Prices } from './prices.ts'

export type Offer = {
  ordinal: number
  article: Article
  /** The numbers that its row shares with the article's other offers. */
  numbers: ArticleNumbers
  country: Country
  merchant: Merchant
  prices: Prices
  oddities: Oddities
  inStock: boolean
  /** In parts; no word spans two parts (`titles.ts`). */
  title: readonly (number | string)[]
  /** '' if the record lacks a gender. */
  gender: Gender
  sizes: readonly string[]
}

const stockTopic = 62
const sizeTopic = 63

export function offerAt(seed: number, ordinal: number): Offer {
  const { start, offers, place: index } = placeOf(seed, ordinal)
  const { article, numbers, titles, sellers } = marketAt(seed, start, offers)
  const away = article.abroad !== null && index >= article.abroadFrom
  const country = away && article.abroad ? article.abroad : article.home
  const merchant = sellers[index] as Merchant // each place has its seller
  const { showcase } = article
  const named = showcase?.named.some((each) => each.merchant === merchant.id) ?? false
  const oddities = odditiesOf(seed, ordinal, named)
  return {
    ordinal,
    article,
    numbers,
    country,
    merchant,
    prices: pricesOf(seed, ordinal, article, country, merchant, oddities.price),
    oddities,
    inStock:
      showcase && index === 0
        ? showcase.inStock
        : hash(seed, ordinal, stockTopic) / 0x1_0000_0000 >= outOfStockRate,
    title: titleParts({ country, merchant }, article, titles, oddities.title, ordinal),
    gender: oddities.field === 'no gender' ? '' : article.gender,
    sizes: sizesOf(seed, ordinal, article),
  }
}

function sizesOf(seed: number, ordinal: number, article: Article): readonly string[] {
  const all = sizesFor(article.type, article.gender)
  if (all.length === 1) return all
  const draw = hash(seed, ordinal, sizeTopic)
  if (packs.has(article.type.scale)) {
    // the article determines the pack; some merchants sell the next pack size too
    const pack = hash(seed, article.start, sizeTopic) % all.length
    return cut(all, pack, pack + (draw % 5 === 0 ? 2 : 1))
  }
  // the middle size is always included, so that all merchants of an article share one code
  const middle = all.length >> 1
  const from = ordinal === 0 ? 0 : Math.min(draw % 3, middle)
  return cut(all, from, Math.max(all.length - ((draw >>> 8) % 3), middle + 1))
}

const packs = new Set(['volume', 'weight', 'storage', 'litres'])

/** `list.slice(from, to)`, always the same array for the same arguments: only a few dozen exist in any catalog. */
function cut(list: readonly string[], from: number, to: number): readonly string[] {
  const ofList = cuts.get(list) ?? []
  if (ofList.length === 0) cuts.set(list, ofList)
  return (ofList[from * longest + to] ??= list.slice(from, to))
}

const longest = 16
const cuts = new Map<readonly string[], (readonly string[])[]>()
