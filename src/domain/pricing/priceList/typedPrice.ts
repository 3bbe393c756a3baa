/** A price, a cost or a floor as a person types it into a field. */
import { readPrice } from '@/lib/numbers/readPrice.ts'
import { typedSign } from '@/lib/numbers/typedSign.ts'

/** `value` is null for an empty field. `problem` is one or two sentences. */
export type TypedPrice = { value: number | null } | { problem: string }

/**
 * Read as a cell of a file is. What a file's preview would ask about has to be typed again: nobody is asked in a field. A
 * price and a floor of 0 count nowhere, a cost may be 0.
 */
export function readTypedPrice(text: string, what: 'price' | 'cost' | 'floor'): TypedPrice {
  const reading = readPrice(text, typedSign())
  switch (reading.kind) {
    case 'none':
      return { value: null }
    case 'refused':
      return { problem: reading.message }
    case 'doubtful':
      return { problem: `${reading.message} Enter only the price.` }
    case 'price':
      return reading.price === 0 && what !== 'cost'
        ? { problem: `A ${what} of 0 isn’t used.` }
        : { value: reading.price }
  }
}
