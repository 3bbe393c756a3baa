/**
 * The wire types of the service, from §2 and §4 of the interface specification alone. Flags, times and stock figures are null if a
 * user's catalog lacks them.
 */
import type { RECORD_FIELDS } from './fields.ts'
import type { RecordKey } from './knownFields.ts'

/** §2.7 does not show the contents of these maps and lists; the demo catalog fills them with scalars and lists of texts. */
export type WireAttributes = Record<string, string | number | boolean | string[]>

/** §2.3, with the two fields that only search answers have. */
export type WireSku = {
  attributes: WireAttributes
  available: boolean | null
  ean: string
  hasAltUrl: boolean | null
  inventoryQuantity: number | null
  offerPrice: number | null
  rank: number | null
  salePrice: number | null
  skuId: string
}

type WireValue = {
  flag: boolean | null
  text: string | null
  name: string
  number: number | null
  price: number | null
  stamp: number | null
  texts: string[]
  map: WireAttributes | null
}

/** §2.1, §2.2: the full catalog record; each operation answers with some of its fields. */
export type WireProduct = {
  [Key in RecordKey]: WireValue[(typeof RECORD_FIELDS)[Key]['kind']]
} & { skuSet: WireSku[] }

/** §2.4: several items in one value are joined with `|`. */
export type WireTraits = Record<string, string>

/** §2.5. */
export type WireFacetName =
  | 'gender'
  | 'silhouette'
  | 'merchant'
  | 'brand'
  | 'pattern'
  | 'primaryColor'
  | 'fabric'
  | 'occasion'
  | 'price'
  | 'discount'
  | 'size'
  | 'subSilhouette'

type WireFacet = { name: WireFacetName; value: Record<string, number> }

/** §2.6. */
export type WireOffer = {
  offerPrice: number | null
  salePrice: number | null
  productId: string
  merchantId: string
  merchantName: string
  merchantLogo: string
  merchantProductUrl: string
}

/** §4.1. */
export type WireTraitsAnswer = { product?: Partial<WireProduct>; traits: WireTraits }

/** §4.3. */
export type WireSearchAnswer = {
  productList: Partial<WireProduct>[]
  facets: WireFacet[]
  success: boolean
  numFound: number
  q: string
  shuffle: boolean
  featuredFacets: Record<string, string>
}

/** §4.4: in full mode `result` also has `description` and `images`; the specification leaves their place open. */
export type WireEanResult = {
  ean: string
  merchants: WireOffer[]
  images?: string[]
  description?: string
}

/** §4.4. */
export type WireEnvelope<Result> = {
  success: boolean
  message: string
  errorCode: string
  result: Result
}

/** The demo's refusal; §7 shows no shape. Refusals of §4.4 have its envelope, with a null result. */
export type WireRefusal = { message: string; errorCode: string }
