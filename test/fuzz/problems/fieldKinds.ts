/**
 * Every field of §2 by the kind of its value, written from the specification only, so that it checks the readers independently.
 */

export type FlatKind = 'text' | 'code' | 'number' | 'flag' | 'stamp' | 'url' | 'urls' | 'any'

const all = (kind: FlatKind, names: string): [string, FlatKind][] =>
  names.split(' ').map((name) => [name, kind])

/** §2.3 */
export const skuKinds = Object.fromEntries([
  ...all('any', 'attributes'),
  ...all('flag', 'available hasAltUrl'),
  ...all('code', 'ean'),
  ...all('number', 'inventoryQuantity offerPrice rank salePrice'),
  ...all('text', 'skuId'),
])

/** The fields of §2.1 and §2.2; only `skuSet` is a list of records. */
export const flatProductKinds = Object.fromEntries([
  ...all('flag', 'active changed newArrival'),
  ...all('text', 'category division merchant productId seoTitle title'),
  ...all('number', 'categoryRank discount offerPrice salePrice trendingRank trueDiscount'),
  ...all('any', 'extAttributes attributeNames'),
  ...all('url', 'imageUrl productUrl'),
  ...all('stamp', 'lastChangedTime creationDate lastModifiedDate'),
  ...all('text', 'articleType brand breadCrumb description gender merchantDivision'),
  ...all('text', 'merchantProductId normalizedArticleType normalizedCategory'),
  ...all('text', 'normalizedSubCategory subCategory vendor'),
  ...all('number', 'avgRating ratingScore ratingsCount reviewsCount'),
  ...all('urls', 'images videos'),
])

/** §2.2 has two fields for one value: if the first has no text, the second is used. */
export const standIns: Record<string, string> = { brand: 'brandName' }

/** §2.6 */
export const offerKinds = Object.fromEntries([
  ...all('number', 'offerPrice salePrice'),
  ...all('text', 'productId merchantId merchantName'),
  ...all('url', 'merchantLogo merchantProductUrl'),
])
