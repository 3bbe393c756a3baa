/** A product record of §2.2, bare or as `{country, traits, facets, product}`, made whole: what it lacks is empty, never invented. */
import type { WireProduct, WireSku, WireTraits } from '../../wire.ts'
import type { OwnFacets } from '../feed.ts'
import { FEED_LIMITS, OF_ROW } from '../feedLimits.ts'
import { madeId } from './productIds.ts'
import {
  type Fields,
  attributesOf,
  flagOf,
  isFields,
  numberOf,
  priceOf,
  readFields,
  textOf,
  textsOf,
} from './recordFields.ts'
import {
  type RowDefaults,
  type RowRead,
  countryOf,
  discountOf,
  readCode,
  skipped,
} from './readRow.ts'

type Say = (problem: string) => void

const skuOf = (value: unknown, say: Say): WireSku[] => {
  if (!isFields(value)) return []
  return [
    {
      attributes: attributesOf(value['attributes']),
      available: flagOf(value['available']),
      ean: readCode(textOf(value['ean']), say),
      hasAltUrl: flagOf(value['hasAltUrl']),
      inventoryQuantity: numberOf(value['inventoryQuantity']),
      offerPrice: priceOf(value['offerPrice'], 'offerPrice of a SKU', say),
      rank: numberOf(value['rank']),
      salePrice: priceOf(value['salePrice'], 'salePrice of a SKU', say),
      skuId: textOf(value['skuId']),
    },
  ]
}

const productOf = (fields: Fields, merchant: string, country: string, say: Say): WireProduct => {
  const read = readFields((key) => fields[key], say)
  const { brand, brandName, merchantProductId, productUrl, title } = read
  const discount = read.discount ?? discountOf(read.offerPrice, read.salePrice)
  const skus = Array.isArray(fields['skuSet']) ? (fields['skuSet'] as unknown[]) : []
  const own = merchantProductId || (productUrl ?? title)
  return {
    ...read,
    brand: brand ?? brandName,
    brandName: brandName ?? brand,
    discount,
    merchant,
    productId: read.productId || madeId(country, merchant, own),
    skuSet: skus.flatMap((sku) => skuOf(sku, say)),
    trueDiscount: read.trueDiscount ?? discount,
  }
}

const traitsOf = (value: unknown): WireTraits => {
  if (!isFields(value)) return {}
  const pairs = Object.entries(value).map(
    ([name, each]) => [name, textsOf(each).join('|')] as const,
  )
  return Object.fromEntries(pairs.filter(([, text]) => text !== ''))
}

/** A bare record has its facets among its attributes and SKUs, where it has them. */
const facetsOf = (value: unknown, product: WireProduct): OwnFacets => {
  const given = isFields(value) ? value : (product.extAttributes ?? {})
  const first = (name: string) => textsOf(given[name])[0] ?? ''
  const sizes = isFields(value)
    ? textsOf(value['size'])
    : product.skuSet.map(({ attributes }) => textOf(attributes['size'] ?? attributes['Size']))
  return {
    silhouette: first('silhouette'),
    pattern: first('pattern'),
    primaryColor: first('primaryColor') || first('color') || first('colour'),
    fabric: first('fabric') || first('material'),
    occasion: first('occasion'),
    subSilhouette: first('subSilhouette'),
    size: [...new Set(sizes)].filter((size) => size !== ''),
  }
}

export const readRecord = (value: unknown, defaults: RowDefaults): RowRead => {
  if (!isFields(value)) return skipped('is no product record')
  const isWrapped = isFields(value['product'])
  const fields = isFields(value['product']) ? value['product'] : value
  const title = textOf(fields['title'])
  if (title === '') return skipped('has no title')
  const merchant = textOf(fields['merchant']) || defaults.merchant
  if (merchant === '') return skipped('names no merchant')
  const named = textsOf(value['country'] ?? fields['country'] ?? fields['countryCode']).map(
    countryOf,
  )
  const countries = named.length > 0 ? [...new Set(named)] : [countryOf(defaults.country)]
  if (countries[0] === '') return skipped('names no country')
  if (countries.length > FEED_LIMITS.countries) return skipped(OF_ROW.countries)
  const problems: string[] = []
  const say: Say = (problem) => problems.push(problem)
  const product = productOf(fields, merchant, countries[0] ?? '', say)
  const traits = traitsOf(value['traits'])
  const facets = facetsOf(isWrapped ? value['facets'] : undefined, product)
  return { records: countries.map((country) => ({ country, product, traits, facets })), problems }
}
