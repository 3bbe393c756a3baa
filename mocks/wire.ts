/**
 * The wire types of the service, written from §2 and §4 of the interface specification and from nothing else. Flags, times and
 * figures of stock are null where a catalog of one's own does not know them.
 */
import type { RECORD_FIELDS } from './fields.ts'
import type { RecordKey } from './knownFields.ts'

/** §2.7: the contents of these maps and lists are not shown; the demo catalog fills them with scalars and lists of texts. */
export type WireAttributes = Record<string, string | number | boolean | string[]>

/** §2.3, with the two fields that only search answers carry. */
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

/** §2.1, §2.2: the superset record the catalog keeps; each operation cuts its own answer out of it. */
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

/** §4.4: `description` and `images` stand in `result` in full mode, a placement the specification leaves open. */
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

/** What the demo says with a refusal; §7 shows no shape. Refusals of §4.4 come in its envelope, with a null result. */
export type WireRefusal = { message: string; errorCode: string }
