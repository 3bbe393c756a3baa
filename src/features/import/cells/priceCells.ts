/** Reads the prices of a row: each cell by the decimal sign of its column, in the currency of the list, for one piece. */
import type { ColumnRole } from '@/domain/import/answers.ts'
import type { Decisions } from '@/features/import/decide.ts'
import { PRICE_COLUMNS, type PriceColumn } from '@/features/import/priceColumns.ts'
import { currencyOfColumn } from '@/features/import/questions/currency.ts'
import { piecesIn } from '@/features/import/questions/priceUnit.ts'
import { foldHeading } from '@/features/import/roles/foldHeading.ts'
import { roleLabel } from '@/features/import/roles/roleLabels.ts'
import { cellText, type Cell, type RawRow } from '@/features/import/table.ts'
import { currencyOfCountry, maySameCurrency } from '@/lib/numbers/currencies.ts'
import { formatCount, formatPrice } from '@/lib/numbers/format.ts'
import { readPrice, type DecimalSign } from '@/lib/numbers/readPrice.ts'
import { FORMULA, type AddRemark } from './addRemark.ts'
import { saleWindowAt } from './saleWindow.ts'

export type GivenPrices = {
  /** What the merchant charges now: the sale price during the sale, otherwise the regular price. */
  price: number | null
  listPrice: number | null
  cost: number | null
  floor: number | null
  target: number | null
}

type Figure = { price: number; currency: string | null }
type Figures = Partial<Record<PriceColumn, Figure>>
type TextOf = (role: ColumnRole) => string

/** What is decided about a column before its rows are read. */
type Column = {
  role: PriceColumn
  index: number
  label: string
  sign: DecimalSign | null
  isNet: boolean
  /** Whether the heading of the column marks its figures as cents. */
  inCents: boolean
}

export const NO_PRICES: GivenPrices = {
  price: null,
  listPrice: null,
  cost: null,
  floor: null,
  target: null,
}

/**
 * Returns a function that reads the prices of a row. Create it once per file. `country` is that of the row, in lower case; ''
 * if it is not known.
 */
export function createPriceReader(
  decisions: Decisions,
): (row: RawRow, country: string, text: TextOf, addRemark: AddRemark) => GivenPrices {
  const { roles, signs, taxes, task, currencies, currency: rule } = decisions
  const columns = PRICE_COLUMNS.flatMap((role): Column[] => {
    const place = roles.get(role)
    if (place === undefined) return []
    const isNet = taxes.get(role) === 'net'
    const inCents = decisions.columns[place]?.names.some(isInCents) ?? false
    const sign = signs.get(role) ?? null
    return [{ role, index: place, label: roleLabel(role, task), sign, isNet, inCents }]
  })
  if (columns.length === 0) return () => NO_PRICES
  const checksCurrency = rule !== null || task === 'catalog'
  const unit = roles.get('unitQuantity')
  const offerOf = offers(decisions)

  /**
   * Leaves out prices in another currency than the list’s, or than that of the row’s country, unless the user wants to use
   * them.
   */
  const dropOtherCurrencies = (
    row: RawRow,
    figures: Figures,
    expected: string,
    country: string,
    addRemark: AddRemark,
  ): void => {
    const ofColumn = currencyOfColumn(row, roles)
    let others: { role: PriceColumn; price: number; named: string }[] | null = null
    for (const { role } of columns) {
      const figure = figures[role]
      const named = figure?.currency ?? ofColumn ?? currencies.currencyFromHeading.get(role)
      if (figure === undefined || named === undefined || maySameCurrency(named, expected)) continue
      others ??= []
      others.push({ role, price: figure.price, named })
    }
    const [first] = others ?? []
    if (others === null || first === undefined) return
    const rawText = others.map(({ price, named }) => `${formatPrice(price)} ${named}`).join(', ')
    const about =
      task === 'catalog'
        ? `The price is in ${first.named}, but prices in ${country.toUpperCase()} are in ${expected}.`
        : `The price is in ${first.named}, not in ${expected}.`
    if (addRemark('doubtful', 'currency', about, rawText, rawText)) return
    for (const { role } of others) delete figures[role]
  }

  return (row, country, text, addRemark) => {
    const figures: Figures = {}
    let isEmpty = true
    for (const column of columns) {
      const cell = row.cells[column.index]
      if (cell === undefined || cell === '') continue
      const figure = figureOf(cell, column, addRemark)
      if (figure === null) continue
      if (column.inCents) figure.price /= 100
      figures[column.role] = figure
      isEmpty = false
    }
    if (isEmpty) return NO_PRICES
    if (checksCurrency) {
      const expected = task === 'catalog' ? currencyOfCountry(country) : (rule?.main ?? null)
      if (expected !== null && rule?.others !== 'use')
        dropOtherCurrencies(row, figures, expected, country, addRemark)
    }
    if (unit !== undefined) divideByUnit(figures, row.cells[unit], decisions.priceUnit, addRemark)
    return offerOf(figures, text, addRemark)
  }
}

