/** The fields that the pages show, each with a good value, and responses in which some of them are bad. */
import { written, type BadValue } from './badValues.ts'

const CODE = '2049811763054'
const ID = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'

export type Field = { name: string; holds: 'text' | 'number' | 'other'; number: number }

let last = 300
const holding = (holds: Field['holds'], names: string[]): Field[] =>
  names.map((name) => ({ name, holds, number: (last += 7) }))
const texts = (...names: string[]) => holding('text', names)
const numbers = (...names: string[]) => holding('number', names)
const others = (...names: string[]) => holding('other', names)

/** The fields of §2.1 and §2.2. */
const productFields: readonly Field[] = [
  ...texts('title', 'merchant', 'brand', 'category', 'division', 'articleType', 'brandName'),
  ...numbers('offerPrice', 'salePrice', 'discount', 'trueDiscount', 'avgRating', 'ratingsCount'),
  ...texts('gender', 'merchantDivision', 'merchantProductId', 'normalizedCategory', 'subCategory'),
  ...numbers('categoryRank', 'trendingRank', 'ratingScore', 'reviewsCount'),
  ...texts('seoTitle', 'vendor', 'breadCrumb', 'description'),
  ...others('active', 'changed', 'newArrival', 'lastChangedTime', 'creationDate', 'imageUrl'),
  ...others('productUrl', 'images', 'videos', 'extAttributes', 'attributeNames', 'skuSet'),
  ...others('lastModifiedDate'),
]
/** §2.3. */
const skuFields: readonly Field[] = [
  ...numbers('offerPrice', 'salePrice', 'inventoryQuantity'),
  ...texts('skuId'),
  ...others('attributes', 'available', 'ean', 'hasAltUrl', 'rank'),
]
/** §2.6. */
const offerFields: readonly Field[] = [
  ...numbers('offerPrice', 'salePrice'),
  ...texts('merchantName'),
  ...others('merchantId', 'merchantLogo', 'merchantProductUrl', 'productId'),
]

const usual: Record<string, string> = {
  active: 'true',
  available: 'true',
  changed: 'false',
  newArrival: 'true',
  lastChangedTime: '1763000000000',
  creationDate: '1763000000000',
  lastModifiedDate: '1763000000000',
  imageUrl: '"https://shop.example/a.png"',
  merchantLogo: '"https://shop.example/logo.png"',
  productUrl: '"https://shop.example/p"',
  merchantProductUrl: '"https://shop.example/p"',
  images: '["https://shop.example/b.png"]',
  videos: '["https://shop.example/c.mp4"]',
  extAttributes: '{"sleeve":"long"}',
  attributes: '{"size":"M","color":"Blue"}',
  attributeNames: '["sleeve"]',
  skuSet: `[{"skuId":"inner","ean":"${CODE}","available":true,"offerPrice":12}]`,
  ean: '""',
  hasAltUrl: 'false',
  rank: '1',
  productId: `"${ID}"`,
  merchantId: '"m"',
}

/** The value of a field, which appears on the page only as this field's value; a number below a thousand, with two decimals. */
export const markOf = ({ name, holds, number }: Field, group: number) =>
  holds === 'number' ? `${number}.${group + 1}7` : `${name}~${group}`

const goodValue = (field: Field, group: number): string => {
  const { name, holds } = field
  const mark = markOf(field, group)
  if (holds === 'number') return mark
  return holds === 'text' ? JSON.stringify(mark) : (usual[name] ?? 'null')
}

export const GROUPS = 2

/** A record with good fields, except for those of its group if `kind` is not null. */
function recordOf(fields: readonly Field[], group: number, kind: BadValue | null): string {
  return written(
    Object.fromEntries(
      fields.map((field, at) => [
        field.name,
        kind !== null && at % GROUPS === group ? kind.json : goodValue(field, group),
      ]),
    ),
  )
}

const withId = (record: string, group: number) =>
  record.replace(/^\{/, `{"productId":"${ID.slice(1)}${group}",`)

/** The response with market prices that the page of a URL also requests. */
export const MARKET = {
  success: true,
  result: { merchants: [{ merchantId: 'm2', offerPrice: 10 }, { offerPrice: 14 }] },
}

export type Case = {
  name: string
  path: string
  fields: readonly Field[]
  /** One response with a record of each group, or one response per group. */
  bodies: (kind: BadValue | null) => string[]
  /** A selector of elements that the page shows once the response has arrived, and their number. */
  ready: readonly [selector: string, count: number]
}

export const groups = Array.from({ length: GROUPS }, (_, group) => group)
const product = (group: number, kind: BadValue | null) =>
  withId(recordOf(productFields, group, kind), group)
const skus = (kind: BadValue | null) =>
  groups.map((group) => recordOf(skuFields, group, kind)).join()

export const cases: readonly Case[] = [
  {
    name: 'search',
    path: '/search?q=cotton&country=us&view=table',
    fields: productFields,
    bodies: (kind) => [
      `{"numFound":2,"productList":[${groups.map((group) => product(group, kind)).join()}]}`,
    ],
    ready: ['tbody tr', 2],
  },
  {
    name: 'product',
    path: `/products/${ID}?country=us`,
    fields: productFields,
    bodies: (kind) =>
      groups.map((group) => `{"product":${product(group, kind)},"traits":{"warm":"yes"}}`),
    ready: ['dt', 20],
  },
  {
    name: "product's SKUs",
    path: `/products/${ID}?country=us`,
    fields: skuFields,
    bodies: (kind) => [
      `{"product":{"productId":"${ID}","title":"Shirt","skuSet":[${skus(kind)}]},"traits":{}}`,
    ],
    ready: ['tbody tr', 2],
  },
  {
    name: 'resolve',
    path: `/resolve?url=${encodeURIComponent('https://shop.example/p')}&country=us`,
    fields: productFields,
    bodies: (kind) => [`[${groups.map((group) => product(group, kind)).join()}]`],
    ready: ['[aria-label^=Listings] input', 2],
  },
  {
    name: 'EAN prices',
    path: `/ean/${CODE}?country=us`,
    fields: offerFields,
    bodies: (kind) => [
      `{"success":true,"result":{"ean":"${CODE}","title":"Shirt","merchants":[${groups
        .map((group) => recordOf(offerFields, group, kind))
        .join()}]}}`,
    ],
    ready: ['tbody tr', 2],
  },
]
