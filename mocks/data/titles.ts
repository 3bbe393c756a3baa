/** Titles as merchants write them. */
import { worn, type Article } from './article.ts'
import { Dice } from './hash.ts'
import type { Country, Merchant } from './merchants.ts'
import type { TitleOddity } from './oddities.ts'
import { foreignTitle } from './foreignTitles.ts'
import { germanParts } from './germanTitles.ts'

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

/** The title of a listing, in parts that no word reaches across: most of them are shared by many titles. */
export function titleParts(
  seller: { country: Country; merchant: Merchant },
  article: Article,
  own: Titles,
  oddity: TitleOddity | null,
  ordinal: number,
): readonly string[] {
  const german = seller.country === 'de'
  const parts = styled(seller, article, german ? own.german : own.usual)
  return oddity === null ? parts : withOddity(article, seller, oddity, parts, ordinal)
}

/** The names of an article, in the same parts, without what a merchant adds to them. */
export type Titles = { usual: readonly string[]; german: readonly string[] }

export function titlesOf(seed: number, article: Article): Titles {
  return { usual: coreParts(seed, article), german: germanParts(article) }
}

/** The article's name without what a merchant adds to it. */
export function coreTitle(seed: number, article: Article): string {
  return coreParts(seed, article).join('')
}

function coreParts(seed: number, article: Article): string[] {
  if (article.showcase) return [article.showcase.title]
  const dice = new Dice(seed, article.start, topic)
  const gender = dice.chance(0.6) ? (whose[article.gender] ?? '') : ''
  const pattern = dice.pick(patternWords[article.look.pattern] ?? [''])
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
  core: readonly string[],
): readonly string[] {
  if (article.showcase?.named.some((each) => each.merchant === merchant.id)) return core
  const { brand, colour } = merchant.titleStyle
  const branded =
    brand && !core.join('').startsWith(article.brand.name)
      ? [article.brand.name, ' ', ...core]
      : core
  // German titles have their colour already
  return colour && country !== 'de' && hasColour(article)
    ? [...branded, ', ', article.look.colour]
    : branded
}

function withOddity(
  article: Article,
  { country, merchant }: { country: Country; merchant: Merchant },
  oddity: TitleOddity,
  title: readonly string[],
  ordinal: number,
): readonly string[] {
  switch (oddity) {
    case 'very long':
      return [...title, ', ', ...praise(article, merchant, ordinal)]
    case 'Devanagari':
    case 'Japanese':
    case 'Arabic':
      return hasColour(article) ? [foreignTitle(oddity, article)] : title
    case 'emoji':
      return ordinal % 2 === 0 ? ['🔥 ', ...title, ' 🔥'] : [...title, ' 👕✨ Best Seller']
    case 'bold markup':
      return ['<b>New:</b> ', ...title]
    case 'entity': {
      const brand = article.brand.name.replace('&', '&amp;')
      const shipping = country === 'de' ? 'kostenloser Versand' : 'Free Delivery'
      return [brand, ' ', ...title, ' &amp; ', shipping]
    }
    case 'shouting':
      return title.map((part) => part.toUpperCase())
  }
}

function praise(
  { features, occasion, type, look, brand }: Article,
  merchant: Merchant,
  ordinal: number,
) {
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
    look.colour,
    ' ',
    look.pattern,
    ', ',
    brand.name,
    ' Original, Suitable for Gifting, Office, Travel, ',
    'Festivals, Birthdays and Anniversaries, ',
    'Free Returns within 30 Days, Sold and Shipped by ',
    merchant.name,
    ', Model ',
    `${brand.name.slice(0, 2).toUpperCase()}-${ordinal}`,
  ]
}

export function hasColour(article: Article): boolean {
  return worn.has(article.type.division) || article.type.shape === 'headphones'
}

function spaced(words: readonly string[]): string[] {
  const parts: string[] = []
  for (const word of words) {
    if (word === '') continue
    if (parts.length > 0) parts.push(' ')
    parts.push(word)
  }
  return parts
}
