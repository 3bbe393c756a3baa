/**
 * Reads codes that people type, paste, scan and export as an EAN or UPC; all other code readers use it. Nothing is completed unless
 * the check digit fits; if two readings are possible, both are offered.
 */
import { checkDigit, readGtin } from '@/lib/gtin.ts'
import { plainDigits } from '@/lib/text/plainDigits.ts'
import { plural } from '@/lib/text/plural.ts'
import { cleanCell, MAX_TEXT } from './cleanCell.ts'
import { codeBesideNumber } from './codeBesideNumber.ts'
import type { CodeContext, CodeProblem, CodeReading } from './codeReading.ts'
import { numbersInText } from './codesInText.ts'
import { gtinOfDigitalLink, gtinOfElements } from './gs1.ts'
import { isbn10ToEan } from './isbn.ts'
import { isWholeNumber, readExponent, withoutFormat } from './spreadsheetNumber.ts'
import { upcEToUpcA } from './upcE.ts'

export { cleanCell } from './cleanCell.ts'
export type { CodeContext, CodeProblem, CodeReading } from './codeReading.ts'

const NAMES = String.raw`(?:ean|gtin|upc|isbn|jan|code|barcode|bar code|strichcode|gencod|codice|código|kod|kód|штрихкод|条码|条形码)`
const LABEL = new RegExp(
  String.raw`^${NAMES}(?:\s*[/(]\s*${NAMES}\)?)?(?:[ _-]?(?:code|number|nr|no|a barre|de barras|ean)\.?)?(?:[ _-]?(?:8|10|12|13|14|a))?(?:\s*[:：#=]\s*|\s+|(?=\d{8}))(?=[\d(X'"=])`,
  'iu',
)
const ISBN_LABEL = /^isbn/i
/** Dashes of any kind, as typesetting and word processors write them. */
const DASH = /[\p{Pd}\u2212\u00AD]/gu
/** A date, which looks like a code in groups. */
const DATE =
  /^(?:\d{1,2}\.\d{1,2}\.\d{4}|(?:19|20)\d\d[-.]\d{1,2}[-.]\d{1,2}|\d{1,2}-\d{1,2}-(?:19|20)\d\d)$/
const JOINED_ADD_ON = /^(97[789]\d{10})(\d{2}|\d{5})$/
/** Letters that are misread or mistyped for digits. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  I: '1',
  L: '1',
  S: '5',
  B: '8',
}

const LENGTHS = [8, 12, 13, 14] as const
/**
 * The fewest digits to which lost zeros are restored; a shorter number with a valid check digit is more likely a quantity than a
 * code.
 */
const SHORTEST_RESTORED = 7

const isValid = (code: string) => readGtin(code).kind === 'valid'

const found = (
  code: string,
  note: string | null = null,
  other: string | null = null,
): CodeReading => ({
  kind: 'code',
  code,
  note,
  other,
})

const invalid = (
  problem: CodeProblem,
  message: string,
  suggestion: string | null = null,
): CodeReading => ({ kind: 'invalid', problem, message, suggestion })

const zerosInWords = (count: number) => plural(count, 'leading zero was', 'leading zeros were')

/** The code of one unit in a case whose GTIN-14 begins with an indicator from 1 to 8; null for any other code. */
export function unitOfCase(code: string): string | null {
  if (!/^[1-8]\d{13}$/.test(code)) return null
  const body = code.slice(1, 13)
  return body + String(checkDigit(body))
}

/** Whether a shop uses the code internally, with a price or a weight inside (GS1 prefixes 02, 04 and 20–29; UPC 2 and 4). */
export function isInStoreCode(code: string): boolean {
  const digits = code.padStart(13, '0').slice(-13)
  return code.length !== 8 && /^(?:0[24]|2)/.test(digits)
}

/** The result for a valid code, with a note for the user; an ordinary code has no note. */
function ofValid(code: string): CodeReading {
  const unit = unitOfCase(code)
  if (unit === null) return found(code)
  return found(code, `This is the code of a case. The unit’s code is ${unit}.`, unit)
}

