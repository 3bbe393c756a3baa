/** Makes collection rows from product records (§2.1, §2.2) and from the answers for a collection of codes. */
import { eansOf, merchantOf, skuFigures, type CountedSku } from '@/api/fields/derived.ts'
import { eachRowField, type RowFields } from '@/api/fields/places.ts'
import {
  acceptedRecord,
  type ItemAnswer,
  type CodeOffers,
  type ItemProduct,
} from '@/domain/pricing/itemAnswer.ts'
import { emptyRow, type ResultRow } from './resultRow.ts'

/** The title and image of a market’s product, which its offers lack. */
type Identity = { title: string | null; imageUrl: string | null }

/** The fields of a product record from which a row is made. */
export type RowSource = RowFields & {
  images: readonly string[]
  skuSet: readonly CountedSku[]
}

/** Makes the row of a product record; `country` is as requested, several are joined by commas. */
export function rowOfProduct(product: RowSource, country: string): ResultRow {
  const { skuSet, images, title, imageUrl } = product
  return {
    ...emptyRow(country),
    ...(eachRowField((key) => product[key]) as RowFields), // `eachRowField` gives every field.
    ...skuFigures(skuSet),
    title: title ?? product.seoTitle,
    eans: eansOf(skuSet),
    imageUrl: imageUrl ?? images[0] ?? null,
  }
}

const rowOfRecord = (record: ItemProduct, country: string): ResultRow => ({
  ...emptyRow(country),
  ...record,
})

/** Makes one row per offer for a code; if an offer gives no merchant name, the merchant’s id is used. */
function rowsOfMarket(
  { code, offers }: CodeOffers,
  country: string,
  identity: Identity,
): ResultRow[] {
  return offers.map((offer) => ({
    ...emptyRow(country),
    code,
    ...identity,
    productId: offer.productId,
    merchant: merchantOf(offer),
    merchantId: offer.merchantId,
    offerPrice: offer.offerPrice,
    salePrice: offer.salePrice,
    productUrl: offer.merchantProductUrl,
    eans: [code],
  }))
}

/**
 * The records of an answer that become rows. For a title it is only the accepted record, because others may be different
 * products.
 */
function recordsOf(answer: Extract<ItemAnswer, { kind: 'url' | 'title' }>): ItemProduct[] {
  if (answer.kind === 'url') return answer.records
  const accepted = acceptedRecord(answer)
  return accepted ? [accepted] : []
}

/**
 * Makes the rows of an answer: one per record and one per offer. `country` is as requested. An offer of one of these records is
 * left out, because the record has more data, and later versions have the record even without the market.
 */
export function rowsOfAnswer(answer: ItemAnswer, country: string): ResultRow[] {
  switch (answer.kind) {
    case 'ean':
      return rowsOfMarket(answer, country, { title: answer.title, imageUrl: answer.imageUrl })
    case 'url':
    case 'title': {
      const records = recordsOf(answer)
      const [first] = records
      const identity = { title: first?.title ?? null, imageUrl: first?.imageUrl ?? null }
      const ids = new Set(records.map(({ productId }) => productId))
      return [
        ...records.map((record) => rowOfRecord(record, country)),
        ...(answer.market ? rowsOfMarket(answer.market, country, identity) : []).filter(
          ({ productId }) => productId === null || !ids.has(productId),
        ),
      ]
    }
    case 'id':
      return answer.product ? [rowOfRecord(answer.product, country)] : []
  }
}
