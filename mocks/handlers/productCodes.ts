/**
 * §4.4: the merchants of the product with an EAN/UPC code, and their prices. A code is found only in the form that the catalog
 * has.
 */
import type { Listing, Merchant } from '../catalog/catalog.ts'
import type { WireEanResult, WireEnvelope, WireOffer } from '../wire.ts'
import { eanExtras, withExtras } from './answer/eanExtras.ts'
import { absolute } from './answer/fields.ts'
import { defineOperation } from './operation.ts'
import { Refusal, countriesOf, modeOf } from './parameters.ts'
import { sampleListing } from './scenarios/sample.ts'

const offerOf = (
  { product }: Listing,
  code: string,
  merchants: Merchant[],
  assets: string,
): WireOffer => {
  const sku = product.skuSet.find(({ ean }) => ean === code)
  const merchant = merchants.find(({ id, name }) => [id, name].includes(product.merchant))
  return {
    offerPrice: sku ? sku.offerPrice : product.offerPrice,
    salePrice: sku ? sku.salePrice : product.salePrice,
    productId: product.productId,
    merchantId: merchant?.id ?? product.merchant,
    merchantName: merchant?.name ?? product.merchant,
    merchantLogo: absolute(assets, merchant?.logo ?? ''),
    merchantProductUrl: product.productUrl ?? '',
  }
}

const hasCode = ({ product }: Listing): boolean => product.skuSet.some(({ ean }) => ean !== '')

export const productCodes = defineOperation({
  operation: 'ean',
  path: '/insights/daas/productCodes/:code',
  input: (_query, parameters) => parameters['code'] ?? '',
  refuse: ({ message, errorCode }): WireEnvelope<null> => ({
    success: false,
    message,
    errorCode,
    result: null,
  }),
  answer: async ({ query, reading, input, magic, catalog, assets }) => {
    const countries = countriesOf(query, reading)
    const mode = modeOf(query)
    const sample = magic ? await sampleListing(catalog, countries, hasCode) : null
    const code = sample?.product.skuSet.find(({ ean }) => ean !== '')?.ean ?? input
    const listings = await catalog.byCode(code, countries)
    const merchants = await catalog.merchants()
    const plain: WireEanResult = {
      ean: input,
      merchants: listings.map((listing) => offerOf(listing, code, merchants, assets)),
    }
    const result =
      mode === 'full' ? withExtras(reading.eanExtras, plain, eanExtras(listings, assets)) : plain
    const none = new Refusal(404, 'EAN_NOT_FOUND', 'EAN not found')
    return {
      body: { success: true, message: '', errorCode: '', result },
      nothing: listings.length === 0 ? none : null,
    }
  },
})
