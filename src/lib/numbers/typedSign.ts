import { formatCount } from './format.ts'
import type { DecimalSign } from './readPrice.ts'

/** The decimal sign of the language that figures are shown in: a typed `1,299` means what the page would write so. */
export const typedSign = (): DecimalSign => (formatCount(0.5).includes(',') ? ',' : '.')
