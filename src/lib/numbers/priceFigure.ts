/** Reads the figure of a price: its digits, its decimal sign, and the signs between its thousands. */
import { plainDigits } from '@/lib/text/plainDigits.ts'
import { decimalSignOfCurrency, decimalsOfCurrency } from './currencies.ts'

export type DecimalSign = '.' | ','

const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
const BLANK = /[\s\u00A0\u202F\u2009]+/g
/** Arabic signs: U+066B is the decimal sign, U+066C separates thousands. */
const ARABIC_DECIMAL = '\u066B'
const ARABIC_THOUSANDS = '\u066C'
/** Marks a sign that can only be the decimal one. */
const SURE_DECIMAL = '\uE001'

/** A figure: digits with dots, commas, apostrophes and spaces between groups. A dot after a letter belongs to a word. */
const FIGURE =
  /(?:(?<![\p{L}\p{M}.,\d])[.,](?=\d)|(?<=(?:^|[^\p{L}.,\d])[.,]?))?\d(?:[\d.,'’\uE001]|\s(?=\d{3}(?!\d)))*/gu

/** Dashes instead of cents: `12,-`, `12.--`, `12,—`. The sign before the dashes is the decimal sign. */
const DASHES_FOR_CENTS = /(\d[.,])[-–—−]{1,2}(?!\d)/g
/** A slash instead of cents, as in India and East Africa: `499/-` and `499/=`. */
const SLASH_FOR_CENTS = /(?<=\d)\s?\/[-=–](?!\d)/g
/** Cents after the currency or after a colon: `12€50`, `12 zł 50 gr`, `12 руб. 50 коп.`, and `12:50 kr`. */
const CENTS_BEHIND =
  /(?<![\d.,])(\d{1,6})\s?(€|£|\$|zł|zl|руб\.?|р\.|грн\.?|kč|лв\.?)\s?(\d{2})(?:\s?(?:gr|groszy|коп\.?|к\.|ct|c|p|ст\.?|hal\.?))?(?=$|[^\d.,\p{Sc}\s]|\s(?!\p{Sc}))/giu
const COLON_FOR_CENTS = /(?<![\d:])(\d{1,6}):(\d{2})(?=\s?kr\b)/gi

const DATE =
  /^(?:\d{4}-\d{1,2}-\d{1,2}(?:[T ].*)?|\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})?|\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4}))$/

/** Whether a text is a date such as `12.03.2026` or `12.03.`, which looks like a figure. */
export const isDateText = (text: string): boolean => DATE.test(text)

/**
 * Normalizes a cell: plain digits, one kind of space, no invisible characters, and `SURE_DECIMAL` where only a decimal sign is
 * possible.
 */
export function plainPrice(cell: string): string {
  return plainDigits(cell)
    .replace(INVISIBLE, '')
    .replaceAll(ARABIC_THOUSANDS, '')
    .replaceAll(ARABIC_DECIMAL, SURE_DECIMAL)
    .replace(BLANK, ' ')
    .replace(DASHES_FOR_CENTS, '$100')
    .replace(SLASH_FOR_CENTS, '')
    .replace(CENTS_BEHIND, `$1${SURE_DECIMAL}$3 $2`)
    .replace(COLON_FOR_CENTS, `$1${SURE_DECIMAL}$2`)
    .trim()
}

export const figuresIn = (text: string) => [...text.matchAll(FIGURE)]

/**
 * The decimal sign that is clear from the figure itself: the last one of two different signs, or a sign that is not followed by
 * exactly three digits. Null if it is not clear.
 */
