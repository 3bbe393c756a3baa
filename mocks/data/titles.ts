/** Titles as merchants write them. */
import { worn, type Article } from './article.ts'
import { Dice } from './hash.ts'
import type { Country, Merchant } from './merchants.ts'
import type { TitleOddity } from './oddities.ts'
import { foreignTitle } from './foreignTitles.ts'
import { germanTitle } from './germanTitles.ts'

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

export function titleOf(
  seed: number,
  ordinal: number,
  article: Article,
  country: Country,
  merchant: Merchant,
  oddity: TitleOddity | null,
): string {
  const core = country === 'de' ? germanTitle(article) : coreTitle(seed, article)
  return withOddity(
    article,
    country,
    merchant,
    oddity,
    styled(article, country, merchant, core),
    ordinal,
  )
}

/** The article's name without what a merchant adds to it. */
export function coreTitle(seed: number, article: Article): string {
  if (article.showcase) return article.showcase.title
  const dice = new Dice(seed, article.start, topic)
  const gender = dice.chance(0.6) ? (whose[article.gender] ?? '') : ''
  const pattern = dice.pick(patternWords[article.look.pattern] ?? [''])
  const patternLast = dice.chance(0.4)
  const [first, second] = article.features
  const fit = article.silhouette[1]
  const fitFirst = !fit.endsWith('Fit') || dice.chance(0.5)
  const head = joined([
    gender,
    fitFirst ? fit : '',
    patternLast ? '' : pattern,
    article.fabric[1],
    article.noun[0],
  ])
  const tail = [article.cut[1], fitFirst ? '' : fit, patternLast ? pattern : ''].filter(
    (part) => part !== '',
  )
  if (tail.length === 0) return dice.chance(0.5) ? `${head} with ${first}` : `${head}, ${first}`
  if (dice.chance(0.25)) tail.push(second)
  return `${head}, ${tail.join(', ')}`
}

function styled(article: Article, country: Country, merchant: Merchant, core: string): string {
  if (article.showcase?.named.some((each) => each.merchant === merchant.id)) return core
  const { brand, colour } = merchant.titleStyle
  const branded =
    brand && !core.startsWith(article.brand.name) ? `${article.brand.name} ${core}` : core
  // German titles have their colour already
  return colour && country !== 'de' && hasColour(article)
    ? `${branded}, ${article.look.colour}`
    : branded
}

function withOddity(
  article: Article,
  country: Country,
  merchant: Merchant,
  oddity: TitleOddity | null,
  title: string,
  ordinal: number,
): string {
  switch (oddity) {
    case null:
      return title
    case 'very long':
      return `${title}, ${article.features.join(', ')}, ${article.occasion} ${article.type.category}, ${article.look.colour} ${article.look.pattern}, ${article.brand.name} Original, Suitable for Gifting, Office, Travel, Festivals, Birthdays and Anniversaries, Free Returns within 30 Days, Sold and Shipped by ${merchant.name}, Model ${article.brand.name.slice(0, 2).toUpperCase()}-${ordinal}`
    case 'Devanagari':
    case 'Japanese':
    case 'Arabic':
      return hasColour(article) ? foreignTitle(oddity, article) : title
    case 'emoji':
      return ordinal % 2 === 0 ? `🔥 ${title} 🔥` : `${title} 👕✨ Best Seller`
    case 'bold markup':
      return `<b>New:</b> ${title}`
    case 'entity':
      return `${article.brand.name.replace('&', '&amp;')} ${title} &amp; ${country === 'de' ? 'kostenloser Versand' : 'Free Delivery'}`
    case 'shouting':
      return title.toUpperCase()
  }
}

export function hasColour(article: Article): boolean {
  return worn.has(article.type.division) || article.type.shape === 'headphones'
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}
