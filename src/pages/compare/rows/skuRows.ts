/**
 * Makes the SKU rows of a comparison (§2.3): how many SKUs, which sizes, and the price of each size. The specification does not
 * name the attributes of SKUs.
 */
import { compareSizes, sizeNameIn } from '@/lib/sizes.ts'
import type { ComparedRecord, ComparedSku } from '@/pages/compare/comparedParts.ts'
import type { CellSku, CellValue, SizeState } from './cellValue.ts'

/** The value of the size attribute; null without one. */
function sizeOf({ attributes }: ComparedSku): string | null {
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes)) {
    return null
  }
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(attributes))
  const value = values.get(sizeNameIn([...values.keys()]) ?? '')
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text === '' ? null : text
}

/** SKUs by size, in the order received; the key null has those without a size. */
export function skusBySize(record: ComparedRecord): Map<string | null, ComparedSku[]> {
  const bySize = new Map<string | null, ComparedSku[]>()
  for (const sku of record.skuSet) {
    const size = sizeOf(sku)
    const same = bySize.get(size)
    if (same) same.push(sku)
    else bySize.set(size, [sku])
  }
  return bySize
}

/** The sizes of all products without duplicates, from small to large. */
export function allSizes(bySize: readonly Map<string | null, unknown>[]): string[] {
  const names = new Set(bySize.flatMap((sizes) => [...sizes.keys()]))
  return [...names].filter((name) => name !== null).toSorted(compareSizes)
}

/** The stock of a size: available if any of its SKUs is; otherwise an unknown SKU makes it unknown. */
function stateOf(skus: readonly ComparedSku[] | undefined): SizeState {
  if (skus === undefined) return 'none'
  if (skus.some(({ available }) => available === true)) return 'available'
  return skus.some(({ available }) => available === null) ? 'unknown' : 'out'
}

export function sizesCell(
  sizes: readonly string[],
  bySize: Map<string | null, ComparedSku[]>,
): CellValue {
  const states = sizes.map((name) => ({ name, state: stateOf(bySize.get(name)) }))
  return states.every(({ state }) => state === 'none')
    ? { kind: 'missing', what: 'no size given' }
    : { kind: 'sizes', sizes: states }
}

const toCell = ({ available, ean, offerPrice, salePrice, skuId }: ComparedSku): CellSku => ({
  available,
  ean,
  offerPrice,
  salePrice,
  skuId,
})

export function skusCell(skus: readonly ComparedSku[] | undefined): CellValue {
  return skus === undefined
    ? { kind: 'missing', what: 'not among its variants' }
    : { kind: 'skus', skus: skus.map(toCell) }
}

export function countCell(record: ComparedRecord): CellValue {
  return record.skuSet.length === 0
    ? { kind: 'missing', what: 'no variants given' }
    : { kind: 'figure', value: record.skuSet.length }
}

/** The cell with the number of available SKUs among those with known stock. */
export function availableCell(record: ComparedRecord): CellValue {
  const known = record.skuSet.filter(({ available }) => available !== null)
  return known.length === 0
    ? { kind: 'missing', what: 'stock unknown' }
    : { kind: 'figure', value: known.filter(({ available }) => available === true).length }
}
