/**
 * Steps 3 and 4 for the rows of a file: which row is the heading, which column has which role, and how the cells of a column
 * are written. Everything that cannot be told becomes a question.
 */
import type { Delimiter, ImportAnswers, Role } from '../../model/import/answers.ts'
import { readCode, type CodeContext } from '../../lib/codes/readCode.ts'
import { isbn10ToEan } from '../../lib/codes/isbn.ts'
import { checkDigit } from '../../lib/gtin.ts'
import {
  countryOfCurrency,
  currencyNamed,
  currencyOfCountry,
  maySameCurrency,
} from '../../lib/numbers/currencies.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import { decimalSignOf, readPrice, type DecimalSign } from '../../lib/numbers/readPrice.ts'
import { readEntry } from '../../model/batch/readEntry.ts'
import { findHeading, isTotal, widthOf, type Heading } from './headings/findHeading.ts'
import type { OpenedRows } from './openRows.ts'
import type { ImportTask, Question } from './reading.ts'
import { assignRoles } from './roles/assignRoles.ts'
import { columnFacts, sampleOf, type ColumnFacts } from './roles/columnFacts.ts'
import { foldHeading } from './roles/foldHeading.ts'
import { knownExportOf } from './roles/knownExports.ts'
import { cellText, type Cell, type RawRow } from './table.ts'

/** What the page knows besides the file. */
export type ImportContext = {
  /** The country of the prices: the one that is open on the page, or was given on the command line. Null where none is. */
  country: string | null
  /** For rows that name no merchant (task `catalog`). */
  merchant: string | null
  /** What the person says the lines are (task `codes`). */
  as: 'auto' | 'ean' | 'url' | 'id' | 'title'
  /** Epoch milliseconds: some prices hold for a time only. */
  now: number
}

export const PRICE_COLUMNS = [
  'price',
  'salePrice',
  'listPrice',
  'cost',
  'floor',
  'target',
] as const satisfies Role[]
export type PriceColumn = (typeof PRICE_COLUMNS)[number]

/** What is done with prices in other currencies than `main`. */
export type CurrencyRule = { main: string; others: 'without price' | 'leave out' | 'use' } | null

export type Decisions = {
  task: ImportTask
  context: ImportContext
  heading: Heading
  /** The rows below the heading that were looked at. */
  body: readonly RawRow[]
  /** Lines that hold no row of the table, with why. */
  leftOut: readonly { line: number; about: string }[]
  columns: readonly ColumnFacts[]
  roles: ReadonlyMap<Role, number>
  alternatives: ReadonlyMap<Role, readonly number[]>
  isByTitle: boolean
  knownExport: string | null
  questions: readonly Question[]
  codes: CodeContext
  /** Codes of this column lack their check digit, which is added. */
  addsCheckDigit: boolean
  signs: ReadonlyMap<PriceColumn, DecimalSign | null>
  currency: CurrencyRule
  /** For rows that name no country (task `catalog`); '' where none is known. */
  country: string
  merchant: string
  delimiter: Delimiter | null
  answers: ImportAnswers
}

const isCodeLike = (task: ImportTask) => (cell: Cell) => {
  const { kind } = readEntry(cellText(cell))
  return kind === 'ean' || (task !== 'prices' && (kind === 'url' || kind === 'id'))
}

/** The heading of files whose container names the columns. */
const withoutHeading = (rows: readonly RawRow[]): Heading => ({
  row: null,
  lines: [],
  others: [],
  leftOut: [],
  body: rows,
})

/** The text of a heading without what the printer drew around it. */
const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

