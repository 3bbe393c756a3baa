/** Which number stands for which text in the rows of the demo: one list for its catalogs of every size and week, because they say the same texts. */
import { valueNumbers } from '../../catalog/index/valueNumbers.ts'

export const { values, of: numberOf, ofAll: numberOfAll } = valueNumbers()
