/** The SKUs of a record from the smallest size to the largest. */
import { compareSizes } from '@/lib/sizes.ts'
import { variantOf } from './variant.ts'

/**
 * Sizes change places among the SKUs of their colour alone, so that colours stay where the record has them, one after the other
 * or in turns. SKUs without a size keep their places.
 */
export function inSizeOrder<Sku extends { attributes: unknown }>(skus: readonly Sku[]): Sku[] {
  const ordered = [...skus]
  const ofColour = new Map<string, { place: number; size: string }[]>()
  for (const [index, { attributes }] of skus.entries()) {
    const { size, colour } = variantOf(attributes)
    if (size === '') continue
    const others = ofColour.get(colour)
    if (others) others.push({ place: index, size })
    else ofColour.set(colour, [{ place: index, size }])
  }
  for (const sized of ofColour.values()) {
    const bySize = sized.toSorted((a, b) => compareSizes(a.size, b.size))
    for (const [at, { place: index }] of bySize.entries()) {
      const [sku, to] = [skus[index], sized[at]]
      if (sku !== undefined && to !== undefined) ordered[to.place] = sku
    }
  }
  return ordered
}
