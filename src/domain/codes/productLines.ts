/** Converts selected products into the lines of a collection of codes. */
import { isUsableId } from '@/api/isUsableId.ts'
import { writeId } from './writeId.ts'

type ProductLines = {
  /** Distinct lines, in the order of the products. */
  lines: string[]
  /** The number of lines that are product IDs; their EANs are looked up before a market is requested. */
  lookUps: number
}

/** The lines for products: for each its code if known, otherwise its id; a product without either is left out. */
export function productLines(
  products: Iterable<{ id: string | null; code: string | null }>,
): ProductLines {
  const isLookedUp = new Map<string, boolean>()
  for (const { id, code } of products) {
    if (code !== null) isLookedUp.set(code, false)
    else if (id !== null && isUsableId(id)) isLookedUp.set(writeId(id), true)
  }
  return {
    lines: [...isLookedUp.keys()],
    lookUps: [...isLookedUp.values()].filter(Boolean).length,
  }
}
