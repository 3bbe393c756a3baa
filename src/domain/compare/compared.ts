/** What is compared, as far as the rows need it: the record as read (§2.2), its SKUs (§2.3) and its traits (§2.4). */

export type ComparedSku = {
  attributes: unknown
  available: boolean | null
  ean: string | null
  offerPrice: number | null
  salePrice: number | null
  skuId: string | null
}

export type ComparedRecord = {
  active: boolean | null
  articleType: string | null
  avgRating: number | null
  brand: string | null
  breadCrumb: string | null
  category: string | null
  categoryRank: number | null
  changed: boolean | null
  discount: number | null
  division: string | null
  gender: string | null
  /** Epoch milliseconds; null where none is recorded. */
  lastChangedTime: number | null
  merchant: string | null
  newArrival: boolean | null
  offerPrice: number | null
  ratingScore: number | null
  ratingsCount: number | null
  reviewsCount: number | null
  salePrice: number | null
  skuSet: readonly ComparedSku[]
  subCategory: string | null
  trendingRank: number | null
  trueDiscount: number | null
  raw: Record<string, unknown>
}

export type Compared = {
  /** Null where the answer held traits alone. */
  record: ComparedRecord | null
  traits: readonly (readonly [name: string, value: string])[]
}
