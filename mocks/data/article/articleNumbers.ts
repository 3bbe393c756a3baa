/** The values of an article that the engine indexes, as numbers. */
import type { NumberedRow } from '../../catalog/catalog.ts'
import { numberOf } from '../numbers/numbers.ts'
import type { Article } from './article.ts'
import { hasColour } from './titles.ts'

/** The values that are the same in all rows of an article. */
export type ArticleNumbers = Omit<
  NumberedRow,
  'country' | 'merchant' | 'sizes' | 'offerPrice' | 'discount' | 'title'
>

export function numbersOf(article: Article): ArticleNumbers {
  const { type, appearance } = article
  const coloured = hasColour(article)
  return {
    brand: numberOf(article.brand.name),
    category: numberOf(type.category),
    division: numberOf(type.division),
    gender: numberOf(article.gender),
    silhouette: numberOf(article.silhouette[0]),
    subSilhouette: numberOf(article.cut[0]),
    pattern: numberOf(coloured ? appearance.pattern : ''),
    primaryColor: numberOf(coloured ? appearance.colour : ''),
    fabric: numberOf(article.fabric[0]),
    occasion: numberOf(article.occasion),
    words: [...new Set([type.subCategory, type.name])].map(numberOf),
  }
}
