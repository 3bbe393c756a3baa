/**
 * Reads prices as people, shops and spreadsheets write them; all price readers use it. The text around the figure is read,
 * never ignored: a price per kilogram, a percentage, a range or a negative figure is not the price of the product.
 */
import { isMissing } from '@/lib/text/missingWords.ts'
import { currencyNamed } from './currencies.ts'
import { figuresIn, isDateText, plainPrice, readFigure, type DecimalSign } from './priceFigure.ts'
import { isMeasure, readAround, wordsIn, type TextAroundFigure } from './priceWords.ts'

export { decimalSignOf, signByCurrency, type DecimalSign } from './priceFigure.ts'

/** The result for a readable figure. */
type Read = {
  price: number
  /** The currency beside the figure; null without one. */
  currency: string | null
  /** Whether tax is excluded or included; null if the cell gives neither. */
  tax: 'net' | 'gross' | null
}

export type PriceReading =
  /** The cell is empty or has a word for "missing". */
  | { kind: 'none' }
  | ({ kind: 'price' } & Read)
  /** Readable, but perhaps not what it seems: "from 5.00". `message` is a sentence. */
  | ({ kind: 'doubtful'; message: string } & Read)
  | { kind: 'refused'; problem: PriceProblem; message: string }

type PriceProblem =
  | 'negative'
  | 'range'
  | 'several figures'
  | 'per unit'
  | 'percentage'
  /** The figure, such as `1.299`, does not show whether the dot is the decimal sign. */
  | 'decimal sign'
  | 'not a price'

const refused = (problem: PriceProblem, message: string): PriceReading => ({
  kind: 'refused',
  problem,
  message,
})

const BLANK = /[\s\u00A0\u202F\u2009]+/g
const quoted = (text: string) => `“${text.trim().replace(BLANK, ' ').slice(0, 40)}”`

/** The form of most cells, read without examining each word, because files can have two hundred thousand rows. */
const USUAL = /^(?:([A-Z]{3}|[€$£₹]) ?)?(\d{1,9})(?:[.,](\d{1,2}))?(?: ?([A-Z]{3}|[€$£₹]))?$/

/** A price with different signs for thousands and decimals: "1.299,00 €". */
const GROUPED =
  /^(?:([A-Z]{3}|[€$£₹]) ?)?(\d{1,3}(?:\.\d{3})+,\d{2}|\d{1,3}(?:,\d{3})+\.\d{2})(?: ?([A-Z]{3}|[€$£₹]))?$/

/** A price in a usual form; null for any other cell. */
function readUsual(cell: string): PriceReading | null {
  const [, before, figure = '', decimals = '', behind] = USUAL.exec(cell) ?? []
  if (figure !== '')
    return usual(Number(decimals === '' ? figure : `${figure}.${decimals}`), before, behind)
  const grouped = GROUPED.exec(cell)
  if (!grouped) return null
  const [, first, digits = '', last] = grouped
  const cents = digits.slice(-2)
  return usual(Number(`${digits.slice(0, -3).replace(/[.,]/g, '')}.${cents}`), first, last)
}

function usual(
  price: number,
  before: string | undefined,
  behind: string | undefined,
): PriceReading | null {
  const name = before ?? behind
  if (name === undefined) return { kind: 'price', price, currency: null, tax: null }
  // "EUR 12.50 USD" is not a usual form.
  const currency = before === undefined || behind === undefined ? currencyNamed(name) : null
  return currency === null ? null : { kind: 'price', price, currency, tax: null }
}

const TAX_NAME = String.raw`(?:mwst|ust|vat|tva|iva|btw|moms|kdv|ндс|dph|gst|tax)`
/** A tax rate beside the price: "inkl. 19 % MwSt.", "VAT 20%". */
const TAX_RATE = new RegExp(
  String.raw`\d{1,2}(?:[.,]\d{1,2})?\s?%\s?(?=\p{L}*\s?${TAX_NAME})|(?<=${TAX_NAME}\.?:?\s?)\d{1,2}(?:[.,]\d{1,2})?\s?%`,
  'giu',
)
const PIECE_NAME = String.raw`(?:x|×|st|stk|stck|stück|pc|pcs|pce|piece|ea|szt|ks|ud|un|unit|pz|шт|adet)`
/** The price of one piece: "1 x 12.50", "12,50 EUR pro 1 ST", "12.50/1". */
const OF_ONE = new RegExp(
  String.raw`^1\s?${PIECE_NAME}\.?\s+(?:à\s+)?(?=\D{0,5}\d)|\s?(?:\/|\b(?:per|pro|je|za|por|par|pr\.?))\s?1(?:\s?${PIECE_NAME})?\.?$`,
  'iu',
)

const SHIPPING_BEHIND =
  /\b(?:zzgl|plus|excl|exkl|excluding|zuzüglich|ohne|hors|sin)\.?\s+(?:versand|shipping|delivery|postage|frais|envío|envio)/i

const MINUS = /[-−–—]/
/**
 * Whether a figure is negative: a minus is directly before or after it, also outside the currency, or it is in accounting
 * brackets.
 */
function isNegative(text: string, at: number, end: number): boolean {
  const before = text.slice(0, at).trimEnd()
  const behind = text.slice(end).trimStart()
  if (/^\(.*\)$/.test(text) && !/[\p{L}]{3}/u.test(text.replace(/\b[A-Z]{3}\b/g, ''))) return true
  if (MINUS.test(behind.charAt(0))) return true
  return MINUS.test(before.slice(-1)) || (MINUS.test(before.charAt(0)) && !/\d/.test(before))
}