function signOfFigure(figure: string): DecimalSign | null {
  if (figure.includes(SURE_DECIMAL)) return null
  const bare = figure.replace(/[\s'’]/g, '')
  const [, last, after = ''] = /([.,])(\d*)$/.exec(bare) ?? []
  if (last !== '.' && last !== ',') return null
  const other = last === '.' ? ',' : '.'
  if (bare.indexOf(last) !== bare.lastIndexOf(last)) return other
  if (bare.includes(other)) return last
  const before = bare.slice(0, bare.indexOf(last))
  const isGroup = after.length === 3 && /^[1-9]\d{0,2}$/.test(before)
  return isGroup ? null : last
}

/**
 * The decimal sign that follows from the currency of a figure with a single sign before three digits: yen have no decimals, and
 * `£1,299` is a thousand wherever pounds are used. Null if the currency does not decide: `€ 1.299`, `£1.299`.
 */
export function signByCurrency(figure: string, currency: string | null): DecimalSign | null {
  const sign = /[.,]/.exec(figure)?.[0]
  if (currency === null || (sign !== '.' && sign !== ',')) return null
  const other = sign === '.' ? ',' : '.'
  const decimals = decimalsOfCurrency(currency)
  const decimal = decimalSignOfCurrency(currency)
  if (decimals === 0) return other
  if (decimals === 3) return decimal
  return decimal === other ? other : null
}

/** A cell that shows its decimal sign, as most cells do: "47,90 €". */
const SHOWS_SIGN = /^[^\d.,]{0,5}\d+([.,])\d{1,2}[^\d.,]{0,5}$/

/**
 * The decimal sign of a column, from the cells where it is clear. Null if no cell is clear or they disagree; then each cell is read
 * separately.
 */
export function decimalSignOf(cells: Iterable<string>): DecimalSign | null {
  const seen = new Set<DecimalSign>()
  for (const cell of cells) {
    const shown = SHOWS_SIGN.exec(cell)?.[1]
    if (shown === '.' || shown === ',') {
      seen.add(shown)
      if (seen.size > 1) return null
      continue
    }
    if (!/[.,\u066B]|[-–—−]/.test(cell)) continue
    const text = plainPrice(cell)
    if (isDateText(text)) continue
    for (const [figure] of figuresIn(text)) {
      const sign = signOfFigure(figure)
      if (sign) seen.add(sign)
    }
    if (seen.size > 1) return null
  }
  return [...seen][0] ?? null
}

export type FigureReading = { kind: 'number'; value: number } | { kind: 'open' } | { kind: 'wrong' }

const WRONG: FigureReading = { kind: 'wrong' }

/** The forms of a figure by its decimal sign. Thousands are in groups of three, or of two after the first group, as in lakhs. */
const FORMS: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d*)(?:\.\d+)?$/,
  ',': /^(?:\d{1,3}(?:\.\d{2,3})*\.\d{3}|\d*)(?:,\d+)?$/,
}

/** Reads a figure. `currency` is the currency beside it, `columnSign` the decimal sign of its column; null if unknown. */
export function readFigure(
  figure: string,
  columnSign: DecimalSign | null,
  currency: string | null,
): FigureReading {
  if (figure.includes(SURE_DECIMAL)) {
    const value = Number(figure.replace(/[\s'’.,]/g, '').replace(SURE_DECIMAL, '.'))
    return Number.isFinite(value) ? { kind: 'number', value } : WRONG
  }
  const bare = figure.replace(/[\s'’]/g, '').replace(/[.,]$/, '')
  if (/^\d+$/.test(bare)) return { kind: 'number', value: Number(bare) }
  const own = signOfFigure(bare)
  const ofCurrency = own === null ? signByCurrency(bare, currency) : null
  const isSure = ofCurrency !== null && currency !== null && decimalsOfCurrency(currency) === 0
  // The decimal sign of the column contradicts the currency.
  if (ofCurrency !== null && columnSign !== null && ofCurrency !== columnSign && !isSure)
    return { kind: 'open' }
  const decimal = own ?? (isSure ? ofCurrency : (columnSign ?? ofCurrency))
  if (decimal === null) return { kind: 'open' }
  if (!FORMS[decimal].test(bare)) return WRONG
  const thousands = decimal === '.' ? ',' : '.'
  const value = Number(bare.replaceAll(thousands, '').replace(decimal, '.'))
  return Number.isFinite(value) ? { kind: 'number', value } : WRONG
}
