/**
 * Steps 3 and 4 of the importer, for the rows of a file: which row is the heading, which column has which role, and how the cells
 * of a column are written. Everything that cannot be decided becomes a question.
 */
import { readEntry } from '@/domain/codes/readEntry.ts'
import type { Delimiter, ImportAnswers, ColumnRole } from '@/domain/import/answers.ts'
import type { CodeContext } from '@/lib/codes/readCode.ts'
import type { DecimalSign } from '@/lib/numbers/readPrice.ts'
import { findHeading, widthOf, type Heading } from './headings/findHeading.ts'
import { beginsWithCode, tableRows, tableRule, type TableRule } from './headings/tableRows.ts'
import type { OpenedRows } from './openRows.ts'
import type { PriceColumn } from './priceColumns.ts'
import { checkCodeColumn } from './questions/codeColumn.ts'
import { countryOf } from './questions/country.ts'
import {
  currencyColumns,
  currencyRule,
  isInOtherCurrency,
  type CurrencyColumns,
  type CurrencyRule,
} from './questions/currency.ts'
import { decimalSigns } from './questions/decimalSign.ts'
import { extraCells } from './questions/extraCells.ts'
import { priceUnitRule } from './questions/priceUnit.ts'
import { checkPriceOrder } from './questions/swappedPrices.ts'
import { taxOfColumns, type ColumnTaxes } from './questions/taxOfColumns.ts'
import { tierRows } from './questions/tierRows.ts'
import type { ImportTask, Question } from './reading.ts'
import { assignRoles } from './roles/assignRoles.ts'
import { columnFacts, type ColumnFacts } from './roles/columnFacts.ts'
import { knownExportOf } from './roles/knownExports.ts'
import { cellText, type Cell, type RawRow } from './table.ts'

/** What the page knows besides the file. */
export type ImportContext = {
  /** The country of the prices: the one that is open on the page, or was given on the command line. Null if there is none. */
  country: string | null
  /** The merchant of rows that name none (task `catalog`). */
  merchant: string | null
  /** The kind of entry that the user chose for the lines (task `codes`). */
  as: 'auto' | 'ean' | 'url' | 'id' | 'title'
  /** The current time in epoch milliseconds, because some prices apply for a limited time. */
  now: number
}

export type Decisions = {
  task: ImportTask
  context: ImportContext
  heading: Heading
  /** The rows of the table that were read. */
  body: readonly RawRow[]
  /** Lines that are not rows of the table, with the reason. */
  leftOut: readonly { line: number; about: string }[]
  /** Decides whether a later row of a stream is in the table. */
  rule: TableRule
  columns: readonly ColumnFacts[]
  roles: ReadonlyMap<ColumnRole, number>
  alternatives: ReadonlyMap<ColumnRole, readonly number[]>
  isByTitle: boolean
  knownExport: string | null
  questions: readonly Question[]
  codes: CodeContext
  /** Whether the codes of the column lack their check digit, which is added. */
  addsCheckDigit: boolean
  /** Whether no code of the column is used. */
  areCodesLeftOut: boolean
  signs: ReadonlyMap<PriceColumn, DecimalSign | null>
  taxes: ColumnTaxes
  /** How prices for several pieces are treated. */
  priceUnit: 'divide' | 'one' | 'none'
  /**
   * The width of the table: in wider rows, prices and stock are not used, because their cells may be in the wrong columns. Null
   * for no limit.
   */
  maxWidth: number | null
  currency: CurrencyRule
  currencies: CurrencyColumns
  /** The country of rows that name none (task `catalog`); '' if none is known. */
  country: string
  merchant: string
  delimiter: Delimiter | null
  answers: ImportAnswers
}

/** How many columns are read; only feeds of marketplaces have more. */
const MAX_COLUMNS = 300
/** How many rows are used to find the width of a table. */
const MAX_WIDTH_ROWS = 1000

const isCodeLike = (task: ImportTask) => (cell: Cell) => {
  const { kind } = readEntry(cellText(cell))
  return kind === 'ean' || (task !== 'prices' && (kind === 'url' || kind === 'id'))
}

/** Whether a cell that is alone in its line is something to look up. */
const isRequested = (task: ImportTask) => (cell: Cell) => {
  if (beginsWithCode(cell)) return true
  const { kind } = readEntry(cellText(cell))
  return task !== 'prices' && task !== 'catalog' && (kind === 'url' || kind === 'id')
}

/** The heading of a file whose container names the columns, as XML and JSON do. */
const withoutHeading = (rows: readonly RawRow[]): Heading => ({
  row: null,
  lines: [],
  names: [],
  leftOut: [],
  body: rows,
})

