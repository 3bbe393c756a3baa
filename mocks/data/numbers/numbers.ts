/** The numbers for the texts of demo rows: one list for catalogs of every size and week, because their texts are the same. */
import { valueNumbers } from '../../catalog/index/valueNumbers.ts'

export const { values, of: numberOf, ofAll: numberOfAll } = valueNumbers()
