/** Titles as merchants write them. */
import { Dice } from '../numbers/hash.ts'
import { numberOf, values } from '../numbers/numbers.ts'
import type { Country, Merchant } from '../offer/merchants.ts'
import type { TitleOddity } from '../offer/oddities.ts'
import { colouredDivisions, type Article } from './article.ts'
import { foreignParts } from './foreignTitles.ts'
import { germanParts } from './germanTitles.ts'
import { spaced } from './spaced.ts'

const topic = 71

const patternWords: Record<string, readonly string[]> = {
  Solid: [''],
  Striped: ['Striped', 'Bengal Stripe', 'Fine Stripe', 'Block Stripe', 'Pinstripe'],
  Checked: ['Checked', 'Gingham', 'Buffalo Check', 'Micro Check', 'Windowpane', 'Tartan'],
  Dotted: ['Dotted', 'Polka Dot', 'Mini Dot', 'Pin Dot'],
  Floral: ['Floral', 'Ditsy Floral', 'Botanical Print', 'Palm Print', 'Hand Block Print'],
}

const whose: Record<string, string> = {
  Men: "Men's",
  Women: "Women's",
  Boys: "Boys'",
  Girls: "Girls'",
  Unisex: 'Unisex',
  '': '',
}

/** The parts of a listing's title; no word spans two parts. A frequent part is a number (`numbers.ts`), a rare part is text. */
export function titleParts(
  seller: { country: Country; merchant: Merchant },
  article: Article,
  own: Titles,
  oddity: TitleOddity | null,
  ordinal: number,
): readonly (number | string)[] {
  const name =
    seller.country === 'de' ? (own.german ??= named(article, germanParts(article))) : own.usual
  const parts = styled(seller, article, name)
  return oddity === null ? parts : withOddity(article, seller, oddity, parts, ordinal)
}

const partText = (part: number | string): string =>
  typeof part === 'string' ? part : (values[part]?.[0] ?? '')

export function titleText(parts: readonly (number | string)[]): string {
  return parts.map(partText).join('')
}

/** The name of an article, without a merchant's additions. */
type Name = { parts: readonly number[]; beginsWithBrand: boolean }

/** `german` is computed for the first listing in Germany; null until then. */
export type Titles = { usual: Name; german: Name | null }

export function titlesOf(seed: number, article: Article): Titles {
  return { usual: named(article, coreParts(seed, article)), german: null }
}

function named(article: Article, parts: readonly string[]): Name {
  return {
    parts: parts.map(numberOf),
    beginsWithBrand: startsWith(parts, article.brand.name),
  }
}

/** Joins the parts only if the first one doesn't decide. */
function startsWith([first = '', ...rest]: readonly string[], text: string): boolean {
  return (
    first.startsWith(text) || (text.startsWith(first) && (first + rest.join('')).startsWith(text))
  )
}

/** The article's name without a merchant's additions. */
export function coreTitle(seed: number, article: Article): string {
  return coreParts(seed, article).join('')
}

function coreParts(seed: number, article: Article): string[] {
  if (article.showcase) return [article.showcase.title]
  const dice = new Dice(seed, article.start, topic)
  const gender = dice.chance(0.6) ? (whose[article.gender] ?? '') : ''
  const pattern = dice.pick(patternWords[article.appearance.pattern] ?? [''])
  const patternLast = dice.chance(0.4)
  const [first, second] = article.features
  const fit = article.silhouette[1]
  const fitFirst = !fit.endsWith('Fit') || dice.chance(0.5)
  const head = spaced([
    gender,
    fitFirst ? fit : '',
    patternLast ? '' : pattern,
    article.fabric[1],
    article.noun[0],
  ])
  const tail = [article.cut[1], fitFirst ? '' : fit, patternLast ? pattern : ''].filter(
    (part) => part !== '',
  )
  if (tail.length === 0) return [...head, dice.chance(0.5) ? ' with ' : ', ', first]
  if (dice.chance(0.25)) tail.push(second)
  for (const part of tail) head.push(', ', part)
  return head
}

function styled(
  { country, merchant }: { country: Country; merchant: Merchant },
  article: Article,
  { parts, beginsWithBrand }: Name,
): readonly number[] {
  if (article.showcase?.named.some((each) => each.merchant === merchant.id)) return parts
  const { brand, colour } = merchant.titleStyle
  const branded =
    brand && !beginsWithBrand ? [numberOf(article.brand.name), space, ...parts] : parts
  // German titles already include the colour
  return colour && country !== 'de' && hasColour(article)
    ? [...branded, comma, numberOf(article.appearance.colour)]
    : branded
}

const space = numberOf(' ')
const comma = numberOf(', ')

function withOddity(
  article: Article,
  { country, merchant }: { country: Country; merchant: Merchant },
  oddity: TitleOddity,
  title: readonly number[],
  ordinal: number,
): readonly (number | string)[] {
  switch (oddity) {
    case 'very long':
      return [
        ...title,
        comma,
        ...praise(article, merchant).map(numberOf),
        modelOf(article, ordinal),
      ]
    case 'Devanagari':
    case 'Japanese':
    case 'Arabic':
      return hasColour(article) ? foreignParts(oddity, article).map(numberOf) : title
    case 'emoji':
      return ordinal % 2 === 0
        ? [numberOf('🔥 '), ...title, numberOf(' 🔥')]
        : [...title, numberOf(' 👕✨ Best Seller')]
    case 'bold markup':
      return ['<b>New:</b> ', ...title]
    case 'entity': {
      const brand = article.brand.name.replace('&', '&amp;')
      const shipping = country === 'de' ? 'kostenloser Versand' : 'Free Delivery'
      return [brand, ' ', ...title, ' &amp; ', shipping]
    }
    case 'shouting':
      return title.map((part) => numberOf(partText(part).toUpperCase()))
  }
}

function praise({ features, occasion, type, appearance, brand }: Article, merchant: Merchant) {
  const [first, second] = features
  return [
    first,
    ', ',
    second,
    ', ',
    occasion,
    ' ',
    type.category,
    ', ',
    appearance.colour,
    ' ',
    appearance.pattern,
    ', ',
    brand.name,
    ' Original, Suitable for Gifting, Office, Travel, ',
    'Festivals, Birthdays and Anniversaries, ',
    'Free Returns within 30 Days, Sold and Shipped by ',
    merchant.name,
    ', Model ',
  ]
}

/** A model number that no other title has. */
function modelOf({ brand }: Article, ordinal: number): string {
  return `${brand.name.slice(0, 2).toUpperCase()}-${ordinal}`
}

export function hasColour(article: Article): boolean {
  return colouredDivisions.has(article.type.division) || article.type.shape === 'headphones'
}
