/** The figure of a price: its digits, its decimal sign and its thousands. */
import { plainDigits } from '@/lib/text/plainDigits.ts'
import { decimalSignOfCurrency, decimalsOfCurrency } from './currencies.ts'

export type DecimalSign = '.' | ','

const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
const BLANK = /[\s\u00A0\u202F\u2009]+/g
/** Arabic signs: U+066B before the decimals, U+066C between thousands. */
const ARABIC_DECIMAL = '\u066B'
const ARABIC_THOUSANDS = '\u066C'
/** Stands for a sign that can only be the decimal one. */
const SURE_DECIMAL = '\uE001'

/** A figure: digits with dots, commas, apostrophes and blanks between groups. A dot that follows a letter belongs to a word. */
const FIGURE =
  /(?:(?<![\p{L}\p{M}.,\d])[.,](?=\d)|(?<=(?:^|[^\p{L}.,\d])[.,]?))?\d(?:[\d.,'’\uE001]|\s(?=\d{3}(?!\d)))*/gu

/** Dashes in the place of decimals: `12,-`, `12.--`, `12,—`. What stands before them is the decimal sign. */
const DASHES_FOR_CENTS = /(\d[.,])[-–—−]{1,2}(?!\d)/g
/** `499/-` and `499/=`, as in India and East Africa. */
const SLASH_FOR_CENTS = /(?<=\d)\s?\/[-=–](?!\d)/g
/** `12€50`, `12 zł 50 gr`, `12 руб. 50 коп.`, and `12:50 kr`: cents behind the currency, or behind a colon. */
const CENTS_BEHIND =
  /(?<![\d.,])(\d{1,6})\s?(€|£|\$|zł|zl|руб\.?|р\.|грн\.?|kč|лв\.?)\s?(\d{2})(?:\s?(?:gr|groszy|коп\.?|к\.|ct|c|p|ст\.?|hal\.?))?(?=$|[^\d.,\p{Sc}\s]|\s(?!\p{Sc}))/giu
const COLON_FOR_CENTS = /(?<![\d:])(\d{1,6}):(\d{2})(?=\s?kr\b)/gi

const DATE =
  /^(?:\d{4}-\d{1,2}-\d{1,2}(?:[T ].*)?|\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})?|\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4}))$/

/** Whether a text is a date such as `12.03.2026` or `12.03.`, which has the form of a figure. */
export const isDateText = (text: string): boolean => DATE.test(text)

/** A cell as it is read: plain digits, one kind of blank, no invisible characters, one decimal sign where only one is meant. */
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
 * The decimal sign that a figure shows by itself: the last one of two kinds, or one that does not stand before three digits.
 * Null where it shows none.
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
 * The decimal sign of a figure beside a currency, where its one sign stands before three digits: yen have no decimals, and
 * `£1,299` is a thousand wherever pounds are written. Null where the currency does not tell: `€ 1.299`, `£1.299`.
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

/** Most cells show their sign at once: "47,90 €". */
const SHOWS_SIGN = /^[^\d.,]{0,5}\d+([.,])\d{1,2}[^\d.,]{0,5}$/

/**
 * The decimal sign of a column, by those of its cells that tell. Null where none does, or where they disagree: then each cell
 * is read by itself.
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

/** Thousands in groups of three, or of two where one counts in lakhs. By the decimal sign of the figure. */
const FORMS: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d*)(?:\.\d+)?$/,
  ',': /^(?:\d{1,3}(?:\.\d{2,3})*\.\d{3}|\d*)(?:,\d+)?$/,
}

/** `currency` is the one that stands beside the figure, `columnSign` the decimal sign of its column; null where there is none. */
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
  // The column and the currency disagree.
  if (ofCurrency !== null && columnSign !== null && ofCurrency !== columnSign && !isSure)
    return { kind: 'open' }
  const decimal = own ?? (isSure ? ofCurrency : (columnSign ?? ofCurrency))
  if (decimal === null) return { kind: 'open' }
  if (!FORMS[decimal].test(bare)) return WRONG
  const thousands = decimal === '.' ? ',' : '.'
  const value = Number(bare.replaceAll(thousands, '').replace(decimal, '.'))
  return Number.isFinite(value) ? { kind: 'number', value } : WRONG
}
