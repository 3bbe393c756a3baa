/** The whole record of a listing: every field of §2.1–§2.3; the handlers select the fields of each operation and mode. */
import type { WireAttributes, WireProduct } from '../../wire.ts'
import { descriptionOf } from '../article/description.ts'
import { coreTitle, hasColour, titleText } from '../article/titles.ts'
import { Dice } from '../numbers/hash.ts'
import { addressOf, slugOf } from './addresses.ts'
import type { Codes } from './codes.ts'
import { merchantNumberOf, productIdOf } from './ids.ts'
import type { Offer } from './offer.ts'
import { picturesOf } from './pictures.ts'
import { ratingsOf } from './ratings.ts'
import { skusOf } from './skus.ts'
import { timesOf } from './times.ts'

const topic = 121

const merchantDivisions: Record<string, string> = {
  Men: 'Menswear',
  Women: 'Womenswear',
  Boys: 'Kidswear',
  Girls: 'Kidswear',
  Unisex: 'All',
  '': '',
}

export function recordOf(seed: number, codes: Codes, offer: Offer): WireProduct {
  const { article, merchant, prices, oddities } = offer
  const { type } = article
  const dice = new Dice(seed, offer.ordinal, topic)
  const number = merchantNumberOf(offer.ordinal)
  const name = coreTitle(seed, article)
  const pictures = picturesOf(seed, offer)
  const times = timesOf(seed, offer)
  const skuSet = skusOf(seed, codes, offer)
  const ranked = oddities.field !== 'no ranks'
  const subCategory = oddities.field === 'no sub-category' ? '' : type.subCategory
  return {
    active: oddities.sku === 'stock disagrees' ? !offer.inStock : offer.inStock,
    articleType: type.name,
    attributeNames: dice.chance(0.06) ? ['size', 'colour', 'fabric'] : [],
    ...ratingsOf(seed, offer),
    brand:
      oddities.field === 'no brand' ? (offer.ordinal % 2 === 0 ? '' : null) : article.brand.name,
    brandName:
      oddities.field === 'no brand'
        ? ''
        : dice.chance(0.25)
          ? article.brand.name.toUpperCase()
          : article.brand.name,
    breadCrumb: oddities.field === 'no breadcrumb' ? '' : breadCrumbOf(offer, dice),
    category: type.category,
    categoryRank: ranked ? 1 + Math.floor(900 * Math.pow(dice.next(), 2)) : null,
    ...times,
    description: descriptionOf(seed, offer),
    discount: prices.discount,
    division: type.division,
    extAttributes:
      oddities.field === 'no attributes'
        ? offer.ordinal % 2 === 0
          ? {}
          : null
        : extAttributesOf(offer, dice),
    gender: offer.gender,
    imageUrl: pictures.front ?? (offer.ordinal % 2 === 0 ? '' : null),
    images: pictures.more,
    merchant: merchant.name,
    merchantDivision:
      merchant.divisionPrefix +
      (type.division === 'Apparel'
        ? (merchantDivisions[article.gender] ?? type.division)
        : type.division),
    merchantProductId: String(number),
    normalizedArticleType: slugOf(type.name).replace(/s$/, ''),
    normalizedCategory: slugOf(type.category),
    normalizedSubCategory: slugOf(subCategory),
    offerPrice: prices.offer,
    productId: productIdOf(seed, offer.ordinal),
    productUrl:
      oddities.field === 'no link' ? '' : addressOf(article, offer.country, merchant, number, name),
    salePrice: prices.mrp,
    seoTitle: slugOf(name),
    skuSet,
    subCategory,
    title: titleText(offer.title),
    trendingRank: ranked ? 1 + Math.floor(4000 * Math.pow(dice.next(), 1.6)) : null,
    trueDiscount: prices.trueDiscount,
    vendor: article.brand.vendor,
    videos: dice.chance(0.03)
      ? [`https://media.${merchant.host.replace(/^[a-z]+\./, '')}/v/${number}.mp4`]
      : [],
  }
}

function breadCrumbOf(offer: Offer, dice: Dice): string {
  const { type, gender } = offer.article
  const parts = [type.division, gender, type.category, type.subCategory].filter(
    (part) => part !== '',
  )
  const distinct = parts.filter((part, index) => part !== parts[index - 1])
  return dice.chance(0.1) ? distinct.join(' / ') : distinct.join('/')
}

function extAttributesOf(offer: Offer, dice: Dice): WireAttributes {
  const { article } = offer
  const attributes: WireAttributes = {
    fabric: article.fabric[0],
    pattern: hasColour(article) ? article.appearance.pattern : '',
    silhouette: article.silhouette[0],
    subSilhouette: article.cut[0],
    occasion: article.occasion,
  }
  if (hasColour(article)) attributes['primaryColor'] = article.appearance.colour
  if (article.type.division === 'Apparel')
    attributes['sleeve'] = dice.pick(['', '', 'Full', 'Half', 'Sleeveless'])
  if (dice.chance(0.3)) attributes['season'] = dice.pick(['AW26', 'SS26', 'All year'])
  if (dice.chance(0.15)) attributes['sustainable'] = dice.chance(0.7)
  if (dice.chance(0.15)) attributes['care'] = ['Machine wash', 'Do not bleach']
  if (dice.chance(0.1)) attributes['packageWeightGrams'] = 120 + dice.below(900)
  return attributes
}
