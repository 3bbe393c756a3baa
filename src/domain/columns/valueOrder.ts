/** The order of a column’s texts in lists of values, in groups and in sorted rows. */
import { compareSizeLists, compareSizeRanks, compareSizes, isSizeName } from '@/lib/sizes.ts'
import { collator, compareTexts } from '@/lib/text/collation.ts'
import { columnFacts, type ColumnKey } from './columns.ts'
import { isTraitColumn, itemsIn } from './traitColumns.ts'

export type ValueOrder = {
  /** Compares two texts; 0 for identical texts only. */
  compare: (a: string, b: string) => number
  /** Compares the ranks of two texts; 0 also for different texts that sort as equal, such as 2XL and XXL. */
  compareRanks: (a: string, b: string) => number
}

const byAlphabet: ValueOrder = { compare: compareTexts, compareRanks: collator.compare }

const bySize: ValueOrder = { compare: compareSizes, compareRanks: compareSizeRanks }

/** Orders lists of sizes, because a product may state several sizes at once. */
const bySizes: ValueOrder = {
  compare: (a, b) => compareSizeLists(itemsIn(a), itemsIn(b)),
  compareRanks: (a, b) => compareSizeLists(itemsIn(a), itemsIn(b), compareSizeRanks),
}

/** Whether the name of the column means sizes, whose values are always listed from small to large and not by count. */
export const isSizeColumn = (column: ColumnKey): boolean => isSizeName(columnFacts(column).label)

/** The order of a column’s texts: sizes from small to large, other texts alphabetically. */
export function valueOrder(column: ColumnKey): ValueOrder {
  if (!isSizeColumn(column)) return byAlphabet
  return isTraitColumn(column) ? bySizes : bySize
}
