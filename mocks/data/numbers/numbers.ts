/** Numbers the texts of demo rows. Catalogs of every size and week share the numbers, because their texts are the same. */
import { valueNumbers } from '../../catalog/index/valueNumbers.ts'

export const { values, of: numberOf, ofAll: numberOfAll } = valueNumbers()