function readEight(digits: string, isEan: boolean): CodeReading | null {
  const upcA = upcEToUpcA(digits)
  if (upcA === null) return null
  if (!isValid(digits)) return found(upcA, `UPC-E: it means ${upcA}.`)
  return isEan
    ? found(digits, null, upcA)
    : found(upcA, `UPC-E: it means ${upcA}. It is also valid as an EAN-8.`, digits)
}

function readDigits(digits: string, { isIsbn, isEan, restoresZeros }: CodeContext): CodeReading {
  if (/^0+$/.test(digits)) return invalid('nothing but zeros', `${digits} has nothing but zeros.`)
  const isbn = isIsbn ? isbn10ToEan(digits) : null
  if (isbn !== null) return found(isbn, `ISBN-10: it means ${isbn}.`)
  if (digits.length === 8) {
    const eight = readEight(digits, isEan ?? false)
    if (eight !== null) return eight
  }
  const reading = readGtin(digits)
  if (reading.kind === 'valid') return ofValid(digits)
  if (reading.kind === 'wrong check digit') {
    const { actual, expected, corrected } = reading
    const message = `The check digit of ${digits} is ${actual}; it should be ${expected}: ${corrected}.`
    return { kind: 'invalid', problem: 'wrong check digit', message, suggestion: corrected, digits }
  }
  const [, main = '', addOn = ''] = JOINED_ADD_ON.exec(digits) ?? []
  if (main !== '' && isValid(main)) return found(main, `The add-on ${addOn} is left out.`)
  const longer = LENGTHS.find((length) => length > digits.length)
  return longer === undefined ? readLonger(digits) : readShorter(digits, longer, restoresZeros)
}

function readLonger(digits: string): CodeReading {
  const core = digits.replace(/^0+/, '').padStart(13, '0')
  if (core.length === 13 && isValid(core)) {
    return found(core, `${zerosInWords(digits.length - core.length)} left out.`)
  }
  return invalid(
    'too many digits',
    `${plural(digits.length, 'digit')}: a code has 8, 12, 13 or 14.`,
  )
}

/**
 * Restores the leading zeros that a code has lost: a single one, because spreadsheets drop it from every UPC, but several only if
 * the whole column lost them.
 */
function readShorter(digits: string, longer: number, restoresZeros = false): CodeReading {
  const count = plural(digits.length, 'digit')
  const expected = checkDigit(digits.slice(0, -1) || '0')
  const fits = digits.length >= SHORTEST_RESTORED && expected === Number(digits.slice(-1))
  const zeros = longer - digits.length
  const restored = digits.padStart(longer, '0')
  if (fits && (restoresZeros || digits.length === 11)) {
    return found(restored, `${zerosInWords(zeros)} restored: ${restored}.`)
  }
  if (fits) {
    return invalid(
      'too few digits',
      `${count}: a code has 8, 12, 13 or 14. With ${zeros === 1 ? 'a zero' : `${zeros} zeros`} before it, it would be ${restored}.`,
      restored,
    )
  }
  const asIsbn = isbn10ToEan(digits)
  return invalid(
    'too few digits',
    asIsbn === null
      ? `${count}: a code has 8, 12, 13 or 14.`
      : `${count}: a code has 8, 12, 13 or 14. As an ISBN-10 it would be ${asIsbn}.`,
    asIsbn,
  )
}

/**
 * Reads a text such as "96385074 12345": it can be one EAN-13 in two groups, or an EAN-8 and its add-on, if both have a valid check
 * digit.
 */
function eightAndFive(text: string): CodeReading | null {
  const [, eight = '', five = ''] = /^(\d{8})\s(\d{5})$/.exec(text) ?? []
  const whole = eight + five
  if (eight === '' || !isValid(eight) || !isValid(whole)) return null
  return found(whole, `Read as one code. ${eight} is also valid as an EAN-8.`, eight)
}

