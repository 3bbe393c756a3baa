/** Where each documented field of a product record (§2.1, §2.2) stands on its page. */

export const TIMES = new Set(['creationDate', 'lastModifiedDate', 'lastChangedTime'])

export const GROUPS: { name: string; fields: string[]; onlyWhenPresent: string[] }[] = [
  {
    name: 'Classification',
    fields: [
      'articleType',
      'normalizedArticleType',
      'category',
      'subCategory',
      'normalizedCategory',
      'normalizedSubCategory',
      'gender',
    ],
    onlyWhenPresent: [],
  },
  {
    name: 'Names',
    fields: [
      'brand',
      'brandName',
      'vendor',
      'division',
      'merchantDivision',
      'merchantProductId',
      'seoTitle',
    ],
    // Part of some answers only (§2.2), so its absence says nothing.
    onlyWhenPresent: ['merchantProductId'],
  },
  {
    name: 'Media and times',
    fields: [
      'imageUrl',
      'images',
      'videos',
      'productUrl',
      'creationDate',
      'lastModifiedDate',
      'lastChangedTime',
    ],
    onlyWhenPresent: [],
  },
]

function isMissing(value: unknown): boolean {
  return value === null || value === ''
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isReadableNumber(value: unknown): boolean {
  if (typeof value === 'string' && !/^\s*-?\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*$/i.test(value))
    return false
  const number = typeof value === 'string' ? Number(value) : value
  // Beyond 2^53 figures lose digits: no number is read from them.
  return Number.isFinite(number) && (Number.isSafeInteger(number) || !Number.isInteger(number))
}

function isReadableFlag(value: unknown): boolean {
  return [true, false, 'true', 'false', 1, 0].some((flag) => flag === value)
}

function isListOfMaps(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null)
}

const ELSEWHERE = new Map<string, (value: unknown) => boolean>([
  ...['productId', 'title', 'merchant', 'description', 'breadCrumb'].map(
    (name) => [name, isText] as const,
  ),
  ...['offerPrice', 'salePrice', 'discount', 'trueDiscount', 'categoryRank', 'trendingRank'].map(
    (name) => [name, isReadableNumber] as const,
  ),
  ...['avgRating', 'ratingScore', 'ratingsCount', 'reviewsCount'].map(
    (name) => [name, isReadableNumber] as const,
  ),
  ...['active', 'changed', 'newArrival'].map((name) => [name, isReadableFlag] as const),
  ['skuSet', isListOfMaps],
])

/** Whether another part of the page shows this field in full; a value of an unforeseen type is not shown there. */
export function isShownElsewhere(name: string, value: unknown): boolean {
  const fits = ELSEWHERE.get(name)
  return fits !== undefined && (isMissing(value) || fits(value))
}
