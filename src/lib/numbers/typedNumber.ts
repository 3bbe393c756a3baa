/** Parses typed figures that are not prices: thresholds, and the ends of a range. */
import { readPrice } from './readPrice.ts'
import { typedSign } from './typedSign.ts'

export type TypedNumber =
  | { kind: 'none' }
  | { kind: 'number'; value: number }
  /** One or two sentences for the user. */
  | { kind: 'problem'; message: string }

/** The kind of field: an amount of money may have a currency beside it, a percentage its sign. */
export type TypedUnit = 'amount' | 'percent' | 'none'

const MINUS_BEFORE = /^\s*[-−–—]\s*(?=[\d.,])/
const PERCENT_BEHIND = /\s*[%٪]\s*$/

/** Parses a figure that the user typed. Differences and discounts may be negative; brackets don’t mean a minus here. */
export function readTypedNumber(text: string, unit: TypedUnit): TypedNumber {
  const bare = unit === 'percent' ? text.replace(PERCENT_BEHIND, '') : text
  const figure = bare.replace(MINUS_BEFORE, '')
  const reading = readPrice(figure, typedSign())
  if (reading.kind === 'none') return reading
  if (reading.kind === 'price' && (unit === 'amount' || reading.currency === null)) {
    return { kind: 'number', value: figure === bare ? reading.price : -reading.price }
  }
  if (unit !== 'amount' || reading.kind === 'price') {
    return { kind: 'problem', message: `“${text.trim().slice(0, 40)}” isn’t a number.` }
  }
  return {
    kind: 'problem',
    message:
      reading.kind === 'doubtful' ? `${reading.message} Enter only the number.` : reading.message,
  }
}
