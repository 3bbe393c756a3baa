/** What the engine indexes of a listing: facet values, its title and what else its keywords find. */
import type { Row } from '../catalog/catalog.ts'
import type { ArticleType } from './assortment.ts'
import type { Offer } from './offer.ts'
import { hasColour } from './titles.ts'

const none: readonly string[] = []

export function rowOf(offer: Offer): Row {
  const { article } = offer
  const bare = offer.oddities.field === 'no attributes'
  const coloured = hasColour(article) && !bare
  return {
    country: offer.country,
    merchant: offer.merchant.name,
    brand: offer.brandName,
    category: article.type.category,
    division: article.type.division,
    gender: offer.gender,
    silhouette: bare ? '' : article.silhouette[0],
    subSilhouette: bare ? '' : article.cut[0],
    pattern: coloured ? article.look.pattern : '',
    primaryColor: coloured ? article.look.colour : '',
    fabric: bare ? '' : article.fabric[0],
    occasion: bare ? '' : article.occasion,
    sizes: offer.oddities.sku === 'no SKUs' ? none : offer.sizes,
    offerPrice: offer.prices.offer,
    discount: offer.prices.discount,
    title: marked.has(offer.oddities.title) ? offer.title.map(plainText) : offer.title,
    words: wordsOf(article.type),
  }
}

function wordsOf(type: ArticleType): readonly string[] {
  const known = typeWords.get(type) ?? [...new Set([type.subCategory, type.name])]
  typeWords.set(type, known)
  return known
}

const typeWords = new Map<ArticleType, readonly string[]>()

/** Titles with markup in them; the index reads what it stands for. */
const marked: ReadonlySet<string | null> = new Set(['bold markup', 'entity'])

function plainText(title: string): string {
  return title.replace(/<[^>]*>/g, ' ').replaceAll('&amp;', '&')
}
