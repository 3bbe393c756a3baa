/** §4.4: the merchants that sell the product of an EAN/UPC code, with their prices. A code is found in the form the catalog holds and in no other. */
import type { Listing, Merchant } from '../catalog/catalog.ts'
import type { WireEanResult, WireEnvelope, WireOffer } from '../wire.ts'
import { absolute } from './fields.ts'
import { defineOperation } from './operation.ts'
import { Refusal, countriesOf, modeOf } from './parameters.ts'
import { sampleListing } from './sample.ts'

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

/** Placement not shown: the demo puts both in the result, taken from the first listing that has them. */
const extrasOf = (
  listings: Listing[],
  assets: string,
): Pick<WireEanResult, 'images' | 'description'> => {
  const described =
    listings.find(({ product }) => product.description)?.product ?? listings[0]?.product
  if (!described) return {}
  const images = [described.imageUrl ?? '', ...described.images].filter((url) => url !== '')
  return {
    images: [...new Set(images)].map((url) => absolute(assets, url)),
    description: described.description ?? '',
  }
}

export const productCodes = defineOperation({
  operation: 'ean',
  path: '/insights/daas/productCodes/:code',
  input: (_query, parameters) => parameters['code'] ?? '',
  refuse: ({ status, message, errorCode }) => ({
    status,
    body: { success: false, message, errorCode, result: null } satisfies WireEnvelope<null>,
  }),
  answer: async ({ query, input, magic, catalog, assets }) => {
    const countries = countriesOf(query)
    const mode = modeOf(query)
    const sample = magic ? await sampleListing(catalog, countries, hasCode) : null
    const code = sample?.product.skuSet.find(({ ean }) => ean !== '')?.ean ?? input
    const listings = await catalog.byCode(code, countries)
    if (listings.length === 0) throw new Refusal(404, 'EAN_NOT_FOUND', 'EAN not found')
    const merchants = await catalog.merchants()
    const result: WireEanResult = {
      ean: input,
      merchants: listings.map((listing) => offerOf(listing, code, merchants, assets)),
      ...(mode === 'full' ? extrasOf(listings, assets) : {}),
    }
    const body: WireEnvelope<WireEanResult> = { success: true, message: '', errorCode: '', result }
    return { status: 200, body }
  },
})
