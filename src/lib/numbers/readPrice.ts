/**
 * The one reader of prices as people, shops and spreadsheets write them. What stands around the figure is read, never stripped:
 * a price per kilogram, a percentage, a range or a negative figure is no price of the article.
 */
import { isMissing } from '../text/missingWords.ts'
import { plainDigits } from '../text/plainDigits.ts'
import { currencyNamed } from './currencies.ts'

export type DecimalSign = '.' | ','

export type PriceReading =
  /** The cell is empty, or says that there is nothing. */
  | { kind: 'none' }
  /** `currency` is the one that stands beside the figure; null where none does. */
  | { kind: 'price'; price: number; currency: string | null }
  /** It can be read, but may not be what it seems: "from 5.00". `says` is a sentence. */
  | { kind: 'doubtful'; price: number; currency: string | null; says: string }
  | { kind: 'refused'; problem: PriceProblem; says: string }

export type PriceProblem =
  | 'negative'
  | 'range'
  | 'several figures'
  | 'per unit'
  | 'percentage'
  /** `1.299` and nothing that says what its dot is. */
  | 'decimal sign'
  | 'not a price'

const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
const BLANK = /[\s\u00A0\u202F\u2009]+/g
/** Arabic signs: U+066B before the decimals, U+066C between thousands. */
const ARABIC_DECIMAL = '\u066B'
const ARABIC_THOUSANDS = '\u066C'
/** Nothing else writes these: the decimal sign and the thousands sign that are known for certain. */
const SURE_DECIMAL = '\u0001'

