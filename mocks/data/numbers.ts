/** The texts of the demo's rows by number: one list for all of its catalogs, which say the same things. */
import { valueNumbers } from '../catalog/valueNumbers.ts'

export const { values, of: numberOf, ofAll: numberOfAll } = valueNumbers()