export function decide(
  opened: Pick<OpenedRows, 'rows' | 'names' | 'file' | 'isWhole'>,
  task: ImportTask,
  answers: ImportAnswers,
  context: ImportContext,
): Decisions {
  const rows =
    answers.hiddenRows === 'leave out'
      ? opened.rows.filter(({ isHidden }) => !isHidden)
      : opened.rows
  const { names } = opened
  const heading = names ? withoutHeading(rows) : findHeading(rows, answers, isCodeLike(task))
  const { table, leftOut } = tableRows(
    heading.body,
    rows,
    task,
    heading.row !== null || names !== null,
  )
  const width =
    names?.length ?? Math.max(widthOf(table.slice(0, 1000)), heading.row?.cells.length ?? 0)
  const namesOf = (place: number): string[] => {
    if (names) return [names[place] ?? '']
    const own = clean(cellText(heading.row?.cells[place]))
    return [own, ...(heading.others[place] ?? [])].filter((name) => name !== '')
  }
  const columns = Array.from({ length: Math.min(width, MAX_COLUMNS) }, (_, place) =>
    columnFacts(table, place, namesOf(place)),
  )
  const known = knownExportOf(columns.map(({ names: all }) => all))
  const choice =
    task === 'codes' && context.as === 'title'
      ? assignRoles(columns, task, withoutCode(answers), known)
      : assignRoles(columns, task, answers, known)
  const { roles, alternatives, isByTitle } = choice
  const questions: Question[] = [...choice.questions]
  const cellsOf = (role: Role): Cell[] => {
    const place = roles.get(role)
    return place === undefined ? [] : table.map(({ cells }) => cells[place] ?? '')
  }

  const codeColumn = judgeCodes(table, roles.get('code'), columns, answers)
  if (codeColumn.question && task !== 'catalog') questions.push(codeColumn.question)
  const signs = decimalSigns(cellsOf, answers, questions, table, roles)
  const currency = currencyRule(table, roles, task, answers, context, questions)
  const country = countryOf(table, roles, task, answers, context, questions)
  return {
    task,
    context,
    heading,
    body: table,
    leftOut: [...heading.leftOut, ...leftOut],
    columns,
    roles,
    alternatives,
    isByTitle: isByTitle || (task === 'codes' && context.as === 'title'),
    knownExport: known?.name ?? null,
    questions,
    codes: codeColumn.context,
    addsCheckDigit: codeColumn.addsCheckDigit,
    signs,
    currency,
    country,
    merchant: context.merchant ?? '',
    delimiter: opened.file.delimiter,
    answers,
  }
}

/** Columns looked at; more than these only feeds of marketplaces have. */
const MAX_COLUMNS = 300

const withoutCode = (answers: ImportAnswers): ImportAnswers => ({
  ...answers,
  columns: { ...answers.columns, code: answers.columns?.title ?? null },
})

/**
 * The rows of the table, without totals and without the narrow lines of titles and remarks around it. A narrow line that is a
 * code or a link as a whole is a row: people add them below a table.
 */
function tableRows(
  body: readonly RawRow[],
  all: readonly RawRow[],
  task: ImportTask,
  hasHeading: boolean,
): { table: RawRow[]; leftOut: { line: number; about: string }[] } {
  const leftOut: { line: number; about: string }[] = []
  const width = widthOf(all.slice(0, 1000))
  if (width < 2) return { table: [...body], leftOut }
  const isRow = isCodeLike(task === 'catalog' ? 'prices' : task)
  const filled = (row: RawRow) => row.cells.filter((cell) => cellText(cell).trim() !== '')
  const table = body.filter((row) => {
    const cells = filled(row)
    const isNarrow = cells.length === 1 && row.cells.length < width
    const isAlone = cells.length === 1 && !isNarrow
    if (isTotal(row) && !cells.some(isRow)) {
      leftOut.push({ line: row.line, about: 'total' })
      return false
    }
    if ((isNarrow || (isAlone && !hasHeading)) && !isRow(cells[0] ?? '')) {
      leftOut.push({ line: row.line, about: 'not part of the table' })
      return false
    }
    return true
  })
  return { table, leftOut }
}

type CodeColumn = { context: CodeContext; addsCheckDigit: boolean; question: Question | null }

/** With fewer codes nothing can be said of a column. */
const MIN_CODES = 4

