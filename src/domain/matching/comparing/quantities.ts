/** Compares the amounts and numbers of pieces that a row and a record state. */
import { isSameQuantity, type Quantity } from '@/domain/matching/reading/quantities.ts'
import type { Title } from '@/domain/matching/reading/readTitle.ts'
import { plural } from '@/lib/text/plural.ts'
import {
  agreement,
  contradiction,
  onlyInRecord,
  SILENT,
  UNSURE,
  type Comparison,
  type RecordFacts,
} from './comparison.ts'

export const hasSameQuantity = (list: readonly Quantity[], one: Quantity): boolean =>
  list.some((other) => isSameQuantity(one, other))

const isNet = ({ kind }: Quantity) => kind === 'mass' || kind === 'volume'

/**
 * The total content of a pack ("6 x 330 ml" is 1.98 l), in an array; empty if the title states several amounts or no number of
 * pieces.
 */
function totalOf({ quantities, packs }: Title): Quantity[] {
  const [amount, ...more] = quantities.filter(isNet)
  const [count, ...others] = packs
  if (!amount || count === undefined || more.length + others.length > 0) return []
  const { value, written, ounces } = amount
  return [
    {
      ...amount,
      value: value * count,
      written: written * count,
      ounces: ounces === null ? null : ounces * count,
    },
  ]
}

/** Whether two quantities can be compared: they are of one kind, or one is in ounces, which can mean weight or volume. */
const isOfOneKind = (a: Quantity, b: Quantity): boolean =>
  a.kind === b.kind || [a, b].every((one) => one.ounces !== null || one.kind === 'volume')

function compareAmounts(row: Title, record: RecordFacts): Comparison {
  const ofTitle = record.title.quantities
  const ofRecord = [...ofTitle, ...record.quantities, ...totalOf(record.title)]
  const ofRow = [...row.quantities, ...totalOf(row)]
  const missing = row.quantities.filter((one) => !hasSameQuantity(ofRecord, one))
  const surplus = ofTitle.filter((one) => !hasSameQuantity(ofRow, one))
  // If the title states no amount, compare with the amounts of the SKUs.
  const against = ofTitle.length === 0 ? record.quantities : surplus
  for (const one of missing) {
    const other = against.find((candidate) => isOfOneKind(one, candidate))
    if (other) return contradiction('quantity', other.text, one.text)
  }
  if (row.quantities.length === 0) {
    return ofTitle.length === 0 ? SILENT : onlyInRecord('the row states no quantity', 0.92)
  }
  if (missing.length > 0) return agreement('a quantity is stated by one of the two', UNSURE)
  return agreement('same quantity', surplus.length > 0 ? 0.97 : 1)
}

/** The numbers of pieces in one title that the other does not state, neither as a count nor as a number without a unit. */
function countsWithout(own: Title, other: Title): number[] {
  const bare = [
    ...other.numbers.filter((number) => !own.numbers.includes(number)),
    // `readTitle` reads "x3" as a model.
    ...other.models.flatMap((model) => /^x(\d+)$/.exec(model)?.[1] ?? []),
  ].map(Number)
  return own.packs.filter((count) => !other.packs.includes(count) && !bare.includes(count))
}

function comparePieces(row: Title, record: RecordFacts): Comparison {
  const { title } = record
  const ofSkus = record.quantities.filter(({ kind }) => kind === 'count').map(({ value }) => value)
  const ofRow = countsWithout(row, title).filter((count) => !ofSkus.includes(count))
  const ofRecord = countsWithout(title, row)
  const [own] = ofRow
  const [other] = ofRecord
  if (own !== undefined && other !== undefined) {
    return contradiction('quantity', plural(other, 'piece'), plural(own, 'piece'))
  }
  // A title without a number of pieces means a single piece.
  if (![...ofRow, ...ofRecord].some((count) => count > 1)) return SILENT
  const isTotal =
    row.quantities.some((one) => hasSameQuantity(totalOf(title), one)) ||
    title.quantities.some((one) => hasSameQuantity(totalOf(row), one))
  if (isTotal) return SILENT
  // If both state an amount, the match stays unsure: a single bottle and a pack of six can state the same millilitres.
  const isEach = row.quantities.length > 0 && title.quantities.length > 0
  return agreement('the number of pieces is stated by one of the two', isEach ? UNSURE : 0.86)
}

export function compareQuantities(row: Title, record: RecordFacts): Comparison[] {
  return [compareAmounts(row, record), comparePieces(row, record)]
}