/** Reads eight to fourteen characters with one or two letters that look like digits. */
function readLookAlikes(text: string): CodeReading | null {
  if (!/^[\dOQILSB]{8,14}$/i.test(text) || text.replace(/\D/g, '').length < text.length - 2)
    return null
  const mended = text.replace(/\D/g, (letter) => LOOK_ALIKE[letter.toUpperCase()] ?? letter)
  if (!isValid(mended)) return null
  const letters = [...new Set(text.match(/\D/g))].join(' and ')
  return invalid(
    'letters',
    `“${text}” has the letter ${letters} where a digit belongs. As ${mended} its check digit fits.`,
    mended,
  )
}

/**
 * Reads a text as a code: EAN-8, UPC-A, EAN-13, GTIN-14, UPC-E, ISBN-10 and -13, GS1 element strings and Digital Links, with other
 * characters around it. Null if the text doesn’t look like a code.
 */
export function readCode(input: string, context: CodeContext = {}): CodeReading | null {
  if (input.length > MAX_TEXT) return null
  const cleaned = cleanCell(input)
  // Fast path: most cells of most columns.
  if (/^\d{12,13}$/.test(cleaned)) return readDigits(cleaned, context)
  const link = gtinOfDigitalLink(input.trim())
  if (link !== null) return found(link, `From a GS1 Digital Link: ${link}.`)
  const element = gtinOfElements(cleaned)
  if (element !== null) return found(element, `From a GS1 code: ${element}.`)
  const isIsbn = (context.isIsbn ?? false) || ISBN_LABEL.test(cleaned)
  const bare = cleanCell(cleaned.replace(LABEL, ''))
  if (DATE.test(bare)) return null
  const within = { ...context, isIsbn }
  const exponent = readExponent(bare, (digits) => readDigits(digits, within))
  if (exponent) return exponent
  const undashed = bare.replace(DASH, '-')
  const beside = isWholeNumber(undashed) ? null : codeBesideNumber(undashed)
  if (beside) return found(beside.code, beside.note)
  const parts = eightAndFive(undashed)
  if (parts) return parts
  const plain = undashed.replace(/(?<=\d)\s*-\s*(?=[\dX])/gi, '')
  const isbn = isbn10ToEan(plain.replace(/\s/g, ''))
  if (isbn !== null && (isIsbn || /X$/i.test(plain) || /^\d[\d-]*-[\d-]*-[\dX]$/i.test(undashed))) {
    return found(isbn, `ISBN-10: it means ${isbn}.`)
  }
  const joined = withoutFormat(plain)
  if (/^\d+$/.test(joined)) return readDigits(joined, within)
  return readLookAlikes(joined.replace(/\s/g, ''))
}

/**
 * The distinct codes among the words of a text: "2x 4006381333931 – pen". Null if it has no number of the length of a code, or if
 * one of several is invalid; a single invalid number is returned with its problem.
 */
export function readCodesInText(input: string): CodeReading[] | null {
  if (input.length > MAX_TEXT) return null
  const text = plainDigits(input)
  const readings = numbersInText(text).map((digits) => readDigits(digits, {}))
  const areCodes = readings.every(({ kind }) => kind === 'code')
  return readings.length === 0 || (!areCodes && readings.length > 1) ? null : readings
}

const SEVERAL = /[\s,;、؛·•|/+&]+|(?<=\d)\s*(?:and|und|et|y|e|en|i|och|og|ve|и|和)\s+(?=\d)/gi
const BRACKETS = /^[\s[({<]+|[\s\])}>,;.]+$/g

/**
 * The codes of a list in order, whatever brackets, quotes, words and separators surround them; null if the text is not a list of
 * codes alone.
 */
export function readCodes(input: string, context: CodeContext = {}): CodeReading[] | null {
  const text = plainDigits(input)
    .replace(/\b(?:and|und|et|och|og|ve)\b|(?<=\s)[yei](?=\s)/gi, ',')
    .replace(/[[\](){}='"’‘“”„«»`´]/g, ' ')
    .replace(BRACKETS, '')
  const parts = text.split(SEVERAL).filter((part) => part !== undefined && part !== '')
  if (parts.length < 2) return null
  const readings: CodeReading[] = []
  for (const part of parts) {
    const reading = readCode(part, context)
    // Stops at the first word of a long text.
    if (reading?.kind !== 'code') return null
    readings.push(reading)
  }
  return readings
}
