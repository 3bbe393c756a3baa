/** Sorts the SKUs of a record by size, smallest first. */
import { compareSizes } from '@/lib/sizes.ts'
import { variantOf } from './variant.ts'

/**
 * The SKUs in the order of their sizes. Sizes are sorted only among SKUs of one colour, so that the order of colours stays as in
 * the record. SKUs without a size stay in place.
 */
export function inSizeOrder<Sku extends { attributes: unknown }>(skus: readonly Sku[]): Sku[] {
  const ordered = [...skus]
  const ofColour = new Map<string, { index: number; size: string }[]>()
  for (const [index, { attributes }] of skus.entries()) {
    const { size, colour } = variantOf(attributes)
    if (size === '') continue
    const others = ofColour.get(colour)
    if (others) others.push({ index, size })
    else ofColour.set(colour, [{ index, size }])
  }
  for (const sized of ofColour.values()) {
    const bySize = sized.toSorted((a, b) => compareSizes(a.size, b.size))
    for (const [at, { index }] of bySize.entries()) {
      const [sku, to] = [skus[index], sized[at]]
      if (sku !== undefined && to !== undefined) ordered[to.index] = sku
    }
  }
  return ordered
}
