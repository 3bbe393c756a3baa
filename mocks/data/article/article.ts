/** An article: the physical product that several merchants offer. It is a pure function of the seed and of its first position. */
import { Dice } from '../numbers/hash.ts'
import { merchantsIn, type Country } from '../offer/merchants.ts'
import { appearances, type Appearance } from './appearances.ts'
import { articleTypes, type ArticleType, type Division, type Gender } from './assortment.ts'
import { brands, type Brand } from './brands.ts'
import { showcaseAt, type Showcase } from './showcase.ts'

export type Article = {
  start: number
  offers: number
  type: ArticleType
  noun: readonly [string, string]
  brand: Brand
  gender: Gender
  /** The facet value, and its words in a title. */
  silhouette: readonly [string, string]
  cut: readonly [string, string]
  fabric: readonly [string, string]
  occasion: string
  appearance: Appearance
  second: Appearance | null
  features: readonly [string, string]
  /** The usual MRP at US price levels. */
  mrp: number
  /** Usual discount over all merchants, percent. */
  discount: number
  /** Quality from 0 to 1, for the ratings. */
  quality: number
  /** Has UPC-A codes instead of EAN-13. */
  upc: boolean
  home: Country
  /** Offers from place `abroadFrom` on are in this country; null if all offers are in `home`. */
  abroad: Country | null
  abroadFrom: number
  showcase: Showcase | undefined
}

const topic = 31

/** Divisions whose articles have a colour, a pattern and a second colour. */
export const colouredDivisions: ReadonlySet<Division> = new Set([
  'Apparel',
  'Footwear',
  'Accessories',
])

const countries: readonly Country[] = ['us', 'in', 'gb', 'de']
const countryWeights = [54.5, 23.5, 13, 9]
const countryTotal = sum(countryWeights)

const usualWeights = articleTypes.map((type) => type.weight)
const indiaWeights = articleTypes.map((type) => type.weight * (type.india ?? 1))
const usualTotal = sum(usualWeights)
const indiaTotal = sum(indiaWeights)

const discountSteps = [0, 0, 0, 5, 10, 10, 15, 20, 20, 20, 25, 30, 30, 35, 40, 40, 50, 50, 60, 70]

export function articleAt(seed: number, start: number, offers: number): Article {
  const dice = new Dice(seed, start, topic)
  const showcase = showcaseAt(start)
  const home = homeFor(dice, offers)
  const type = typeFor(dice, home)
  const brand = brandFor(dice, type)
  const appearance = appearanceFor(dice, type)
  const second = secondFor(dice, type, appearance)
  const features = twoOf(dice, type.features)
  const level = Math.pow(dice.next(), 1.3)
  const [low, high] = type.price
  const article: Article = {
    start,
    offers,
    type,
    noun: dice.pick(type.nouns),
    brand,
    gender: dice.pick(type.genders),
    silhouette: dice.pick(type.silhouettes),
    cut: dice.pick(type.cuts),
    fabric: dice.pick(type.fabrics),
    occasion: dice.pick(type.occasions),
    appearance,
    second,
    features,
    mrp: Math.max(1.5, low * Math.pow(high / low, level) * brand.tier),
    discount: dice.pick(discountSteps),
    quality: dice.next(),
    upc:
      home === 'us' &&
      type.division !== 'Apparel' &&
      type.division !== 'Footwear' &&
      dice.chance(0.3),
    home,
    abroad: null,
    abroadFrom: offers,
    showcase,
  }
  if (offers >= 2 && dice.chance(0.07)) goAbroad(article, dice)
  return showcase ? shown(article, showcase) : article
}

function homeFor(dice: Dice, offers: number): Country {
  const home = countries[dice.weighted(countryWeights, countryTotal)] ?? 'us'
  // a smaller country may have too few shops: the article then moves to a large one
  if (merchantsIn[home].length >= offers) return home
  return dice.chance(0.68) ? 'us' : 'in'
}

function typeFor(dice: Dice, home: Country): ArticleType {
  const index =
    home === 'in'
      ? dice.weighted(indiaWeights, indiaTotal)
      : dice.weighted(usualWeights, usualTotal)
  return articleTypes[index] as ArticleType // weighted() returns an index of its list
}

function brandFor(dice: Dice, type: ArticleType): Brand {
  const list =
    type.category === 'Ethnic wear' && dice.chance(0.85) ? brands.Ethnic : brands[type.division]
  return list[Math.floor(list.length * Math.pow(dice.next(), 1.7))] as Brand // below the length, since next() is below 1
}

function appearanceFor(dice: Dice, type: ArticleType): Appearance {
  const all = appearances[type.shape]
  // solid appearances come first, so the smaller of two draws favours them, as shops do
  const index = Math.min(
    dice.below(all.length),
    dice.chance(0.35) ? dice.below(all.length) : all.length,
  )
  const appearance = all[index] as Appearance // an index below the length
  return type.patterns && !type.patterns.includes(appearance.pattern)
    ? (all[index % 4] as Appearance)
    : appearance
}

function secondFor(dice: Dice, type: ArticleType, appearance: Appearance): Appearance | null {
  if (!colouredDivisions.has(type.division) || !dice.chance(0.32)) return null
  const others = appearances[type.shape].filter(
    (other) => other.pattern === appearance.pattern && other.colour !== appearance.colour,
  )
  return others.length === 0 ? null : dice.pick(others)
}

function twoOf(dice: Dice, list: readonly string[]): readonly [string, string] {
  const first = dice.below(list.length)
  const second = (first + 1 + dice.below(list.length - 1)) % list.length
  return [list[first] ?? '', list[second] ?? '']
}

function goAbroad(article: Article, dice: Dice): void {
  const abroad = dice.pick(countries.filter((country) => country !== article.home))
  const there = Math.min(merchantsIn[abroad].length, 1 + dice.below(article.offers - 1))
  article.abroad = abroad
  article.abroadFrom = article.offers - there
}

function shown(article: Article, showcase: Showcase): Article {
  const type = articleTypes.find((each) => each.name === showcase.type) ?? article.type
  const brand =
    [...brands.Apparel, ...brands.Ethnic].find((each) => each.name === showcase.brand) ??
    article.brand
  const named = showcase.named[0]
  return {
    ...article,
    type,
    brand,
    noun: type.nouns[0] ?? article.noun,
    gender: showcase.gender,
    silhouette: [showcase.silhouette, showcase.silhouette],
    cut: [showcase.subSilhouette, showcase.subSilhouette],
    fabric: [showcase.fabric, showcase.fabric],
    occasion: showcase.occasion,
    appearance: { colour: showcase.colour, pattern: showcase.pattern },
    second: showcase.second ? { colour: showcase.second, pattern: showcase.pattern } : null,
    features: [type.features[0] ?? '', type.features[1] ?? ''],
    mrp: named?.mrp ?? article.mrp,
    discount: named ? Math.round((1 - named.offer / named.mrp) * 100) : article.discount,
    upc: false,
    home: 'us',
    abroad: null,
    abroadFrom: article.offers,
    showcase,
  }
}

function sum(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0)
}
