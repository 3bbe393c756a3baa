/** A column of figures beside the prices that may be the number of pieces that a price is for. */
import type { ImportAnswers, ColumnRole } from '@/domain/import/answers.ts'
import { PRICE_COLUMNS } from '@/features/import/priceColumns.ts'
import type { Question } from '@/features/import/reading.ts'
import type { ColumnFacts } from '@/features/import/roles/columnFacts.ts'
import { foldHeading } from '@/features/import/roles/foldHeading.ts'
import { cellText, type Cell, type RawRow } from '@/features/import/table.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plainDigits } from '@/lib/text/plainDigits.ts'

const KEY = 'price unit'
/** Headings that packing units can have, too. */
const MAY_BE_PACKS = /^(?:pe|per|pro|price per|units per price)$/
const MAX_LINES = 100

/** How many pieces a price is for, at least 2; null for one piece, and for a cell without such a number. */
export function piecesIn(cell: Cell | undefined): number | null {
  const text = plainDigits(cellText(cell)).trim()
  const digits = /^(\d{1,6})(?:[.,]00?)?$|^(\d{1,3}[.,\s]\d{3})$/.exec(text)
  const pieces = digits === null ? 0 : Number((digits[1] ?? digits[2] ?? '').replace(/[.,\s]/g, ''))
  return pieces > 1 ? pieces : null
}

/** Whether the number of a cell can be read in two ways: `1.000` may be a thousand, or one with three decimals. */
const isOpen = (cell: Cell | undefined) => /^\d{1,3}[.,]0{3}$/.test(cellText(cell).trim())

/**
 * Whether a number is a power of ten: prices are for one, ten, a hundred or a thousand pieces, while packs contain six or twelve.
 */
const isPowerOfTen = (pieces: number) => /^10*$/.test(String(pieces))

/**
 * How prices for several pieces are treated: they are divided, read as prices of one piece, or left out. The user decides if the
 * column may contain packing units.
 */
export function priceUnitRule(
  rows: readonly RawRow[],
  columns: readonly ColumnFacts[],
  roles: ReadonlyMap<ColumnRole, number>,
  answers: ImportAnswers,
): { rule: 'divide' | 'one' | 'none'; question: Question | null } {
  const place = roles.get('unitQuantity')
  const hasPrices = PRICE_COLUMNS.some((role) => roles.has(role))
  if (place === undefined || !hasPrices || answers.columns?.unitQuantity === place) {
    return { rule: 'divide', question: null }
  }
  const names = columns[place]?.names ?? []
  const several = rows.filter(({ cells }) => piecesIn(cells[place]) !== null)
  const isDecided =
    !rows.some(({ cells }) => isOpen(cells[place])) &&
    (!names.some((name) => MAY_BE_PACKS.test(foldHeading(name))) ||
      several.every(({ cells }) => isPowerOfTen(piecesIn(cells[place]) ?? 1)))
  if (isDecided) return { rule: 'divide', question: null }
  const answer = answers.replies?.[KEY] ?? null
  const samples = [...new Set(several.map(({ cells }) => cellText(cells[place]).trim()))].slice(
    0,
    3,
  )
  const question: Question = {
    key: KEY,
    about: `“${names[0] ?? ''}” has ${samples.join(', ')} in ${formatCount(several.length)} rows. Is a price for that many pieces?`,
    choices: [
      { value: 'none', label: 'Import these rows without a price', samples: [] },
      { value: 'one', label: 'No, each price is for one piece', samples: [] },
      { value: 'divide', label: 'Yes, divide the prices', samples },
    ],
    lines: several.map(({ line }) => line).slice(0, MAX_LINES),
    answer,
  }
  return { rule: answer === 'divide' || answer === 'one' ? answer : 'none', question }
}
