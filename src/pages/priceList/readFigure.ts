/** A price or a cost as someone types it into the list. */
import { readWrittenPrice } from '../../domain/batch/writtenPrice.ts'

export type TypedFigure = { value: number | null } | { problem: string }

/** An empty field is none. A price has to be above 0, a cost may be 0. */
export function readFigure(text: string, what: 'price' | 'cost'): TypedFigure {
  const written = readWrittenPrice(text, null)
  if (written.kind === 'none') return { value: null }
  if (written.kind === 'invalid') return { problem: written.says }
  const { price } = written
  if (!Number.isFinite(price)) return { problem: 'This has too many digits.' }
  if (what === 'price' && price <= 0) return { problem: 'A price is above 0.' }
  if (price < 0) return { problem: 'A cost is 0 or more.' }
  return { value: price }
}
