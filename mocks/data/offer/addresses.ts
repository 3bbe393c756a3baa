/** The product page addresses of the merchants: each shop has its format, from which the product number can be read back. */
import type { Article } from '../article/article.ts'
import type { Country, Merchant } from './merchants.ts'
import { merchants } from './merchants.ts'

const sections: Record<string, string> = {
  Men: 'men',
  Women: 'women',
  Boys: 'kids',
  Girls: 'kids',
  Unisex: 'all',
  '': 'home',
}

/** `name` is the article's title without a merchant's additions. */
export function addressOf(
  article: Article,
  country: Country,
  merchant: Merchant,
  number: number,
  name: string,
): string {
  const shop = `https://${merchant.host}${country === 'us' ? '' : `/${country}`}`
  const slug = slugOf(name)
  switch (merchant.address) {
    case 'section':
      return `${shop}/${sections[article.gender] ?? 'all'}/${slugOf(article.type.category)}/${slug}/p/${number}?color=${slugOf(article.appearance.colour)}`
    case 'dash':
      return `${shop}/w/${slug}-${number}`
    case 'dp':
      return `${shop}/${slug}/dp/${number}`
    case 'query':
      return `${shop}/item?id=${number}&name=${slug}`
    case 'short':
      return `${shop}/p/${number}`
  }
}

const numberIn: Record<Merchant['address'], RegExp> = {
  section: /\/p\/(\d{5,7})\?color=/,
  dash: /-(\d{5,7})$/,
  dp: /\/dp\/(\d{5,7})$/,
  query: /\?id=(\d{5,7})&/,
  short: /\/p\/(\d{5,7})$/,
}

/** The merchant and the product number in an address; null if the address has no shop's format. */
export function readAddress(url: string): { merchant: Merchant; number: number } | null {
  const merchant = merchants.find((each) => url.startsWith(`https://${each.host}/`))
  if (!merchant) return null
  const found = numberIn[merchant.address].exec(url)?.[1]
  return found === undefined ? null : { merchant, number: Number(found) }
}

export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
