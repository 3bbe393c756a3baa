/** Makes a question about the columns of price and cost if the cost is higher in most rows, because they may be swapped. */
import type { ImportAnswers, ColumnRole } from '@/domain/import/answers.ts'
import type { PriceColumn } from '@/features/import/priceColumns.ts'
import type { Question } from '@/features/import/reading.ts'
import { sampleOf, type ColumnFacts } from '@/features/import/roles/columnFacts.ts'
import type { Cell, RawRow } from '@/features/import/table.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { readPrice, type DecimalSign } from '@/lib/numbers/readPrice.ts'

const KEY = 'swapped prices'
/** The fewest rows with both figures from which something can be concluded. */
const MIN_ROWS = 2
/**
 * The lowest share of rows with a cost above the price from which on the columns are doubted; some products are sold below cost.
 */
const MOST = 0.8

const figureOf = (cell: Cell | undefined, sign: DecimalSign | null): number | null => {
  if (typeof cell === 'number') return cell
  if (typeof cell !== 'string') return null
  const reading = readPrice(cell, sign)
  return reading.kind === 'price' ? reading.price : null
}

/** How many rows have both figures, and in how many of them the first is higher. */
function compareColumns(
  rows: readonly RawRow[],
  one: { index: number; sign: DecimalSign | null },
  other: { index: number; sign: DecimalSign | null },
): { both: number; higher: number } {
  let [both, higher] = [0, 0]
  for (const { cells } of sampleOf(rows)) {
    const first = figureOf(cells[one.index], one.sign)
    const second = figureOf(cells[other.index], other.sign)
    if (first === null || second === null || first === 0 || second === 0) continue
    both += 1
    if (first > second) higher += 1
  }
  return { both, higher }
}

/** The roles after the user’s answer, with the question if one is needed. Columns that the user chose are not doubted. */
export function checkPriceOrder(
  rows: readonly RawRow[],
  columns: readonly ColumnFacts[],
  roles: ReadonlyMap<ColumnRole, number>,
  signs: ReadonlyMap<PriceColumn, DecimalSign | null>,
  answers: ImportAnswers,
): { roles: ReadonlyMap<ColumnRole, number>; question: Question | null } {
  const [cost, price] = [roles.get('cost'), roles.get('price')]
  const isChosen = answers.columns?.cost !== undefined && answers.columns.price !== undefined
  if (cost === undefined || price === undefined || isChosen) return { roles, question: null }
  const { both, higher } = compareColumns(
    rows,
    { index: cost, sign: signs.get('cost') ?? null },
    { index: price, sign: signs.get('price') ?? null },
  )
  if (both < MIN_ROWS || higher < both * MOST) return { roles, question: null }
  const nameOf = (index: number) => `“${columns[index]?.names[0] ?? `Column ${index + 1}`}”`
  const [named, other] = [nameOf(cost), nameOf(price)]
  const samples = (index: number) => columns[index]?.samples.slice(0, 3) ?? []
  const answer = answers.replies?.[KEY] ?? null
  const question: Question = {
    key: KEY,
    about: `${named} is higher than ${other} in ${formatCount(higher)} of ${formatCount(both)} rows, but a cost is usually lower than a price. Which one is your price?`,
    choices: [
      { value: 'none', label: 'Import without both', samples: [] },
      { value: 'as named', label: `${other} is your price`, samples: samples(price) },
      { value: 'swapped', label: `${named} is your price`, samples: samples(cost) },
    ],
    lines: [],
    answer,
  }
  return { roles: asAnswered(roles, answer), question }
}

function asAnswered(
  roles: ReadonlyMap<ColumnRole, number>,
  answer: string | null,
): ReadonlyMap<ColumnRole, number> {
  const [cost, price] = [roles.get('cost'), roles.get('price')]
  if (answer === 'as named' || cost === undefined || price === undefined) return roles
  const changed = new Map(roles)
  changed.delete('cost')
  changed.delete('price')
  if (answer === 'swapped') changed.set('cost', price).set('price', cost)
  return changed
}
