/** Which column of a table or of a merchant feed is which field of the catalog, guessed from names and first values. */

/** In the order they are shown; `names` are those that feeds use, folded as `foldName` does. */
export const FIELDS = [
  {
    name: 'title',
    label: 'Title',
    isNeeded: true,
    names: [
      'title',
      'name',
      'productname',
      'producttitle',
      'itemname',
      'titel',
      'titre',
      'producto',
    ],
  },
  {
    name: 'id',
    label: 'Merchant’s own id',
    isNeeded: false,
    names: [
      'id',
      'merchantproductid',
      'sku',
      'skuid',
      'itemid',
      'articlenumber',
      'artnr',
      'offerid',
      'productcode',
      'itemnumber',
    ],
  },
  {
    name: 'productId',
    label: 'Catalog product id',
    isNeeded: false,
    names: ['productid', 'catalogid', 'catalogproductid'],
  },
  {
    name: 'country',
    label: 'Country',
    isNeeded: false,
    names: ['country', 'countrycode', 'targetcountry', 'market', 'land'],
  },
  {
    name: 'merchant',
    label: 'Merchant',
    isNeeded: false,
    names: [
      'merchant',
      'merchantname',
      'seller',
      'sellername',
      'shop',
      'shopname',
      'store',
      'retailer',
      'externalsellerid',
      'handler',
    ],
  },
  {
    name: 'brand',
    label: 'Brand',
    isNeeded: false,
    names: ['brand', 'brandname', 'manufacturer', 'marke', 'marque', 'hersteller'],
  },
  {
    name: 'code',
    label: 'EAN or UPC',
    isNeeded: false,
    names: [
      'gtin',
      'ean',
      'upc',
      'ean13',
      'gtin13',
      'gtin14',
      'barcode',
      'isbn',
      'jan',
      'eancode',
      'eanupc',
    ],
  },
  {
    name: 'offerPrice',
    label: 'Offer price',
    isNeeded: false,
    names: [
      'offerprice',
      'sellingprice',
      'currentprice',
      'finalprice',
      'dealprice',
      'specialprice',
    ],
  },
  {
    name: 'salePrice',
    label: 'MRP (list price)',
    isNeeded: false,
    names: [
      'mrp',
      'listprice',
      'rrp',
      'msrp',
      'uvp',
      'regularprice',
      'originalprice',
      'strikeprice',
      'wasprice',
    ],
  },
  {
    name: 'price',
    label: 'Price (the MRP where there is an offer price, else the offer)',
    isNeeded: false,
    names: ['price', 'preis', 'prix', 'precio', 'unitprice'],
  },
  {
    name: 'availability',
    label: 'In stock',
    isNeeded: false,
    names: ['availability', 'active', 'instock', 'available', 'stock', 'stockstatus'],
  },
  {
    name: 'productUrl',
    label: 'Product URL',
    isNeeded: false,
    names: ['link', 'producturl', 'url', 'productlink', 'deeplink', 'canonicallink'],
  },
  {
    name: 'imageUrl',
    label: 'Picture',
    isNeeded: false,
    names: ['imagelink', 'imageurl', 'image', 'picture', 'img', 'imageurl1', 'bild', 'photo'],
  },
  {
    name: 'images',
    label: 'More pictures',
    isNeeded: false,
    names: ['additionalimagelink', 'images', 'additionalimages', 'additionalimagelinks'],
  },
  {
    name: 'description',
    label: 'Description',
    isNeeded: false,
    names: ['description', 'summary', 'content', 'beschreibung', 'longdescription', 'body'],
  },
  {
    name: 'categoryPath',
    label: 'Category path',
    isNeeded: false,
    names: ['producttype', 'breadcrumb', 'categorypath', 'googleproductcategory', 'path'],
  },
  {
    name: 'division',
    label: 'Division',
    isNeeded: false,
    names: ['division', 'department', 'abteilung'],
  },
  {
    name: 'category',
    label: 'Category',
    isNeeded: false,
    names: ['category', 'kategorie', 'categorie', 'productcategory'],
  },
  { name: 'subCategory', label: 'Sub-category', isNeeded: false, names: ['subcategory', 'subcat'] },
  {
    name: 'articleType',
    label: 'Article type',
    isNeeded: false,
    names: ['articletype', 'producttypename'],
  },
  { name: 'gender', label: 'Gender', isNeeded: false, names: ['gender', 'sex'] },
  {
    name: 'color',
    label: 'Colour',
    isNeeded: false,
    names: ['color', 'colour', 'primarycolor', 'farbe'],
  },
  { name: 'size', label: 'Size', isNeeded: false, names: ['size', 'sizes', 'groesse', 'grosse'] },
  { name: 'pattern', label: 'Pattern', isNeeded: false, names: ['pattern'] },
  { name: 'fabric', label: 'Fabric', isNeeded: false, names: ['material', 'fabric'] },
  { name: 'silhouette', label: 'Silhouette', isNeeded: false, names: ['silhouette', 'fit'] },
  { name: 'subSilhouette', label: 'Sub-silhouette', isNeeded: false, names: ['subsilhouette'] },
  { name: 'occasion', label: 'Occasion', isNeeded: false, names: ['occasion'] },
  {
    name: 'rating',
    label: 'Rating',
    isNeeded: false,
    names: ['avgrating', 'rating', 'averagerating', 'productreviewaverage'],
  },
  {
    name: 'ratingsCount',
    label: 'Number of ratings',
    isNeeded: false,
    names: ['ratingscount', 'ratings', 'reviewcount', 'reviewscount', 'productreviewcount'],
  },
] as const

