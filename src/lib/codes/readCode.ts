/**
 * The one reader of codes: what people type, paste, scan and export as an EAN or UPC. Nothing is completed until a check digit
 * fits; where two readings are possible, both are offered.
 */
import { checkDigit, readGtin } from '../gtin.ts'
import { plainDigits } from '../text/plainDigits.ts'
import { gtinOfDigitalLink, gtinOfElements } from './gs1.ts'
import { isbn10ToEan } from './isbn.ts'
import { upcEToUpcA } from './upcE.ts'

export type CodeProblem =
  | 'wrong check digit'
  | 'digits lost'
  | 'too few digits'
  | 'too many digits'
  | 'letters'
  | 'nothing but zeros'

export type CodeReading =
  | {
      kind: 'code'
      /** 8, 12, 13 or 14 digits with a right check digit. */
      code: string
      /** A sentence that says what was done to read it, or what the code is; null where it stands as it is. */
      note: string | null
      /** Another reading that is as good; null where there is none. */
      other: string | null
    }
  | {
      kind: 'invalid'
      problem: CodeProblem
      /** One or two sentences. */
      says: string
      /** A text that would be read; null where none is near. */
      suggestion: string | null
      /** The digits alone, where nothing but the check digit is wrong. */
      digits?: string
    }

/** What the column of a code says about it. */
export type CodeContext = {
  /** Its heading says ISBN, or most of its cells are ISBN-10. */
  isIsbn?: boolean
  /** Most of its codes have lost the same zeros at their start. */
  restoresZeros?: boolean
}

const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
const LABEL =
  /^(?:(?:ean|gtin|upc|isbn|jan|code|barcode|bar code|strichcode)(?:[ _-]?(?:code|number|nr|no)\.?)?(?:[ _-]?(?:8|10|12|13|14|a))?)(?:\s*[:#=]\s*|\s+)(?=[\d(X'"=])/i
const ISBN_LABEL = /^isbn/i
/** A dash of any kind, as typesetters and word processors write it. */
const DASH = /[\p{Pd}\u2212\u00AD]/gu
const EXPONENT = /^(\d+)(?:[.,](\d+))?e\+?(\d{1,2})$/i
const GROUPED = /^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3}){1,4}$/
const DOTTED = /^\d+(?:\.\d+){2,}$/
const DECIMALS = /^(\d{7,})[.,]0{1,4}$/
/** A code, and behind it the two or five digits of a magazine's issue or a book's price. */
const ADD_ON = /^(\d{8}|\d{12,13})(?:\s*\+\s*|\s)(\d{2}|\d{5})$/
const JOINED_ADD_ON = /^(97[789]\d{10})(\d{2}|\d{5})$/
/** A code and a short number in another column, as PDF files and mails leave them. */
const WITH_NEIGHBOUR = /^(\d{12,14}|\d{8}(?=\s{2}))\s+([\d.,]{1,6})$/
/** Letters that are read or typed for digits. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  I: '1',
  L: '1',
  S: '5',
  B: '8',
}

const LENGTHS = [8, 12, 13, 14] as const
/** A shorter number with a right check digit is more likely a quantity than a code. */
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
  says: string,
  suggestion: string | null = null,
): CodeReading => ({ kind: 'invalid', problem, says, suggestion })

const digitsInWords = (count: number) => (count === 1 ? '1 digit' : `${count} digits`)
const zerosInWords = (count: number) =>
  count === 1 ? '1 leading zero was' : `${count} leading zeros were`

/** Characters of the longest text that is looked at as a code: a Digital Link may be as long as any URL. */
const MAX_TEXT = 2000

/**
 * Without what spreadsheets, programs and sentences put around a text: apostrophes, quotes, `="…"`, brackets, full stops.
 * A text that is too long for a code or a link only loses the blanks around it.
 */
