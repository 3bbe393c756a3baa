import type { Sku } from '@/api/operations/product.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { sizeNameIn } from '@/lib/sizes.ts'

export type SkuColumns = {
  /** The attribute that names the size; it leads the row on a small screen. */
  size: string | null
  /** Attributes shown from the start, the size first. */
  attributes: string[]
  hasQuantity: boolean
  /** What is shown on request: attributes that tell the SKUs apart no further, and every other field as received. */
  moreAttributes: string[]
  moreFields: string[]
}

const MOST_ATTRIBUTES = 3
const OWN_COLUMNS = new Set([
  'attributes',
  'available',
  'ean',
  'inventoryQuantity',
  'offerPrice',
  'salePrice',
  'skuId',
])

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Own entries only: `constructor` is an attribute where it was received, and nothing else where it was not. */
export function skuAttribute(sku: Sku, name: string): unknown {
  return isMap(sku.attributes) && Object.hasOwn(sku.attributes, name)
    ? sku.attributes[name]
    : undefined
}

export function skuValue(sku: Sku, name: string): unknown {
  return Object.hasOwn(sku.raw, name) ? sku.raw[name] : undefined
}

function hasSomething(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}

/** A field whose own column cannot show what was received, such as a stock of "soon". */
function isUnread(sku: Sku, name: string): boolean {
  if (!hasSomething(skuValue(sku, name))) return false
  if (name === 'attributes') return !isMap(sku.attributes)
  const read: Readonly<Record<string, unknown>> = sku
  return read[name] === null
}

/** Whether the SKUs differ in an attribute; a record may have thousands of both. */
function tellsApart(skus: readonly Sku[], name: string): boolean {
  const [first, ...others] = skus
  const written = (sku: Sku) => JSON.stringify(skuAttribute(sku, name))
  if (first === undefined) return false
  const one = written(first)
  return others.some((sku) => written(sku) !== one)
}

/** Which columns the SKUs need; names in the order in which they were received. */
export function skuColumns(skus: readonly Sku[]): SkuColumns {
  const names = [
    ...new Set(
      skus.flatMap(({ attributes }) => (isMap(attributes) ? Object.keys(attributes) : [])),
    ),
  ]
  const size = sizeNameIn(names) ?? null
  const rankOf = (name: string) => {
    if (name === size) return 0
    if (/^colou?r$/i.test(name)) return 1
    return tellsApart(skus, name) ? 2 : 3
  }
  const ranks = new Map(names.map((name) => [name, rankOf(name)]))
  const rank = (name: string) => ranks.get(name) ?? 3
  const byUse = names.toSorted((a, b) => rank(a) - rank(b))
  const telling = byUse.filter((name) => rank(name) < 3)
  const attributes = (telling.length > 0 ? telling : byUse).slice(0, MOST_ATTRIBUTES)
  const fields = [...new Set(skus.flatMap(({ raw }) => Object.keys(raw)))]
  return {
    size,
    attributes,
    hasQuantity: skus.some(({ inventoryQuantity }) => inventoryQuantity !== null),
    moreAttributes: names.filter((name) => !attributes.includes(name)),
    moreFields: fields.filter((name) =>
      OWN_COLUMNS.has(name)
        ? skus.some((sku) => isUnread(sku, name))
        : skus.some((sku) => skuValue(sku, name) !== undefined),
    ),
  }
}

/** "8, of which 6 available"; what is unknown is said, never counted as out. */
export function skusInWords(skus: readonly Sku[]): string {
  const available = skus.filter((sku) => sku.available === true).length
  const unknown = skus.filter((sku) => sku.available === null).length
  const known = `${formatCount(skus.length)}, of which ${formatCount(available)} available`
  return unknown === 0 ? known : `${known}, ${unknown} unknown`
}

/** Where a cell and its head stand in the two lines of a small screen. */
export function placeOf(name: string, { attributes, size }: SkuColumns): string | undefined {
  if (name === size) return 'size'
  return name === attributes.find((other) => other !== size) ? 'main' : undefined
}

/** The id stands in for what the SKU has no attribute for. */
export function placeOfId({ attributes, size }: SkuColumns): string | undefined {
  return attributes.some((name) => name !== size) ? undefined : 'main'
}