const RANGE =
  /^\s*(?:\p{Sc}|[\p{L}]{1,3}\.?)?\s*(?:[-−–—]|to|bis|à|a|hasta|t\/m|до|~|～)\s*(?:\p{Sc}|[\p{L}]{1,3}\.?)?\s*$/iu
/** The text between the two figures of a price for several pieces: "3 for 10.00", "2 x 5.00", "2 für 5 €". */
const SEVERAL_FOR =
  /^\s*(?:for|für|pour|por|per|voor|za|för|for|за|x|×|\*|@|pcs|stk|st)\.?\s*(?:\p{Sc}|[\p{L}]{1,3}\.?)?\s*$/iu

const PER_QUANTITY = 'is a price per quantity, not the price of the product.'

/** Explains why a cell with two figures is not a price. */
function ofTwoFigures(cell: string, between: string, behind: string): PriceReading {
  if (SEVERAL_FOR.test(between)) {
    return refused('several figures', `${quoted(cell)} is the price of several pieces.`)
  }
  const isPer = /\/|\b(?:per|je|pro)\b/i.test(between)
  if (isPer && isMeasure(wordsIn(behind)[0])) {
    return refused('per unit', `${quoted(cell)} ${PER_QUANTITY}`)
  }
  if (RANGE.test(between)) return refused('range', `${quoted(cell)} is a range, not one price.`)
  return refused('several figures', `${quoted(cell)} has several figures.`)
}

/**
 * Reads a cell as a price. `columnSign` is the decimal sign of its column, which decides how `1.299` is read; if it is null, such a
 * figure is refused unless its currency decides. A sign that is clear from the cell itself takes precedence. A price of 0 is
 * returned as such; the caller decides whether it counts.
 */
export function readPrice(cell: string, columnSign: DecimalSign | null): PriceReading {
  const plain = readUsual(cell)
  if (plain) return plain
  if (isMissing(cell)) return { kind: 'none' }
  const text = plainPrice(cell).replace(TAX_RATE, ' ').replace(OF_ONE, ' ').trim()
  if (isDateText(text)) return refused('not a price', `${quoted(cell)} is a date, not a price.`)
  const figures = figuresIn(text)
  const [first, second, third] = figures
  if (!first) return refused('not a price', `${quoted(cell)} isn’t a price.`)
  const end = first.index + first[0].length
  if (second) {
    const isFootnote =
      /^[^\p{L}\d]*$/u.test(text.slice(end, second.index)) &&
      third === undefined &&
      /[²³¹*]/.test(text.slice(end))
    if (!isFootnote) {
      const between = text.slice(end, second.index)
      return ofTwoFigures(cell, between, text.slice(second.index + second[0].length))
    }
  }
  const before = text.slice(0, first.index)
  return ofOneFigure(cell, text, { before, figure: first[0], behind: text.slice(end) }, columnSign)
}

type Parts = { before: string; figure: string; behind: string }

function ofOneFigure(
  cell: string,
  text: string,
  { before, figure, behind }: Parts,
  columnSign: DecimalSign | null,
): PriceReading {
  const around = readAround(before, behind)
  if (around.isPercent) {
    return refused('percentage', `${quoted(cell)} is a percentage, not a price.`)
  }
  const end = before.length + figure.length
  if (around.isCredit || isNegative(text, before.length, end)) {
    return refused('negative', `${quoted(cell)} is a negative figure, not a price.`)
  }
  if (around.isPer) return refused('per unit', `${quoted(cell)} ${PER_QUANTITY}`)
  const read = readFigure(figure, columnSign, around.currency)
  if (read.kind === 'open') {
    const message = `${quoted(cell)} may be a thousand or a figure with three decimals.`
    return refused('decimal sign', message)
  }
  // A second sign before the figure ("..50"), a space after a sign ("1. 299"), or an exponent.
  const isBroken =
    /(?:^|[^\p{L}/])[.,]+\s?$/u.test(before) || /[.,]\s/.test(figure) || /\d\s*e[+-]?\d/i.test(text)
  if (read.kind === 'wrong' || isBroken) {
    return refused('not a price', `${quoted(cell)} isn’t a price.`)
  }
  const { currency } = around
  const tax = around.tax === 'net' && SHIPPING_BEHIND.test(text) ? 'gross' : around.tax
  const price = around.isCents ? Math.round(read.value * 100) / 10_000 : read.value
  const doubt = doubtOf(around, cell, read.value)
  return doubt === null
    ? { kind: 'price', price, currency, tax }
    : { kind: 'doubtful', price, currency, tax, message: doubt }
}

/** Why a price may not be what it seems, as a sentence; null without doubt. */
function doubtOf(
  { isFrom, isUpTo, isAbout, isCents, unknown }: TextAroundFigure,
  cell: string,
  value: number,
): string | null {
  if (isFrom) return `${quoted(cell)} is a “from” price.`
  if (isUpTo) return `${quoted(cell)} is an “up to” price.`
  if (isAbout) return `${quoted(cell)} is only approximate.`
  if (isCents && value < 1) return `${quoted(cell)} is less than one cent.`
  return unknown === null ? null : `${quoted(cell)} has a word that isn’t known: “${unknown}”.`
}
