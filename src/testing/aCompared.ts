/** Products to compare: the fields that a test is about, read as simply as a test needs. */
import type { Compared, ComparedRecord, ComparedSku } from '../domain/compare/compared.ts'

const NOTHING: Omit<ComparedRecord, 'raw'> = {
  active: null,
  articleType: null,
  avgRating: null,
  brand: null,
  breadCrumb: null,
  category: null,
  categoryRank: null,
  changed: null,
  discount: null,
  division: null,
  gender: null,
  lastChangedTime: null,
  merchant: null,
  newArrival: null,
  offerPrice: null,
  ratingScore: null,
  ratingsCount: null,
  reviewsCount: null,
  salePrice: null,
  skuSet: [],
  subCategory: null,
  trendingRank: null,
  trueDiscount: null,
}

/** The received record is the fields themselves, and `more` that is not read. */
export function aRecord(
  fields: Partial<Omit<ComparedRecord, 'raw'>> = {},
  more: Record<string, unknown> = {},
): ComparedRecord {
  return { ...NOTHING, ...fields, raw: { ...fields, ...more } }
}

export function aCompared(
  fields: Partial<Omit<ComparedRecord, 'raw'>> = {},
  more: Record<string, unknown> = {},
  traits: Compared['traits'] = [],
): Compared {
  return { record: aRecord(fields, more), traits }
}

export function aComparedSku(size: string | null, given: Partial<ComparedSku> = {}): ComparedSku {
  return {
    attributes: size === null ? null : { size },
    available: true,
    ean: null,
    offerPrice: null,
    salePrice: null,
    skuId: null,
    ...given,
  }
}