/** What a column of codes says as a whole: ISBN, lost zeros, a missing check digit, or codes that are none. */
function judgeCodes(
  rows: readonly RawRow[],
  place: number | undefined,
  columns: readonly ColumnFacts[],
  answers: ImportAnswers,
): CodeColumn {
  const none: CodeColumn = { context: {}, addsCheckDigit: false, question: null }
  if (place === undefined) return none
  const names = columns[place]?.names ?? []
  const sampled = sampleOf(rows, 1000)
  const cells = sampled
    .map(({ line, cells: row }) => ({ line, text: cellText(row[place]).replace(/[\s-]/g, '') }))
    .filter(({ text }) => /^['"=]*\d{7,14}["]*$/.test(text))
    .map(({ line, text }) => ({ line, text: text.replace(/\D/g, '') }))
  const isbns = sampled.filter(
    ({ cells: row }) => isbn10ToEan(cellText(row[place]).replace(/[\s-]/g, '')) !== null,
  )
  const isIsbn =
    names.some((name) => /\bisbn\b/.test(foldHeading(name))) ||
    (isbns.length >= MIN_CODES && isbns.length * 2 > sampled.length)
  if (isIsbn) return { ...none, context: { isIsbn: true } }
  const fails = cells.filter(({ text }) => readCode(text)?.kind !== 'code')
  if (cells.length < MIN_CODES || fails.length * 2 < cells.length) return none
  const short = fails.filter(({ text }) => text.length < 12 && text.length !== 8)
  const restored = short.filter(
    ({ text }) => readCode(text, { restoresZeros: true })?.kind === 'code',
  )
  if (short.length * 2 > cells.length && restored.length >= short.length * 0.9) {
    return { ...none, context: { restoresZeros: true } }
  }
  // UPC-A and EAN-13 without their last digit, often filled up with zeros again: nearly none fits, since one in ten does by chance.
  const bodies = cells.map(({ line, text }) => ({ line, text, body: text.replace(/^0+/, '') }))
  const isMissingDigit =
    fails.length >= cells.length * 0.75 &&
    bodies.every(({ body }) => body.length === 11 || body.length === 12) &&
    (bodies.every(({ text }) => text.startsWith('0')) ||
      bodies.every(({ text }) => text.length <= 12))
  const key = 'codes'
  const answer = answers.replies?.[key] ?? null
  const samples = bodies.slice(0, 3).map(({ text }) => text)
  const completed = bodies.slice(0, 3).map(({ body }) => body + String(checkDigit(body)))
  const question: Question = {
    key,
    about: isMissingDigit
      ? `${formatCount(fails.length)} of ${formatCount(cells.length)} codes fail their check digit. They look as if the check digit is missing. What should happen to them?`
      : `${formatCount(fails.length)} of ${formatCount(cells.length)} codes fail their check digit. Is this the column with the codes?`,
    choices: [
      {
        value: 'leave out',
        label: 'Leave out the codes that fail',
        samples: fails.slice(0, 3).map(({ text }) => text),
      },
      ...(isMissingDigit
        ? [
            {
              value: 'add check digit',
              label: 'Add the missing check digit to all codes',
              samples: samples.map((text, at) => `${text} → ${completed[at]}`),
            },
          ]
        : []),
    ],
    lines: fails.map(({ line }) => line).slice(0, 100),
    answer,
  }
  return { context: {}, addsCheckDigit: isMissingDigit && answer === 'add check digit', question }
}

/** The decimal sign of each column of prices. One that no cell of its own tells is told by the other columns. */
function decimalSigns(
  cellsOf: (role: Role) => Cell[],
  answers: ImportAnswers,
  questions: Question[],
  rows: readonly RawRow[],
  roles: ReadonlyMap<Role, number>,
): Map<PriceColumn, DecimalSign | null> {
  const signs = new Map<PriceColumn, DecimalSign | null>()
  const texts = new Map<PriceColumn, string[]>()
  for (const role of PRICE_COLUMNS) {
    if (!roles.has(role)) continue
    const own = cellsOf(role).filter((cell): cell is string => typeof cell === 'string')
    texts.set(role, own)
    signs.set(role, decimalSignOf(own))
  }
  const all = new Set([...signs.values()].filter((sign) => sign !== null))
  const shared = all.size === 1 ? ([...all][0] ?? null) : null
  const reply = answers.replies?.['decimal sign']
  const said = reply === '.' || reply === ',' ? reply : null
  const open: { line: number; text: string }[] = []
  for (const [role, own] of texts) {
    if (signs.get(role) !== null) continue
    const sign = shared ?? said
    signs.set(role, sign)
    if (shared !== null) continue
    const place = roles.get(role) ?? 0
    for (const { line, cells } of rows) {
      const cell = cells[place]
      if (typeof cell !== 'string') continue
      const reading = readPrice(cell, null)
      if (reading.kind === 'refused' && reading.problem === 'decimal sign')
        open.push({ line, text: cell.trim() })
    }
    if (own.length === 0) signs.set(role, null)
  }
  if (open.length > 0) {
    const samples = open.slice(0, 3).map(({ text }) => text)
    const asRead = (sign: DecimalSign) =>
      samples.map((text) => {
        const reading = readPrice(text, sign)
        return `${text} → ${reading.kind === 'price' ? reading.price.toFixed(reading.price >= 1000 ? 2 : 3) : '–'}`
      })
    questions.push({
      key: 'decimal sign',
      about: `${samples[0] ?? ''} may be a thousand or a figure with three decimals, and no other price in the file shows which. How are the prices written?`,
      choices: [
        { value: 'none', label: 'Import without these prices', samples: [] },
        { value: '.', label: 'The dot is the decimal sign', samples: asRead('.') },
        { value: ',', label: 'The comma is the decimal sign', samples: asRead(',') },
      ],
      lines: open.map(({ line }) => line).slice(0, 100),
      answer: reply ?? null,
    })
  }
  return signs
}

/** The currency that a row names beside its prices, or in a column of its own; null where it names none. */
export function currencyOfRow(row: RawRow, roles: ReadonlyMap<Role, number>): string | null {
  const own = roles.get('currency')
  const named = own === undefined ? null : currencyNamed(cellText(row.cells[own]))
  if (named !== null) return named
  for (const role of PRICE_COLUMNS) {
    const place = roles.get(role)
    const cell = place === undefined ? undefined : row.cells[place]
    if (typeof cell !== 'string' || /^[\d\s.,]*$/.test(cell)) continue
    const reading = readPrice(cell, '.')
    if ((reading.kind === 'price' || reading.kind === 'doubtful') && reading.currency !== null)
      return reading.currency
  }
  return null
}

/** Prices of one list are compared in one currency: several are asked about, and so is one that is not of the country. */
function currencyRule(
  rows: readonly RawRow[],
  roles: ReadonlyMap<Role, number>,
  task: ImportTask,
  answers: ImportAnswers,
  context: ImportContext,
  questions: Question[],
): CurrencyRule {
  if (task === 'products' || !PRICE_COLUMNS.some((role) => roles.has(role))) return null
  // A catalog has countries of its own: each row is checked against its own.
  if (task === 'catalog') return null
  const lines = new Map<string, number[]>()
  for (const row of rows) {
    const currency = currencyOfRow(row, roles)
    if (currency === null) continue
    const found = [...lines.keys()].find((one) => maySameCurrency(one, currency)) ?? currency
    lines.set(found, [...(lines.get(found) ?? []), row.line])
  }
  const byCount = [...lines].toSorted(([, one], [, other]) => other.length - one.length)
  const [[main = '', mainLines = []] = [], ...others] = byCount
  const reply = answers.replies?.['currency'] ?? null
  const expected = context.country === null ? null : currencyOfCountry(context.country)
  if (others.length > 0) {
    const otherLines = others.flatMap(([, list]) => list)
    const counts = byCount
      .map(([currency, list]) => `${formatCount(list.length)} in ${currency}`)
      .join(', ')
    const areFew = otherLines.length < mainLines.length
    questions.push({
      key: 'currency',
      about: `The prices are in several currencies: ${counts}. Prices of one country are compared in one currency. What should happen to the ones that aren’t in ${main}?`,
      choices: [
        { value: 'without price', label: 'Import them without a price', samples: [] },
        { value: 'leave out', label: 'Leave them out', samples: [] },
        {
          value: 'use',
          label: areFew
            ? `Read them as ${main} (they look like typos)`
            : `Read all figures as they are`,
          samples: [],
        },
      ],
      lines: otherLines.slice(0, 100),
      answer: reply,
    })
    return { main, others: reply === 'use' || reply === 'leave out' ? reply : 'without price' }
  }
  if (
    main !== '' &&
    expected !== null &&
    context.country !== null &&
    !maySameCurrency(main, expected)
  ) {
    questions.push({
      key: 'currency',
      about: `All prices are in ${main}, but prices in ${context.country.toUpperCase()} are in ${expected}. What should happen to them?`,
      choices: [
        { value: 'without price', label: 'Import without prices', samples: [] },
        { value: 'use', label: `Use the figures as they are`, samples: [] },
      ],
      lines: mainLines.slice(0, 100),
      answer: reply,
    })
    return reply === 'use' ? null : { main: expected, others: 'without price' }
  }
  return null
}

/** The country of a catalog's rows that name none (task `catalog`). */
function countryOf(
  rows: readonly RawRow[],
  roles: ReadonlyMap<Role, number>,
  task: ImportTask,
  answers: ImportAnswers,
  context: ImportContext,
  questions: Question[],
): string {
  if (task !== 'catalog' || roles.has('country')) return context.country ?? ''
  const currencies = new Set(
    sampleOf(rows)
      .map((row) => currencyOfRow(row, roles))
      .filter((currency) => currency !== null),
  )
  const reply = answers.replies?.['country']
  if (reply !== undefined) return reply
  const [currency] = currencies
  if (currency === undefined) return context.country ?? ''
  const ofContext = context.country === null ? null : currencyOfCountry(context.country)
  if (ofContext !== null && [...currencies].every((one) => maySameCurrency(one, ofContext)))
    return context.country ?? ''
  const only = currencies.size === 1 ? countryOfCurrency(currency) : null
  if (only !== null && context.country === null) return only
  const places = roles.get('url')
  const ending = places === undefined ? '' : hostEnding(cellText(rows[0]?.cells[places]))
  questions.push({
    key: 'country',
    about: `The prices are in ${[...currencies].join(' and ')}, and the file names no country. For which country is it?`,
    choices: countriesFor(currency, ending, only).map((country) => ({
      value: country,
      label: country.toUpperCase(),
      samples: [],
    })),
    lines: [],
    answer: null,
  })
  return ''
}

const hostEnding = (url: string): string =>
  URL.canParse(url) ? (/\.([a-z]{2})$/.exec(new URL(url).hostname)?.[1] ?? '') : ''

/** Countries with this currency, the likeliest first. */
function countriesFor(currency: string, ending: string, only: string | null): string[] {
  const all = Object.entries(COUNTRIES_OF)
    .filter(([name]) => maySameCurrency(name, currency))
    .flatMap(([, list]) => list.split(' '))
  const found = [
    ...(all.includes(ending) ? [ending] : []),
    ...(only === null ? [] : [only]),
    ...all,
  ]
  return [...new Set(found)].slice(0, 24)
}

const COUNTRIES_OF: Readonly<Record<string, string>> = {
  EUR: 'de fr it es nl at be ie pt fi gr ee lv lt lu sk si hr mt cy',
  USD: 'us',
  GBP: 'gb',
  INR: 'in',
  CAD: 'ca',
  AUD: 'au',
  NZD: 'nz',
  CHF: 'ch',
  SEK: 'se',
  NOK: 'no',
  DKK: 'dk',
  PLN: 'pl',
  CZK: 'cz',
  HUF: 'hu',
  RON: 'ro',
  BGN: 'bg',
  TRY: 'tr',
  RUB: 'ru',
  UAH: 'ua',
  JPY: 'jp',
  CNY: 'cn',
  KRW: 'kr',
  SGD: 'sg',
  HKD: 'hk',
  TWD: 'tw',
  BRL: 'br',
  MXN: 'mx',
  AED: 'ae',
  SAR: 'sa',
  ZAR: 'za',
  ILS: 'il',
}
