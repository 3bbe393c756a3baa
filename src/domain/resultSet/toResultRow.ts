/** Rows of a result set, out of product records (§2.1, §2.2) and out of what a batch was answered. */
import type { BatchAnswer, BatchMarket, BatchProduct } from '../batch/batchAnswer.ts'
import { readGtin } from '../gtin.ts'
import type { ResultRow } from './resultRow.ts'

/** What is said of the market of a code, beside its offers. */
type Identity = { title: string | null; imageUrl: string | null }

type Sku = { available: boolean | null; ean: string | null; inventoryQuantity: number | null }

/** Fields that a record and a row both have, under one name and with one meaning. */
type SameFields = Omit<
  ResultRow,
  'country' | 'code' | 'skus' | 'skusAvailable' | 'inventory' | 'eans'
>

/** The part of a product record that a row is made of. */
export type RowSource = SameFields & {
  images: readonly string[]
  skuSet: readonly Sku[]
}

const nothingSaid = {
  productId: null,
  code: null,
  title: null,
  merchant: null,
  brand: null,
  category: null,
  subCategory: null,
  division: null,
  articleType: null,
  gender: null,
  vendor: null,
  merchantProductId: null,
  merchantDivision: null,
  normalizedArticleType: null,
  normalizedCategory: null,
  normalizedSubCategory: null,
  seoTitle: null,
  breadCrumb: null,
  offerPrice: null,
  salePrice: null,
  discount: null,
  trueDiscount: null,
  avgRating: null,
  ratingScore: null,
  ratingsCount: null,
  reviewsCount: null,
  categoryRank: null,
  trendingRank: null,
  active: null,
  newArrival: null,
  changed: null,
  lastChangedTime: null,
  lastModifiedDate: null,
  creationDate: null,
  skus: null,
  skusAvailable: null,
  inventory: null,
  imageUrl: null,
  productUrl: null,
} satisfies Omit<ResultRow, 'country' | 'eans'>

const sameFields = Object.keys(nothingSaid).filter(
  (field) => !['code', 'skus', 'skusAvailable', 'inventory'].includes(field),
) as (keyof SameFields)[] // the keys of the object above, less those that a record has not

/** How many SKUs, of these how many said to be available, and the sum of what is in stock; null where nothing is said. */
function skuFigures(skus: readonly Sku[]): Pick<ResultRow, 'skus' | 'skusAvailable' | 'inventory'> {
  const said = skus.filter(({ available }) => available !== null)
  const counted = skus.flatMap(({ inventoryQuantity }) => inventoryQuantity ?? [])
  return {
    // A record in lite mode holds no SKUs, which says nothing about how many there are.
    skus: skus.length === 0 ? null : skus.length,
    skusAvailable:
      said.length === 0 ? null : said.filter(({ available }) => available === true).length,
    inventory: counted.length === 0 ? null : counted.reduce((sum, quantity) => sum + quantity, 0),
  }
}

function codesOf(skus: readonly Sku[]): string[] {
  const codes = skus.flatMap(({ ean }) => {
    const reading = readGtin(ean ?? '')
    return reading.kind === 'valid' ? [reading.gtin.code] : []
  })
  return [...new Set(codes)]
}

/** `country` as it was asked: several are joined by commas. */
export function rowOfProduct(product: RowSource, country: string): ResultRow {
  return {
    ...nothingSaid,
    ...(Object.fromEntries(sameFields.map((field) => [field, product[field]])) as SameFields), // one value a field
    ...skuFigures(product.skuSet),
    country,
    title: product.title ?? product.seoTitle,
    eans: codesOf(product.skuSet),
    imageUrl: product.imageUrl ?? product.images[0] ?? null,
  }
}

const rowOfRecord = (record: BatchProduct, country: string): ResultRow => ({
  ...nothingSaid,
  ...record,
  country,
})

/** Each offer for the code; its merchant's id where it gives no name. */
function rowsOfMarket(
  { code, offers }: BatchMarket,
  country: string,
  identity: Identity,
): ResultRow[] {
  return offers.map((offer) => ({
    ...nothingSaid,
    country,
    code,
    ...identity,
    productId: offer.productId,
    merchant: offer.merchantName ?? offer.merchantId,
    offerPrice: offer.offerPrice,
    salePrice: offer.salePrice,
    productUrl: offer.merchantProductUrl,
    eans: [code],
  }))
}

/**
 * A row for each offer and each record of the answer; `country` as it was asked. An offer of one of the records is left out:
 * the record says more, and is found again whether or not its market is.
 */
export function rowsOfAnswer(answer: BatchAnswer, country: string): ResultRow[] {
  switch (answer.kind) {
    case 'ean':
      return rowsOfMarket(answer, country, { title: answer.title, imageUrl: answer.imageUrl })
    case 'url': {
      const [first] = answer.records
      const identity = { title: first?.title ?? null, imageUrl: first?.imageUrl ?? null }
      const ids = new Set(answer.records.map(({ productId }) => productId))
      return [
        ...answer.records.map((record) => rowOfRecord(record, country)),
        ...(answer.market ? rowsOfMarket(answer.market, country, identity) : []).filter(
          ({ productId }) => productId === null || !ids.has(productId),
        ),
      ]
    }
    case 'id':
      return answer.product ? [rowOfRecord(answer.product, country)] : []
  }
}
