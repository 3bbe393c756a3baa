/** Parses a price, cost or floor that is typed into a field. */
import { readPrice } from '@/lib/numbers/readPrice.ts'
import { typedSign } from '@/lib/numbers/typedSign.ts'

/** The result of parsing: `value` is null for an empty field; `problem` is one or two sentences for the user. */
export type TypedPrice = { value: number | null } | { problem: string }

/**
 * Parses the text like a cell of a file. If the import preview would show a question, the user has to type the value again. A price
 * or floor of 0 is rejected; a cost may be 0.
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
