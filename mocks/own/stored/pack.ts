/** Packs a listing as one line of JSON without field names: about half as long, for up to two hundred thousand listings. */
import { recordKeys, skuKeys } from '../../knownFields.ts'
import type { WireProduct, WireTraits } from '../../wire.ts'
import type { OwnFacets, OwnRecord } from '../records.ts'

const FACETS = [
  'silhouette',
  'pattern',
  'primaryColor',
  'fabric',
  'occasion',
  'subSilhouette',
  'size',
] as const satisfies (keyof OwnFacets)[]

const valuesOf = <Thing extends object>(thing: Thing, keys: readonly (keyof Thing)[]): unknown[] =>
  keys.map((key) => thing[key] ?? null)

/** The values by name; null for a field that was added after the line was stored. */
const named = (keys: readonly string[], values: readonly unknown[]): Record<string, unknown> => {
  const thing: Record<string, unknown> = {}
  for (let at = 0; at < keys.length; at += 1) thing[keys[at] ?? ''] = values[at] ?? null
  return thing
}

type Packed = [string, unknown[], unknown[][], WireTraits, unknown[]]

export const pack = ({ country, product, traits, facets }: OwnRecord): string => {
  const packed: Packed = [
    country,
    valuesOf(product, recordKeys),
    product.skuSet.map((sku) => valuesOf(sku, skuKeys)),
    traits,
    valuesOf(facets, FACETS),
  ]
  return JSON.stringify(packed)
}

const skuOf = (values: readonly unknown[]): Record<string, unknown> => {
  const sku = named(skuKeys, values)
  // null means that the quantity was not stated
  if (sku['inventoryQuantity'] === null) delete sku['inventoryQuantity']
  return sku
}

/** Reads a line that `pack` wrote. */
export const unpack = (text: string): OwnRecord => {
  // the cast: only `pack` writes these lines
  const [country, product, skus, traits, facets] = JSON.parse(text) as Packed
  return {
    country,
    product: { ...named(recordKeys, product), skuSet: skus.map(skuOf) } as WireProduct,
    traits,
    facets: named(FACETS, facets) as OwnFacets,
  }
}
