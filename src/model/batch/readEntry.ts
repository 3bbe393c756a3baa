/** One cell of a batch's input: what it asks for, or why it cannot be asked. */
import { isProductId, productIdProblem } from '../../catalog/productId.ts'
import { readMerchantUrl } from '../../catalog/urlForms.ts'
import { checkDigit, readGtin } from '../../lib/gtin.ts'

export type EntryKind = 'ean' | 'url' | 'id' | 'title'
type InvalidReason =
  | 'empty'
  | 'wrong check digit'
  | 'digits lost'
  | 'too few digits'
  | 'too many digits'
  | 'several'
  | 'not a url'
  | 'not an id'
  | 'not a title'
  | 'unknown'
export type Entry =
  /** `note` says, as a sentence, what had to be done to read the code. */
  | { kind: 'ean'; code: string; note: string | null }
  | { kind: 'url'; url: string }
  | { kind: 'id'; id: string }
  /** A name, and beside it brand and size where they have columns of their own. */
  | { kind: 'title'; title: string }
  /** `says` is a sentence; `suggestion` a text that would be read. */
  | { kind: 'invalid'; reason: InvalidReason; says: string; suggestion: string | null }

type Invalid = Extract<Entry, { kind: 'invalid' }>

const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g
const LABEL = /^(?:ean|gtin|upc|isbn)(?:[- ]?(?:8|12|13|14|a))?(?:\s*[:#]\s*|\s+)(?=\d)/i
/** What tells an id of any form from other texts. */
const ID_LABEL = /^(?:product ?)?id\s*[:#]\s*(?=\S)/i
const EXPONENT = /^(\d+)(?:[.,](\d+))?e\+?(\d{1,2})$/i
const GROUPED = /^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3}){1,3}$/
const DECIMALS = /^(\d{7,})[.,]0{1,4}$/

function invalid(reason: InvalidReason, says: string, suggestion: string | null = null): Invalid {
  return { kind: 'invalid', reason, says, suggestion }
}

/** A text as it is quoted in a sentence. */
function quoted(text: string): string {
  const characters = Array.from(text)
  return `“${characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : text}”`
}

/** Without what spreadsheets put around a text: apostrophes, quotes, `="…"`, invisible and unusual spaces. */
function cleanCell(text: string): string {
  const plain = text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
  const inner = /^=?"(.*)"$/.exec(plain)?.[1] ?? plain
  return inner.replace(/^['’‘`´]+/, '').trim()
}

/** `2.04981E+12`: what a spreadsheet makes of a long number. Only with every digit in it is it still a code. */
function readExponent(text: string): Entry | null {
  const [, whole = '', decimals = '', exponent = ''] = EXPONENT.exec(text) ?? []
  if (whole === '') return null
  const digits = whole + decimals
  const wanted = whole.length + Number(exponent)
  if (digits.length === wanted) {
    const read = readDigits(digits)
    if (read.kind === 'ean') return { ...read, note: `Written as ${text}, with all its digits.` }
  }
  const lost = Math.max(wanted - digits.length, 0)
  return invalid(
    'digits lost',
    lost === 0
      ? `${text} is how a spreadsheet writes a long number; what it stands for is no code.`
      : `${text} is how a spreadsheet shortens a long number: ${lost} of ${wanted} digits are lost. Format the column as text and copy it again.`,
  )
}

function zeros(count: number): string {
  return count === 1 ? '1 leading zero' : `${count} leading zeros`
}

/** Below this length a number with a right check digit is more likely a quantity than a code. */
const SHORTEST = 7
const LENGTHS = [8, 12, 13, 14] as const

/** Digits alone; zeros come or go only where the check digit proves the code that they make. */
function readDigits(digits: string): Entry {
  if (/^0+$/.test(digits)) return invalid('unknown', `${quoted(digits)} holds nothing but zeros.`)
  const reading = readGtin(digits)
  if (reading.kind === 'valid') return { kind: 'ean', code: digits, note: null }
  if (reading.kind === 'wrong check digit') {
    const { given, expected, corrected } = reading
    return invalid(
      'wrong check digit',
      `The check digit of ${digits} is ${given}; it should be ${expected}: ${corrected}.`,
      corrected,
    )
  }
  const count = digits.length === 1 ? '1 digit' : `${digits.length} digits`
  const longer = LENGTHS.find((length) => length > digits.length)
  if (longer === undefined) {
    const core = digits.replace(/^0+/, '').padStart(13, '0')
    const added = digits.length - core.length
    if (readGtin(core).kind === 'valid') {
      return { kind: 'ean', code: core, note: `Read without ${zeros(added)}.` }
    }
    return invalid('too many digits', `${count}: a code has 8, 12, 13 or 14.`)
  }
  const expected = checkDigit(digits.slice(0, -1) || '0')
  if (digits.length >= SHORTEST && expected === Number(digits.slice(-1))) {
    const note = `${zeros(longer - digits.length)} restored; the check digit is right.`
    return { kind: 'ean', code: digits.padStart(longer, '0'), note }
  }
  return invalid(
    'too few digits',
    digits.length < SHORTEST
      ? `${count}: a code has 8, 12, 13 or 14.`
      : `${count}: a code has 8, 12, 13 or 14. Zeros lost at its start do not explain it: its check digit would be ${expected}, not ${digits.slice(-1)}.`,
  )
}

/** Null where the text does not look like a code at all. */
function readCode(text: string): Entry | null {
  const bare = text.replace(LABEL, '')
  const exponent = readExponent(bare)
  if (exponent) return exponent
  const whole = bare.replace(DECIMALS, '$1')
  const joined = GROUPED.test(whole)
    ? whole.replace(/\D/g, '')
    : whole.replace(/(?<=\d)[ -]+(?=\d)/g, '')
  return /^\d+$/.test(joined) ? readDigits(joined) : null
}

function readUrl(text: string): Entry {
  const url = readMerchantUrl(text)
  if (url.kind === 'url') return { kind: 'url', url: url.url }
  return invalid('not a url', url.reason, url.suggestion)
}

function readId(text: string): Entry {
  const problem = productIdProblem(text)
  return problem === null ? { kind: 'id', id: text } : invalid('not an id', problem)
}

function readTitle(text: string): Entry {
  return /\p{L}{2}/u.test(text)
    ? { kind: 'title', title: text }
    : invalid('not a title', `${quoted(text)} holds no word to look for.`)
}

function looksLikeUrl(text: string): boolean {
  if (/^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(text)) return true
  const url = readMerchantUrl(text)
  return url.kind === 'url' || url.suggestion !== null
}

function unknown(text: string): Invalid {
  if (/^[0-9a-f]{24,40}$/i.test(text)) {
    return invalid('not an id', `A product id has 32 hexadecimal digits; this has ${text.length}.`)
  }
  return invalid('unknown', `${quoted(text)} is no code, URL or product id.`)
}

/** Several codes in one cell, each of which could be asked; null where it is not so. */
export function severalIn(text: string, as: EntryKind | 'auto' = 'auto'): string[] | null {
  if (as === 'title') return null
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '')
  if (parts.length < 2) return null
  return parts.every((part) => readOne(cleanCell(part), as).kind !== 'invalid') ? parts : null
}

function readOne(text: string, as: EntryKind | 'auto'): Entry {
  if (as === 'id') return readId(text.replace(ID_LABEL, ''))
  if (as === 'url') return readUrl(text)
  if (as === 'title') return readTitle(text)
  if (as === 'auto' && isProductId(text)) return { kind: 'id', id: text }
  if (as === 'auto' && ID_LABEL.test(text)) return readId(text.replace(ID_LABEL, ''))
  if (as === 'auto' && looksLikeUrl(text)) return readUrl(text)
  const code = readCode(text)
  if (code) return code
  return as === 'auto'
    ? unknown(text)
    : invalid('unknown', `${quoted(text)} is no code: a code holds the digits 0 to 9 only.`)
}

/** Reads a cell as whatever it looks like, or as the one kind that the reader of the page has chosen. */
export function readEntry(cell: string, as: EntryKind | 'auto' = 'auto'): Entry {
  const text = cleanCell(cell)
  if (text === '') {
    return invalid('empty', `This row has no ${as === 'title' ? 'title' : 'code'}.`)
  }
  const entry = readOne(text, as)
  if (entry.kind !== 'invalid' || as === 'id') return entry
  const several = severalIn(text, as)
  if (!several) return entry
  return invalid('several', `${several.length} codes in one cell; put each on a row of its own.`)
}
