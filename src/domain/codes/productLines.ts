/** Selected products as the lines that a batch is made of. */
import { isUsableId } from '@/api/isUsableId.ts'
import { writeId } from './writeId.ts'

type ProductLines = {
  /** Each once, in the order of the products. */
  lines: string[]
  /** How many of them are ids, whose EANs the batch looks up before it requests a market. */
  lookUps: number
}

/** A product as a line of a batch: the code of its market where it is known, else its id; without either it is left out. */
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