/** Headings such as "price_cents" or "Preis in ct", whose figures are all hundredths. */
const CENTS =
  /\b(?:in )?(?:cents?|ct|cts|pence|paise|ore|groszy|kopeks|minor units?|minor)\b|копе|分|セント/
export const isInCents = (name: string): boolean => CENTS.test(foldHeading(name))

function figureOf(cell: Cell, column: Column, addRemark: AddRemark): Figure | null {
  const { role, label } = column
  if (typeof cell === 'string') return readFigure(cell, column, addRemark)
  if (typeof cell === 'number') {
    if (cell >= 0) return { price: cell, currency: null }
    const about = `${label}: ${formatPrice(cell)} is a negative figure, not a price.`
    addRemark('left out', role, about, String(cell))
    return null
  }
  switch (cell.kind) {
    case 'formula':
      addRemark('left out', role, `${label} ${FORMULA}`, '')
      return null
    case 'date':
      addRemark(
        'left out',
        role,
        `${label}: ${cell.text} is a date. Format the column as a number.`,
        cell.text,
      )
      return null
    case 'error':
      addRemark('left out', role, `${label}: ${cell.text} is an error of a formula.`, cell.text)
      return null
    case 'link':
      return readFigure(cell.text, column, addRemark)
  }
}

function readFigure(
  cell: string,
  { role, label, sign, isNet }: Column,
  addRemark: AddRemark,
): Figure | null {
  const reading = readPrice(cell, sign)
  switch (reading.kind) {
    case 'none':
      return null
    case 'refused':
      addRemark('left out', role, `${label}: ${reading.message}`, cell.trim())
      return null
    case 'doubtful':
      return addRemark('doubtful', role, reading.message, cell.trim(), formatPrice(reading.price))
        ? reading
        : null
    case 'price': {
      if ((reading.tax === 'net') === isNet || (isNet && reading.tax === null)) return reading
      const about = isNet
        ? `“${cell.trim().slice(0, 40)}” is with tax, but most prices of its column are without.`
        : `“${cell.trim().slice(0, 40)}” is without tax, but most prices of its column don’t say so.`
      return addRemark('doubtful', role, about, cell.trim(), formatPrice(reading.price))
        ? reading
        : null
    }
  }
}

/** Divides a price for several pieces, such as a hundred, so that it is for one. */
function divideByUnit(
  figures: Figures,
  cell: Cell | undefined,
  rule: Decisions['priceUnit'],
  addRemark: AddRemark,
): void {
  const pieces = rule === 'one' ? null : piecesIn(cell)
  if (pieces === null) return
  const count = formatCount(pieces)
  if (rule === 'none') {
    addRemark('left out', 'unitQuantity', `The prices may be for ${count} pieces.`, cellText(cell))
    for (const role of PRICE_COLUMNS) delete figures[role]
    return
  }
  for (const figure of Object.values(figures))
    figure.price = Math.round((figure.price / pieces) * 10_000) / 10_000
  const about = `The prices are for ${count} pieces, so they are divided by ${count}.`
  addRemark('mended', 'unitQuantity', about, cellText(cell))
}

/** Returns a function that picks the price and the list price of a row. A sale price counts only between its dates. */
function offers({ roles, task, context }: Decisions) {
  const hasDates = roles.has('saleStart') || roles.has('saleEnd') || roles.has('saleDates')
  return (figures: Figures, text: TextOf, addRemark: AddRemark): GivenPrices => {
    const priceOf = (role: PriceColumn) => figures[role]?.price ?? null
    const others = { cost: priceOf('cost'), floor: priceOf('floor'), target: priceOf('target') }
    const [regular, list, sale] = [priceOf('price'), priceOf('listPrice'), priceOf('salePrice')]
    const withoutSale = { ...others, price: regular, listPrice: list }
    // WooCommerce and Shopify write 0 if there is no sale.
    if (sale === null || (sale === 0 && regular !== null)) return withoutSale
    if (hasDates) {
      const dates = { start: text('saleStart'), end: text('saleEnd'), both: text('saleDates') }
      const { applies, isRead, message } = saleWindowAt(dates, context.now)
      if (message !== null && (task === 'catalog' || !isRead)) {
        addRemark(
          'mended',
          'salePrice',
          message,
          [dates.start, dates.end, dates.both].join(' ').trim(),
        )
      }
      if (!applies) return withoutSale
    }
    return { ...others, price: sale, listPrice: list ?? regular }
  }
}