const withoutCode = (answers: ImportAnswers): ImportAnswers => ({
  ...answers,
  columns: { ...answers.columns, code: answers.columns?.title ?? null },
})

/** The rows of the table, and its columns with their names. */
function tableOf(
  { rows: all, names }: Pick<OpenedRows, 'rows' | 'names'>,
  task: ImportTask,
  answers: ImportAnswers,
) {
  const areHiddenRowsLeftOut = answers.hiddenRows === 'leave out'
  const rows = areHiddenRowsLeftOut ? all.filter(({ isHidden }) => !isHidden) : all
  const heading = names ? withoutHeading(rows) : findHeading(rows, answers, isCodeLike(task))
  const hasNames = heading.row !== null || names !== null
  const rule = tableRule({
    all: rows,
    heading: heading.row,
    hasNames,
    leavesOutGroupNames: task === 'catalog',
    isRequested: isRequested(task),
  })
  const { table, leftOut } = tableRows(heading.body, rule)
  const ofRows = Math.max(widthOf(table.slice(0, MAX_WIDTH_ROWS)), heading.row?.cells.length ?? 0)
  const width = Math.min(names?.length ?? ofRows, MAX_COLUMNS)
  const namesOf = (index: number) =>
    names ? [names[index] ?? ''].filter((name) => name !== '') : (heading.names[index] ?? [])
  const columns = Array.from({ length: width }, (_, index) =>
    columnFacts(table, index, namesOf(index)),
  )
  return { heading, table, columns, rule, leftOut: [...heading.leftOut, ...leftOut] }
}

export function decide(
  opened: Pick<OpenedRows, 'rows' | 'names' | 'file' | 'isWhole'>,
  task: ImportTask,
  answers: ImportAnswers,
  context: ImportContext,
): Decisions {
  const { heading, table, columns, leftOut, rule: ofTable } = tableOf(opened, task, answers)
  const known = knownExportOf(columns.map(({ names }) => names))
  const isTitles = task === 'codes' && context.as === 'title'
  const choice = assignRoles(columns, task, isTitles ? withoutCode(answers) : answers, known)
  const code = checkCodeColumn(table, choice.roles.get('code'), columns, answers)
  const { currencyFromHeading: ofHeadings } = currencyColumns(choice.roles, columns)
  const { signs, question: ofSigns } = decimalSigns(
    table,
    columns,
    { roles: choice.roles, ofHeadings, country: context.country },
    answers,
  )
  const order = checkPriceOrder(table, columns, choice.roles, signs, answers)
  const { roles } = order
  const unit = priceUnitRule(table, columns, roles, answers)
  const extra = extraCells(table, heading.row, answers)
  const currencies = currencyColumns(roles, columns)
  // Rows of a catalog can have different countries; each row is checked against its own.
  const isCatalog = task === 'catalog'
  const currency = isCatalog
    ? { rule: null, question: null }
    : currencyRule(table, currencies, answers, context.country)
  const country = isCatalog
    ? countryOf(table, currencies, answers, context.country)
    : { country: context.country ?? '', question: null }
  const { rule } = currency
  const tiers = isCatalog ? new Set<RawRow>() : tierRows(table, columns, roles)
  const whyNot = (row: RawRow): string | null => {
    if (tiers.has(row)) return 'price of more pieces'
    const isOther = rule?.others === 'leave out' && isInOtherCurrency(row, currencies, rule.main)
    return isOther ? 'another currency' : null
  }
  const body: RawRow[] = []
  for (const row of table) {
    const about = whyNot(row)
    if (about === null) body.push(row)
    else leftOut.push({ line: row.line, about })
  }
  return {
    task,
    context,
    heading,
    body,
    leftOut,
    rule: ofTable,
    columns,
    roles,
    alternatives: choice.alternatives,
    isByTitle: choice.isByTitle || isTitles,
    knownExport: known?.name ?? null,
    questions: [
      ...choice.questions,
      ...[
        code.question,
        ofSigns,
        order.question,
        unit.question,
        extra.question,
        currency.question,
        country.question,
      ].filter((question) => question !== null),
    ],
    codes: code.context,
    addsCheckDigit: code.addsCheckDigit,
    areCodesLeftOut: code.isLeftOut,
    signs,
    taxes: taxOfColumns(table, roles, signs),
    priceUnit: unit.rule,
    maxWidth: extra.width,
    currency: rule,
    currencies,
    country: country.country,
    merchant: context.merchant ?? '',
    delimiter: opened.file.delimiter,
    answers,
  }
}