export function cleanCell(given: string): string {
  if (given.length > MAX_TEXT) return given.trim()
  const text = plainDigits(given).replace(INVISIBLE, '').replace(/\s/g, ' ').trim()
  const inner = /^=?\s*"+(.*?)"+$/.exec(text)?.[1] ?? text
  return inner
    .replace(/^['"’‘‚“”„«»`´]+|['"’‘“”«»`´]+$/g, '')
    .replace(/^[[({<](?=\d[\d\s-]*[\])}>]?$)|(?<=^[[({<]?[\d\s-]+)[\])}>]$/g, '')
    .replace(/(?<=\d)[,;.。、，；]+$/, '')
    .trim()
}

/** `2.04981E+12`: what a spreadsheet makes of a long number. It is a code only where it has all the digits. */
function readExponent(text: string, context: CodeContext): CodeReading | null {
  const [, whole = '', decimals = '', exponent = ''] = EXPONENT.exec(text) ?? []
  if (whole === '') return null
  const digits = whole + decimals
  const wanted = whole.length + Number(exponent)
  if (digits.length === wanted || (digits.length < wanted && wanted - digits.length <= 0)) {
    const read = readDigits(digits, context)
    if (read.kind === 'code') {
      return { ...read, note: `Written as ${text}, with all its digits.` }
    }
  }
  const lost = Math.max(wanted - digits.length, 0)
  return invalid(
    'digits lost',
    lost === 0
      ? `${text} is how a spreadsheet writes a long number. The number is no EAN or UPC.`
      : `${text} is how a spreadsheet shortens a long number: ${lost} of ${wanted} digits are lost. Format the column as text and export it again.`,
  )
}

/** The code of one unit in a case whose GTIN-14 begins with an indicator from 1 to 8; null for every other code. */
export function unitOfCase(code: string): string | null {
  if (!/^[1-8]\d{13}$/.test(code)) return null
  const body = code.slice(1, 13)
  return body + String(checkDigit(body))
}

/** Codes that a shop gives to its own goods, with a price or a weight inside (GS1 prefixes 02, 04 and 20–29; UPC 2 and 4). */
export function isInStoreCode(code: string): boolean {
  const digits = code.padStart(13, '0').slice(-13)
  return code.length !== 8 && /^(?:0[24]|2)/.test(digits)
}

/** What a person should know of a valid code; null for an ordinary one. */
function noteOf(code: string): { note: string | null; other: string | null } {
  const unit = unitOfCase(code)
  if (unit === null) return { note: null, other: null }
  return { note: `This is the code of a case. The unit’s code is ${unit}.`, other: unit }
}

function readEight(digits: string): CodeReading | null {
  const upcA = upcEToUpcA(digits)
  if (upcA === null) return null
  const standsFor = `UPC-E: it stands for ${upcA}`
  return isValid(digits)
    ? found(upcA, `${standsFor}. It is right as an EAN-8, too.`, digits)
    : found(upcA, `${standsFor}.`)
}

/** Digits alone. */
function readDigits(digits: string, { isIsbn, restoresZeros }: CodeContext): CodeReading {
  if (/^0+$/.test(digits)) return invalid('nothing but zeros', `${digits} has nothing but zeros.`)
  const isbn = isIsbn ? isbn10ToEan(digits) : null
  if (isbn !== null) return found(isbn, `ISBN-10: it stands for ${isbn}.`)
  if (digits.length === 8) {
    const eight = readEight(digits)
    if (eight !== null) return eight
  }
  const reading = readGtin(digits)
  if (reading.kind === 'valid') return { kind: 'code', code: digits, ...noteOf(digits) }
  if (reading.kind === 'wrong check digit') {
    const { given, expected, corrected } = reading
    const says = `The check digit of ${digits} is ${given}; it should be ${expected}: ${corrected}.`
    return { kind: 'invalid', problem: 'wrong check digit', says, suggestion: corrected, digits }
  }
  const [, main = '', addOn = ''] = JOINED_ADD_ON.exec(digits) ?? []
  if (main !== '' && isValid(main)) return found(main, `The add-on ${addOn} is left out.`)
  const count = digitsInWords(digits.length)
  const longer = LENGTHS.find((length) => length > digits.length)
  if (longer === undefined) {
    const core = digits.replace(/^0+/, '').padStart(13, '0')
    if (core.length === 13 && isValid(core)) {
      return found(core, `${zerosInWords(digits.length - core.length)} left out.`)
    }
    return invalid('too many digits', `${count}: a code has 8, 12, 13 or 14.`)
  }
  const expected = checkDigit(digits.slice(0, -1) || '0')
  const fits = digits.length >= SHORTEST_RESTORED && expected === Number(digits.slice(-1))
  const restored = digits.padStart(longer, '0')
  // One zero is lost by every UPC in a spreadsheet; more of them are only believed where the whole column lost them.
  if (fits && (restoresZeros || digits.length === 11)) {
    const note = `${zerosInWords(longer - digits.length)} put back: ${restored}.`
    return found(restored, note)
  }
  if (fits) {
    return invalid(
      'too few digits',
      `${count}: a code has 8, 12, 13 or 14. With ${longer - digits.length === 1 ? 'a zero' : `${longer - digits.length} zeros`} before it, it would be ${restored}.`,
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

/** A code with an add-on, or with the short number of another column. */
function readWithMore(text: string): CodeReading | null {
  const [, code = '', addOn = ''] = ADD_ON.exec(text) ?? []
  const joined = text.replace(/\D/g, '')
  const isOneCode = LENGTHS.some((length) => length === joined.length) && isValid(joined)
  // Eight valid digits and five more may be the two groups of one EAN-13.
  if (code !== '' && isValid(code) && !(code.length === 8 && isOneCode)) {
    return found(code, `The add-on ${addOn} is left out.`)
  }
  const [, first = '', number = ''] = WITH_NEIGHBOUR.exec(text) ?? []
  return first !== '' && isValid(first)
    ? found(first, `“${number}” behind the code is left out.`)
    : null
}

/** Twelve to fourteen characters of which one or two are letters that look like digits. */
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
 * Reads a text as a code: EAN-8, UPC-A, EAN-13, GTIN-14, UPC-E, ISBN-10 and -13, GS1 element strings and Digital Links, with
 * whatever stands around it. Null where the text does not look like a code at all.
 */
export function readCode(given: string, context: CodeContext = {}): CodeReading | null {
  if (given.length > MAX_TEXT) return null
  const link = gtinOfDigitalLink(given.trim())
  if (link !== null) return found(link, `From a GS1 Digital Link: ${link}.`)
  const cleaned = cleanCell(given)
  const element = gtinOfElements(cleaned)
  if (element !== null) return found(element, `From a GS1 code: ${element}.`)
  const isIsbn = (context.isIsbn ?? false) || ISBN_LABEL.test(cleaned)
  const bare = cleanCell(cleaned.replace(LABEL, ''))
  const within = { ...context, isIsbn }
  const exponent = readExponent(bare, within)
  if (exponent) return exponent
  const undashed = bare.replace(DASH, '-')
  const plain = undashed.replace(/(?<=\d)\s*-\s*(?=[\dX])/gi, '')
  const isbn = isbn10ToEan(plain.replace(/\s/g, ''))
  if (isbn !== null && (isIsbn || /X$/i.test(plain) || /^\d[\d-]*-[\d-]*-[\dX]$/i.test(undashed))) {
    return found(isbn, `ISBN-10: it stands for ${isbn}.`)
  }
  const more = readWithMore(plain)
  if (more) return more
  const whole = plain.replace(DECIMALS, '$1')
  const joined =
    GROUPED.test(whole) || DOTTED.test(whole)
      ? whole.replace(/\D/g, '')
      : whole.replace(/(?<=\d) +(?=\d)/g, '')
  if (/^\d+$/.test(joined)) return readDigits(joined, within)
  return readLookAlikes(whole.replace(/\s/g, ''))
}

const SEVERAL = /[\s,;|/+&]+|(?<=\d)\s*(?:and|und|et|y|e|en|i|och|og|ve|и|和)\s+(?=\d)/gi
const BRACKETS = /^[\s[({<]+|[\s\])}>,;.]+$/g

/**
 * Several codes in one text, in their order, whatever brackets, quotes, words and separators stand around them; null where
 * the text is not a list of codes alone.
 */
export function readCodes(given: string, context: CodeContext = {}): CodeReading[] | null {
  const text = plainDigits(given)
    .replace(/\b(?:and|und|et|och|og|ve)\b|(?<=\s)[yei](?=\s)/gi, ',')
    .replace(/[\[\](){}='"’‘“”„«»`´]/g, ' ')
    .replace(BRACKETS, '')
  const parts = text.split(SEVERAL).filter((part) => part !== undefined && part !== '')
  if (parts.length < 2) return null
  const readings: CodeReading[] = []
  for (const part of parts) {
    const reading = readCode(part, context)
    // A long text of words is left at its first word.
    if (reading?.kind !== 'code') return null
    readings.push(reading)
  }
  return readings
}