export type FieldName = (typeof FIELDS)[number]['name']

/** Google's prefix, case, accents, blanks and marks say nothing. */
const foldName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^g:/, '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')

export type Column = { name: string; samples: readonly string[] }

const CODE = /^\d{8}(?:\d{4,6})?$/
const ADDRESS = /^https?:\/\//i
const PICTURE = /\.(?:jpe?g|png|webp|gif|avif)(?:\?|$)/i

const most = ({ samples }: Column, holds: (sample: string) => boolean): boolean => {
  const given = samples.filter((sample) => sample !== '')
  return given.length > 0 && given.filter(holds).length > given.length / 2
}

/** What a column's values look like, for fields whose name was not found. */
const LOOKS: readonly (readonly [FieldName, (column: Column) => boolean])[] = [
  ['code', (column) => most(column, (sample) => CODE.test(sample))],
  ['imageUrl', (column) => most(column, (sample) => ADDRESS.test(sample) && PICTURE.test(sample))],
  [
    'productUrl',
    (column) => most(column, (sample) => ADDRESS.test(sample) && !PICTURE.test(sample)),
  ],
]

/** In Google's feeds `price` is the list price and `sale_price` what is asked; in §2.1 `salePrice` is the MRP, beside `offerPrice`. */
const saleField = (folded: ReadonlySet<string>): FieldName =>
  folded.has('offerprice') ? 'salePrice' : 'offerPrice'

export const guessColumns = (columns: readonly Column[]): Record<string, string> => {
  const found = new Map<string, string>()
  const taken = new Set<string>()
  const take = (field: FieldName, column: string | undefined): void => {
    if (column === undefined || found.has(field) || taken.has(column)) return
    found.set(field, column)
    taken.add(column)
  }
  const byName = new Map(columns.toReversed().map(({ name }) => [foldName(name), name]))
  for (const { name, names } of FIELDS) {
    const known = names.find((each) => byName.has(each))
    if (known !== undefined) take(name, byName.get(known))
  }
  take(saleField(new Set(byName.keys())), byName.get('saleprice'))
  for (const [field, looks] of LOOKS) {
    if (found.has(field)) continue
    take(field, columns.find((column) => !taken.has(column.name) && looks(column))?.name)
  }
  return Object.fromEntries(found)
}

/** Whether a head is one: data has no names, but numbers, addresses and empty cells. */
export const looksLikeHead = (names: readonly string[]): boolean => {
  const known = new Set(
    FIELDS.flatMap((field): readonly string[] => field.names).concat('saleprice'),
  )
  if (names.some((name) => known.has(foldName(name)))) return true
  return !names.some((name) => /^\W*\d[\d\s.,]*\W*$/.test(name) || ADDRESS.test(name))
}
