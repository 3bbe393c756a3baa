/** What all offers of an article share: the article, its titles, the numbers of its values, and its sellers. */
import { Dice } from '../numbers/hash.ts'
import { merchants, merchantsIn, type Country, type Merchant } from '../offer/merchants.ts'
import { articleAt, type Article } from './article.ts'
import { numbersOf, type ArticleNumbers } from './articleNumbers.ts'
import { titlesOf, type Titles } from './titles.ts'

export type ArticleMarket = {
  seed: number
  article: Article
  titles: Titles
  numbers: ArticleNumbers
  /** The merchant of each place in the home country, then of each place abroad. */
  sellers: readonly Merchant[]
}

const homeTopic = 61
const abroadTopic = 64

// A cache of as many articles as one segment has positions: consecutive ordinals lie within one segment, so each article is made
// once.
const slots = 10_000
const recent: (ArticleMarket | undefined)[] = Array.from({ length: slots })

export function marketAt(seed: number, start: number, offers: number): ArticleMarket {
  const known = recent[start % slots]
  if (known?.seed === seed && known.article.start === start) return known
  const article = articleAt(seed, start, offers)
  const { home, abroad, abroadFrom } = article
  const market = {
    seed,
    article,
    titles: titlesOf(seed, article),
    numbers: numbersOf(article),
    sellers: [
      ...sellersOf(seed, article, home, abroadFrom),
      ...(abroad ? sellersOf(seed, article, abroad, article.offers - abroadFrom) : []),
    ],
  }
  recent[start % slots] = market
  return market
}

/** Draws an article's merchants one after another, in proportion to their weight, without repeats. */
function sellersOf(seed: number, article: Article, country: Country, count: number): Merchant[] {
  const named = article.showcase?.named ?? []
  // the cast: showcase.ts names merchants by their ids
  const sellers = named.map(
    ({ merchant }) => merchants.find(({ id }) => id === merchant) as Merchant,
  )
  const there = merchantsIn[country].filter((each) => !sellers.includes(each))
  const weights = there.map((each) => each.weight)
  let total = weights.reduce((sum, weight) => sum + weight, 0)
  const dice = new Dice(seed, article.start, country === article.home ? homeTopic : abroadTopic)
  while (sellers.length < count) {
    const drawn = dice.weighted(weights, total)
    sellers.push(there[drawn] as Merchant) // weighted() returns an index of `there`
    total -= weights[drawn] ?? 0
    weights[drawn] = 0
  }
  return sellers
}
