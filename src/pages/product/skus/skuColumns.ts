import type { Sku } from '@/api/operations/product.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { sizeNameIn } from '@/lib/sizes.ts'

export type SkuColumns = {
  /** The name of the attribute that is the size, which comes first on a small screen; null when there is none. */
  size: string | null
  /** Attributes shown by default, the size first. */
  attributes: string[]
  hasQuantity: boolean
  /** Shown on request: attributes that don't distinguish the SKUs, and all other fields as received. */
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

/** An attribute of a SKU. Only own properties count, because names such as `constructor` exist on every object. */
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

/** Whether the column of a field can't show the received value, such as a stock of "soon". */
function isUnread(sku: Sku, name: string): boolean {
  if (!hasSomething(skuValue(sku, name))) return false
  if (name === 'attributes') return !isMap(sku.attributes)
  const read: Readonly<Record<string, unknown>> = sku
  return read[name] === null
}

/** Whether the SKUs differ in an attribute; a record may have thousands of SKUs and attributes. */
function differs(skus: readonly Sku[], name: string): boolean {
  const [first, ...others] = skus
  const written = (sku: Sku) => JSON.stringify(skuAttribute(sku, name))
  if (first === undefined) return false
  const one = written(first)
  return others.some((sku) => written(sku) !== one)
}

/** The columns that the SKUs need, in the order received. */
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
    return differs(skus, name) ? 2 : 3
  }
  const ranks = new Map(names.map((name) => [name, rankOf(name)]))
  const rank = (name: string) => ranks.get(name) ?? 3
  const byUse = names.toSorted((a, b) => rank(a) - rank(b))
  const distinctive = byUse.filter((name) => rank(name) < 3)
  const attributes = (distinctive.length > 0 ? distinctive : byUse).slice(0, MOST_ATTRIBUTES)
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

/** How many SKUs there are: "8, of which 6 available". Those with unknown stock are counted separately, never as out of stock. */
export function skusInWords(skus: readonly Sku[]): string {
  const available = skus.filter((sku) => sku.available === true).length
  const unknown = skus.filter((sku) => sku.available === null).length
  const known = `${formatCount(skus.length)}, of which ${formatCount(available)} available`
  return unknown === 0 ? known : `${known}, ${unknown} unknown`
}

/** Where a cell and its header are shown in the two lines of a small screen; undefined hides them. */
export function placeOf(name: string, { attributes, size }: SkuColumns): string | undefined {
  if (name === size) return 'size'
  return name === attributes.find((other) => other !== size) ? 'main' : undefined
}

/** Where the ID is shown on a small screen: first, when the SKU has no attribute beside the size; otherwise it is hidden. */
export function placeOfId({ attributes, size }: SkuColumns): string | undefined {
  return attributes.some((name) => name !== size) ? undefined : 'main'
}