/** A figure: digits with dots, commas, apostrophes and blanks between groups. A dot that follows a letter belongs to a word. */
const FIGURE =
  /(?:(?<![\p{L}\p{M}.,\d])[.,](?=\d)|(?<=(?:^|[^\p{L}.,\d])[.,]?))?\d(?:[\d.,'’\u0001]|\s(?=\d{3}(?!\d)))*/gu

/** Dashes in the place of decimals: `12,-`, `12.--`, `12,—`. What stands before them is the decimal sign. */
const DASHES_FOR_CENTS = /(\d[.,])[-–—−]{1,2}(?!\d)/g

const words = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => line.trim().split(' '))
    .filter((word) => word !== '')

/** In front of a price from which others begin. */
const FROM = new Set(
  words(`from starting at only-from
    ab dès des desde partir vanaf od från fra от başlayan itibaren से 起 から`),
)
const UP_TO = new Set(words('up to bis max jusqu’à hasta fino tot do до'))
const ABOUT = new Set(words('ca circa approx approximately about etwa env environ ~ ≈ около'))
/** Quantities in which goods are weighed or measured. A piece is the article itself. */
const MEASURES = new Set(
  words(`kg kilo kilogram kilogramm g gr gram gramm mg lb lbs pound-weight oz ounce l lt ltr liter litre ml cl dl gal m mtr meter metre cm
    mm m² m2 qm sqm m³ m3 ft yd kwh h hr hour std stunde day tag month monat mo кг г л м 公斤 斤`),
)
const PIECES = new Set(
  words(`piece pieces pc pcs each ea unit units item stück stck stk st pièce piece pce unité unidad ud pieza pezzo pz cad stuk stuks szt ks styck
    adet шт штука 个 件 本 個`),
)
const PER = new Set(words('/ per je pro par por al à/ za на each-per'))
/** What may stand beside a price without changing it. */
const HARMLESS = new Set(
  words(`price preis prix precio prezzo cena pris rrp uvp msrp mrp vk only nur now jetzt each incl including inkl inklusive inc with mit
    ttc iva tva vat mwst ust gst tax taxes tasse btw moms kdv ндс brutto gross netto net of the and und
    excl exkl excluding ohne ht zzgl plus versand shipping sin sans incluido incluso compris esclusa inclusa med`),
)
const WITHOUT_TAX = new Set(words('excl exkl excluding ohne ht zzgl netto net sans sin esclusa'))

const refused = (problem: PriceProblem, says: string): PriceReading => ({
  kind: 'refused',
  problem,
  says,
})

const quoted = (text: string) => `“${text.trim().replace(BLANK, ' ').slice(0, 40)}”`

/** A cell as it is read: plain digits, one kind of blank, no invisible characters. */
function plain(cell: string): string {
  return plainDigits(cell)
    .replace(INVISIBLE, '')
    .replaceAll(ARABIC_THOUSANDS, '')
    .replaceAll(ARABIC_DECIMAL, SURE_DECIMAL)
    .replace(BLANK, ' ')
    .replace(DASHES_FOR_CENTS, '$100')
    .trim()
}

const figuresIn = (text: string) => [...text.matchAll(FIGURE)]

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
 * The decimal sign of a column, by those of its cells that tell. Null where none does, or where they disagree: then each cell
 * is read by itself.
 */
export function decimalSignOf(cells: Iterable<string>): DecimalSign | null {
  const seen = new Set<DecimalSign>()
  for (const cell of cells) {
    for (const [figure] of figuresIn(plain(cell))) {
      const sign = signOfFigure(figure)
      if (sign) seen.add(sign)
    }
    if (seen.size > 1) return null
  }
  return [...seen][0] ?? null
}

/** Most cells of most files: read without looking at their words one by one, for two hundred thousand rows have them. */
const USUAL = /^(?:([A-Z]{3}) )?(\d{1,9})(?:[.,](\d{1,2}))?(?: ([A-Z]{3}))?$/

type FigureReading = { kind: 'number'; value: number } | { kind: 'open' } | { kind: 'wrong' }

/** Thousands in groups of three, or of two where one counts in lakhs. */
function readFigure(figure: string, columnSign: DecimalSign | null): FigureReading {
  if (figure.includes(SURE_DECIMAL)) {
    const value = Number(figure.replace(/[\s'’.,]/g, '').replace(SURE_DECIMAL, '.'))
    return Number.isFinite(value) ? { kind: 'number', value } : { kind: 'wrong' }
  }
  const bare = figure.replace(/[\s'’]/g, '').replace(/[.,]$/, '')
  if (/^\d+$/.test(bare)) return { kind: 'number', value: Number(bare) }
  const decimal = signOfFigure(bare) ?? columnSign
  if (decimal === null) return { kind: 'open' }
  const thousands = decimal === '.' ? ',' : '.'
  const form = new RegExp(
    `^(?:\\d{1,3}(?:\\${thousands}\\d{2,3})*\\${thousands}\\d{3}|\\d*)(?:\\${decimal}\\d+)?$`,
  )
  if (!form.test(bare)) return { kind: 'wrong' }
  const value = Number(bare.replaceAll(thousands, '').replace(decimal, '.'))
  return Number.isFinite(value) ? { kind: 'number', value } : { kind: 'wrong' }
}

const WORD = /[\p{L}\p{M}]+[²³]?(?:\.(?=[\s\d]|$))?|[^\s\p{L}\p{M}\d]/gu

/** What stands before and behind the figures, as words and signs. */
const wordsIn = (text: string): string[] =>
  (text.match(WORD) ?? []).map((word) => word.toLowerCase())

type Around = {
  currency: string | null
  isCents: boolean
  isPercent: boolean
  isPer: boolean
  isFrom: boolean
  isUpTo: boolean
  isAbout: boolean
  isWithoutTax: boolean
  unknown: string | null
}

const CENTS = new Set(words('¢ ct cts cent cents centimes'))

/** `a` and `rs` are words of their own in some currencies, so these are looked for first: `US$`, `د.إ`. */
function currencyIn(text: string): { currency: string | null; rest: string } {
  for (const [word] of text.matchAll(/[\p{L}]{1,3}-?\$|\p{Sc}|[\p{L}\p{M}.]+|:-/gu)) {
    const currency = currencyNamed(word)
    if (currency !== null) return { currency, rest: text.replace(word, ' ') }
  }
  return { currency: null, rest: text }
}

function readAround(before: string, behind: string): Around {
  const text = ` ${before} \u0002 ${behind} `
  const { currency, rest } = currencyIn(text)
  const second = currencyIn(rest)
  // "USD $" and "€ EUR" name one currency twice.
  const found = wordsIn(second.currency === null ? rest : second.rest)
  const around: Around = {
    currency: currency === '$' && second.currency !== null ? second.currency : currency,
    isCents: false,
    isPercent: false,
    isPer: false,
    isFrom: false,
    isUpTo: false,
    isAbout: false,
    isWithoutTax: false,
    unknown: null,
  }
  let isPer = false
  for (const word of found) {
    const bare = word.replace(/\.$/, '')
    if (CENTS.has(bare)) around.isCents = true
    else if (/^[%٪‰]$|^percent$|^prozent$/.test(bare)) around.isPercent = true
    else if (PER.has(bare)) isPer = true
    else if (MEASURES.has(bare)) around.isPer = true
    else if (PIECES.has(bare)) isPer = false
    else if (FROM.has(bare)) around.isFrom = true
    else if (UP_TO.has(bare)) around.isUpTo = true
    else if (ABOUT.has(bare)) around.isAbout = true
    else if (HARMLESS.has(bare)) around.isWithoutTax ||= WITHOUT_TAX.has(bare)
    else if (/\p{L}/u.test(bare)) around.unknown ??= bare
  }
  around.isPer ||= isPer
  return around
}

const MINUS = /[-−–—]/
/** A minus directly before the figure or behind it, also outside of a currency, and brackets as accountants write them. */
function isNegative(text: string, at: number, end: number): boolean {
  const before = text.slice(0, at).trimEnd()
  const behind = text.slice(end).trimStart()
  if (/^\(.*\)$/.test(text) && !/[\p{L}]{3}/u.test(text.replace(/\b[A-Z]{3}\b/g, ''))) return true
  if (MINUS.test(behind.charAt(0))) return true
  return MINUS.test(before.slice(-1)) || (MINUS.test(before.charAt(0)) && !/\d/.test(before))
}

const RANGE =
  /^\s*(?:\p{Sc}|[\p{L}]{1,3}\.?)?\s*(?:[-−–—]|to|bis|à|a|hasta|t\/m|до|~|～)\s*(?:\p{Sc}|[\p{L}]{1,3}\.?)?\s*$/iu
/** "3 for 10.00", "2 x 5.00", "2 für 5 €". */
const SEVERAL_FOR =
  /^\s*(?:for|für|pour|por|per|voor|za|för|for|за|x|×|\*|@|pcs|stk|st)\.?\s*(?:\p{Sc}|[\p{L}]{1,3}\.?)?\s*$/iu

/** Of two figures: what makes them no price. */
function ofTwoFigures(cell: string, between: string, behind: string): PriceReading {
  if (SEVERAL_FOR.test(between)) {
    return refused('several figures', `${quoted(cell)} is the price of several pieces.`)
  }
  const perUnit = /\/|\b(?:per|je|pro)\b/i.test(between) && MEASURES.has(wordsIn(behind)[0] ?? '')
  if (perUnit)
    return refused(
      'per unit',
      `${quoted(cell)} is a price per quantity, not the price of the product.`,
    )
  if (RANGE.test(between)) return refused('range', `${quoted(cell)} is a range, not one price.`)
  return refused('several figures', `${quoted(cell)} has several figures.`)
}

/**
 * Reads one price. `columnSign` is the decimal sign of its column, or the reader's own for a typed price; it counts only where
 * the figure does not show its own. A price of 0 is read as such: whether it counts is for the caller to say.
 */
export function readPrice(cell: string, columnSign: DecimalSign | null): PriceReading {
  const usual = USUAL.exec(cell)
  if (usual) {
    const [, before, whole = '', decimals = '', behind] = usual
    const currency = currencyNamed(before ?? behind ?? '')
    if ((before ?? behind) === undefined || currency !== null) {
      return { kind: 'price', price: Number(`${whole}.${decimals || '0'}`), currency }
    }
  }
  if (isMissing(cell)) return { kind: 'none' }
  const text = plain(cell)
  const figures = figuresIn(text)
  const [first] = figures
  if (!first) return refused('not a price', `${quoted(cell)} is not a price.`)
  const end = first.index + first[0].length
  const [, second, third] = figures
  if (second) {
    const isFootnote =
      /^[^\p{L}\d]*$/u.test(text.slice(end, second.index)) &&
      third === undefined &&
      /[²³¹*]/.test(text.slice(end))
    if (!isFootnote) {
      return ofTwoFigures(
        cell,
        text.slice(end, second.index),
        text.slice(second.index + second[0].length),
      )
    }
  }
  const before = text.slice(0, first.index)
  const behind = text.slice(end)
  const around = readAround(before, behind)
  if (around.isPercent)
    return refused('percentage', `${quoted(cell)} is a percentage, not a price.`)
  if (isNegative(text, first.index, end)) {
    return refused('negative', `${quoted(cell)} is a negative figure, not a price.`)
  }
  if (around.isPer) {
    return refused(
      'per unit',
      `${quoted(cell)} is a price per quantity, not the price of the product.`,
    )
  }
  const read = readFigure(first[0], columnSign)
  if (read.kind === 'open') {
    return refused(
      'decimal sign',
      `${quoted(cell)} may be a thousand or a figure with three decimals.`,
    )
  }
  if (read.kind === 'wrong' || /\d\s*e[+-]?\d/i.test(text)) {
    return refused('not a price', `${quoted(cell)} is not a price.`)
  }
  const price = around.isCents ? read.value / 100 : read.value
  const { currency } = around
  const doubt = doubtOf(around, cell)
  return doubt === null
    ? { kind: 'price', price, currency }
    : { kind: 'doubtful', price, currency, says: doubt }
}

/** Why a price may not be what it seems, as a sentence; null where there is no doubt. */
function doubtOf({ isFrom, isUpTo, isAbout, unknown }: Around, cell: string): string | null {
  if (isFrom) return `${quoted(cell)} is a “from” price.`
  if (isUpTo) return `${quoted(cell)} is an “up to” price.`
  if (isAbout) return `${quoted(cell)} is only approximate.`
  return unknown === null ? null : `${quoted(cell)} has a word that isn’t known: “${unknown}”.`
}
