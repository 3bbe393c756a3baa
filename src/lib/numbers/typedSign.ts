import { formatCount } from './format.ts'
import type { DecimalSign } from './readPrice.ts'

/** The decimal sign of the display language: a typed `1,299` means what the page would show that way. */
export const typedSign = (): DecimalSign => (formatCount(0.5).includes(',') ? ',' : '.')
