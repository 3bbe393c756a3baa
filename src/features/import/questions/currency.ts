/**
 * Decides how prices in several currencies are treated, because all prices of a list are compared in one currency. The user is
 * asked if there are several currencies, or one that is not the country’s.
 */
import type { ImportAnswers, ColumnRole } from '@/domain/import/answers.ts'
import { PRICE_COLUMNS, type PriceColumn } from '@/features/import/priceColumns.ts'
import type { Question } from '@/features/import/reading.ts'
import type { ColumnFacts } from '@/features/import/roles/columnFacts.ts'
import { cellText, type Cell, type RawRow } from '@/features/import/table.ts'
import { currencyNamed, currencyOfCountry, maySameCurrency } from '@/lib/numbers/currencies.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { readPrice } from '@/lib/numbers/readPrice.ts'

/** How prices in other currencies than `main` are treated. Null if all are used. */
export type CurrencyRule = {
  main: string
  others: 'without price' | 'leave out' | 'use'
} | null

/** Which columns state the currency of prices. */
export type CurrencyColumns = {
  roles: ReadonlyMap<ColumnRole, number>
  /** The currency that the heading of a role's column names. */
  currencyFromHeading: ReadonlyMap<PriceColumn, string>
}

/** Words of a heading that are a currency only if they are in capitals. */
const ALSO_WORDS = /^(?:try|cop|mad|pen|top|all|ars|isk)$/

/** The currency that a heading names, as in "Price (EUR)", "Cost USD", "VK €"; null if it names none, or several. */
export function currencyOfHeading(name: string): string | null {
  const words = name.match(/\p{L}{0,2}\p{Sc}|[\p{L}]+\.?/gu) ?? []
  const found = words
    .filter((word) => word.length > 1 || /[\p{Sc}円元圆]/u.test(word))
    .filter((word) => word === word.toUpperCase() || !ALSO_WORDS.test(word.toLowerCase()))
    .map((word) => currencyNamed(word) ?? currencyNamed(/\p{Sc}/u.exec(word)?.[0] ?? ''))
    .filter((currency) => currency !== null)
  return new Set(found).size === 1 ? (found[0] ?? null) : null
}

export function currencyColumns(
  roles: ReadonlyMap<ColumnRole, number>,
  columns: readonly ColumnFacts[],
): CurrencyColumns {
  const currencyFromHeading = new Map<PriceColumn, string>()
  for (const role of PRICE_COLUMNS) {
    const place = roles.get(role)
    const names = place === undefined ? [] : (columns[place]?.names ?? [])
    const currency = names.map(currencyOfHeading).find((one) => one !== null)
    if (currency !== undefined && currency !== null) currencyFromHeading.set(role, currency)
  }
  return { roles, currencyFromHeading }
}

/** The currency next to the figure of a cell. */
function currencyOfCell(cell: Cell | undefined): string | null {
  if (typeof cell !== 'string' || /^[\d\s.,]*$/.test(cell)) return null
  const reading = readPrice(cell, '.')
  return reading.kind === 'price' || reading.kind === 'doubtful' ? reading.currency : null
}

/** The currency in the currency column of a row; null if there is none. */
export function currencyOfColumn(
  row: RawRow,
  roles: ReadonlyMap<ColumnRole, number>,
): string | null {
  const place = roles.get('currency')
  return place === undefined ? null : currencyNamed(cellText(row.cells[place]))
}

/** The currencies of a row’s prices, each once: they are next to the figure, in a currency column, or in the heading. */
export function currenciesOfRow(
  row: RawRow,
  { roles, currencyFromHeading }: CurrencyColumns,
): string[] {
  const found = new Set<string>()
  const ofColumn = currencyOfColumn(row, roles)
  for (const role of PRICE_COLUMNS) {
    const place = roles.get(role)
    const cell = place === undefined ? undefined : row.cells[place]
    if (cell === undefined || cell === '') continue
    const currency = currencyOfCell(cell) ?? ofColumn ?? currencyFromHeading.get(role)
    if (currency !== undefined) found.add(currency)
  }
  return [...found]
}

/** The lines of each currency, the most frequent currency first. */
function linesByCurrency(
  rows: readonly RawRow[],
  columns: CurrencyColumns,
): [currency: string, lines: number[]][] {
  const lines = new Map<string, number[]>()
  for (const row of rows) {
    for (const currency of currenciesOfRow(row, columns)) {
      const known = [...lines.keys()].find((one) => maySameCurrency(one, currency))
      const list = lines.get(known ?? currency)
      if (list) list.push(row.line)
      else lines.set(currency, [row.line])
    }
  }
  return [...lines].toSorted(([, one], [, other]) => other.length - one.length)
}

/** How many lines a question lists. */
const MAX_LINES = 100

/**
 * How prices in several currencies are treated, and the question about that. `country` is the country of the prices, as two
 * letters; null if none is open.
 */
export function currencyRule(
  rows: readonly RawRow[],
  columns: CurrencyColumns,
  answers: ImportAnswers,
  country: string | null,
): { rule: CurrencyRule; question: Question | null } {
  const byCount = linesByCurrency(rows, columns)
  const [first, ...others] = byCount
  const [main, mainLines] = first ?? ['', []]
  const reply = answers.replies?.['currency'] ?? null
  if (others.length > 0) {
    const otherLines = [...new Set(others.flatMap(([, list]) => list))].toSorted((a, b) => a - b)
    const counts = byCount
      .map(([currency, list]) => `${formatCount(list.length)} in ${currency}`)
      .join(', ')
    const areFew = otherLines.length < mainLines.length
    const question: Question = {
      key: 'currency',
      about: `The prices are in several currencies: ${counts}. Prices of one country are compared in one currency. What should happen to the ones that aren’t in ${main}?`,
      choices: [
        { value: 'without price', label: 'Import them without a price', samples: [] },
        { value: 'leave out', label: 'Leave them out', samples: [] },
        {
          value: 'use',
          label: areFew
            ? `Read them as ${main} (they look like typos)`
            : 'Read all figures as they are',
          samples: [],
        },
      ],
      lines: otherLines.slice(0, MAX_LINES),
      answer: reply,
    }
    const isOther = reply === 'use' || reply === 'leave out'
    return { rule: { main, others: isOther ? reply : 'without price' }, question }
  }
  const expected = country === null ? null : currencyOfCountry(country)
  const isOfCountry = main === '' || expected === null || maySameCurrency(main, expected)
  if (country === null || expected === null || isOfCountry) return { rule: null, question: null }
  const question: Question = {
    key: 'currency',
    about: `All prices are in ${main}, but prices in ${country.toUpperCase()} are in ${expected}. What should happen to them?`,
    choices: [
      { value: 'without price', label: 'Import without prices', samples: [] },
      { value: 'use', label: 'Use the figures as they are', samples: [] },
    ],
    lines: mainLines.slice(0, MAX_LINES),
    answer: reply,
  }
  const rule: CurrencyRule = reply === 'use' ? null : { main: expected, others: 'without price' }
  return { rule, question }
}

/** Whether every price of a row is in another currency than the list's. */
export function isInOtherCurrency(row: RawRow, columns: CurrencyColumns, main: string): boolean {
  const currencies = currenciesOfRow(row, columns)
  return currencies.length > 0 && currencies.every((one) => !maySameCurrency(one, main))
}
