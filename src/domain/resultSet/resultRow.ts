/** A row of a loaded result set: of a product record (§2.1, §2.2) or an offer (§2.6) what can be sorted, narrowed and summed up. */

/** What was not received is null. Prices are of the country's own currency, whichever that is. */
export type ResultRow = {
  /** Null where the record named none: such a row cannot be found again at another moment. */
  productId: string | null
  /** The countries it was asked in; several, joined by commas, where one answer is for all of them. */
  country: string
  /** The code whose market the row is an offer of; null for product records. */
  code: string | null
  title: string | null
  merchant: string | null
  brand: string | null
  category: string | null
  subCategory: string | null
  division: string | null
  articleType: string | null
  gender: string | null
  vendor: string | null
  merchantProductId: string | null
  merchantDivision: string | null
  normalizedArticleType: string | null
  normalizedCategory: string | null
  normalizedSubCategory: string | null
  seoTitle: string | null
  breadCrumb: string | null
  offerPrice: number | null
  /** The MRP. */
  salePrice: number | null
  /** In percent, as given. */
  discount: number | null
  trueDiscount: number | null
  avgRating: number | null
  ratingScore: number | null
  ratingsCount: number | null
  reviewsCount: number | null
  categoryRank: number | null
  trendingRank: number | null
  /** Whether it is in stock. */
  active: boolean | null
  newArrival: boolean | null
  changed: boolean | null
  /** Epoch milliseconds; null where none is recorded. */
  lastChangedTime: number | null
  lastModifiedDate: number | null
  creationDate: number | null
  /** Of the record's SKUs: how many, how many said to be available, and the sum of the quantities given. */
  skus: number | null
  skusAvailable: number | null
  inventory: number | null
  /** Valid codes of its SKUs, each once. */
  eans: string[]
  imageUrl: string | null
  productUrl: string | null
}

/** What tells rows apart within a moment and finds them again at another; null where the record named no id. */
export function rowKey({
  productId,
  country,
  code,
}: Pick<ResultRow, 'productId' | 'country' | 'code'>): string | null {
  if (productId === null) return null
  return code === null ? `${country} ${productId}` : `${country} ${productId} ${code}`
}
