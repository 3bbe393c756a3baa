/** What the import preview notes about all values of a role. */
import type { ColumnRole } from '@/domain/import/answers.ts'
import { isInStoreCode } from '@/lib/codes/readCode.ts'
import { readGtin } from '@/lib/gtin.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import { isInCents } from './cells/priceCells.ts'
import { readStock } from './cells/readStock.ts'
import type { Decisions } from './decide.ts'
import { foldHeading } from './roles/foldHeading.ts'
import { headingTerms } from './roles/headingTerms.ts'
import type { RowValues } from './rowValues.ts'
import { cellText } from './table.ts'

/** What the heading of the price column states about its prices: that they are without tax, or in cents. */
function priceInWords({ roles, columns }: Decisions): string {
  const names = columns[roles.get('price') ?? -1]?.names ?? []
  const isNet = names.some((name) => headingTerms(foldHeading(name)).concepts.has('net'))
  const notes = [...(isNet ? ['without tax'] : []), ...(names.some(isInCents) ? ['in cents'] : [])]
  return notes.length === 0 ? '' : `As its heading says, ${notes.join(' and ')}`
}

const shareInWords = (count: number, of: number) =>
  count === of ? 'all rows' : `${formatCount(count)} of ${formatCount(of)} rows`

/**
 * What the values of a column have in common; '' if there is nothing to note. `codes` are those of the rows, `sample` the
 * first rows as read.
 */
export function noteOf(
  role: ColumnRole,
  decisions: Decisions,
  codes: readonly string[],
  sample: readonly RowValues[],
): string {
  if (role === 'code') return codesInWords(codes)
  if (role === 'cost') {
    const both = sample.filter(({ cost, price }) => cost !== null && price !== null)
    if (both.length === 0) return ''
    const lower = both.filter(({ cost, price }) => (cost ?? 0) < (price ?? 0)).length
    return lower === both.length
      ? 'Lower than your price in all rows'
      : `Lower than your price in ${shareInWords(lower, both.length)}`
  }
  if (role === 'price') return priceInWords(decisions)
  if (role === 'stock') {
    const index = decisions.roles.get('stock') ?? 0
    const open = decisions.body
      .map(({ cells }) => readStock(cellText(cells[index])).openWord)
      .filter((word) => word !== null)
    const [word] = open
    return word === undefined ? '' : `“${word}” (${plural(open.length, 'row')}): unknown`
  }
  return ''
}

function codesInWords(codes: readonly string[]): string {
  const valid = codes.filter((code) => code !== '')
  if (valid.length === 0) return ''
  const formats = new Map<string, number>()
  for (const code of valid) {
    const reading = readGtin(code)
    const format = reading.kind === 'valid' ? reading.gtin.format : 'codes'
    formats.set(format, (formats.get(format) ?? 0) + 1)
  }
  const counts = [...formats].map(([format, count]) => `${formatCount(count)} ${format}`).join(', ')
  const inStore = valid.filter(isInStoreCode).length
  const shops =
    inStore === 0
      ? ''
      : inStore === valid.length
        ? '; in-store codes, which other shops may use for other products'
        : `; ${plural(inStore, 'in-store code')}, which other shops may use for ${pluralForm(inStore, 'another product', 'other products')}`
  return `${counts}, all check digits are valid${shops}`
}
