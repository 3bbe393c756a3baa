/** A price or a cost as someone writes it: in a cell of a file, or in a field of the list. */
import { formatPrice } from '../../lib/numbers/format.ts'
import { readWrittenPrice, type DecimalSign } from '../../lib/numbers/writtenPrice.ts'

/** `problem` is a sentence. */
export type ReadFigure = { value: number | null } | { problem: string }

/** An empty cell is none. A price and a floor have to be above 0, a cost may be 0. `sign` is what its column shows, or the reader's own. */
export function readFigure(
  text: string,
  what: 'price' | 'cost' | 'floor',
  sign: DecimalSign | null = null,
): ReadFigure {
  const written = readWrittenPrice(text, sign)
  if (written.kind === 'none') return { value: null }
  if (written.kind === 'invalid') return { problem: written.says }
  const { price } = written
  if (!Number.isFinite(price)) return { problem: 'It has too many digits.' }
  if (price < 0) return { problem: `${formatPrice(price)} is negative.` }
  if (price === 0 && what !== 'cost') return { problem: `A ${what} of 0 would count nowhere.` }
  return { value: price }
}
