/** The order of a column’s texts, in lists of values, in groups, and where rows are sorted by them. */
import { compareSizeLists, compareSizeRanks, compareSizes, isSizeName } from '@/lib/sizes.ts'
import { collator, compareTexts } from '@/lib/text/collation.ts'
import { columnFacts, type ColumnKey } from './columns.ts'
import { isTraitColumn, itemsIn } from './traitColumns.ts'

export type ValueOrder = {
  /** 0 for identical texts only. */
  compare: (a: string, b: string) => number
  /** 0 also for texts that rows are not told apart by, such as 2XL and XXL. */
  compareRanks: (a: string, b: string) => number
}

const byAlphabet: ValueOrder = { compare: compareTexts, compareRanks: collator.compare }

const bySize: ValueOrder = { compare: compareSizes, compareRanks: compareSizeRanks }

/** A product may state several sizes at once. */
const bySizes: ValueOrder = {
  compare: (a, b) => compareSizeLists(itemsIn(a), itemsIn(b)),
  compareRanks: (a, b) => compareSizeLists(itemsIn(a), itemsIn(b), compareSizeRanks),
}

/** Whether its name says that it holds sizes: their values are never listed by how many rows they have. */
export const isSizeColumn = (column: ColumnKey): boolean => isSizeName(columnFacts(column).label)

/** Sizes from small to large, anything else by alphabet. */
export function valueOrder(column: ColumnKey): ValueOrder {
  if (!isSizeColumn(column)) return byAlphabet
  return isTraitColumn(column) ? bySizes : bySize
}
