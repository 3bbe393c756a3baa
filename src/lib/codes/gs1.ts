/**
 * Codes inside other codes: GS1 element strings and symbology identifiers (GS1 General Specifications, sections 5.1.3 and
 * 7.8) and GS1 Digital Links (GS1 Digital Link URI Syntax, section 3.4).
 */
import { readGtin } from '@/lib/gtin.ts'

const isValid = (code: string) => readGtin(code).kind === 'valid'

/**
 * The symbology identifier that a scanner writes before a code: `]C1`, `]d2`, `]Q3` and `]e0` precede element strings, `]E0` and
 * `]E4` an EAN.
 */
const SYMBOLOGY = /^\][A-Za-z]\d/

/** Scanners separate the elements by FNC1, which they send as the control character GS or as one of these signs. */
const SEPARATOR = new RegExp(`[${String.fromCharCode(29)}|~]`)

/**
 * The code without the leading zero of a GTIN-14, which is then an EAN-13 (or, with more zeros, a UPC-A); other codes are
 * unchanged.
 */
const withoutIndicator = (code: string) => (code.startsWith('0') ? code.slice(1) : code)

/** The lengths of elements that may follow the GTIN in a string without brackets, by application identifier. */
const FIXED: Readonly<Record<string, number>> = {
  '00': 18,
  '02': 14,
  '11': 6,
  '12': 6,
  '13': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '20': 2,
}
/** Application identifiers of elements with a variable length, which extend to a separator or the end. */
const VARIABLE =
  /^(?:10|21|22|235|240|241|242|250|251|30|37|3[1-6]\d{2}|39[0-5]\d|400|41\d|42\d|8\d{3}|9\d)/

function areElements(rest: string): boolean {
  if (rest === '') return true
  const length = FIXED[rest.slice(0, 2)]
  if (length !== undefined) {
    const value = rest.slice(2, 2 + length)
    return value.length === length && /^\d+$/.test(value) && areElements(rest.slice(2 + length))
  }
  if (!VARIABLE.test(rest)) return false
  const end = rest.search(SEPARATOR)
  return end < 0 || areElements(rest.slice(end + 1))
}

/** The GTIN of an element string, with or without brackets; null for any other text. */
export function gtinOfElements(input: string): string | null {
  const symbology = SYMBOLOGY.exec(input)?.[0] ?? ''
  const text = input.slice(symbology.length).trim()
  const bracketed = /^\(0[12]\)\s*(\d{14})(?:\s*\(\d{2,4}\)|\s*$)/.exec(text)?.[1]
  if (bracketed !== undefined) return isValid(bracketed) ? withoutIndicator(bracketed) : null
  if (symbology !== '' && /^\d+$/.test(text) && isValid(text)) return text
  const [, code = '', rest = ''] = /^01(\d{14})(.*)$/.exec(text) ?? []
  if (code === '' || !isValid(code)) return null
  // Sixteen digits alone can be anything; they are an element string only with a scanner’s symbology identifier.
  if (rest === '' && symbology === '') return null
  return areElements(rest) ? withoutIndicator(code) : null
}

const KEY_QUALIFIERS = /^(?:01|gtin|10|lot|21|ser|22|cpv|235|17|exp|8\d{3}|9\d|24\d|25\d)$/i

/** The GTIN of a GS1 Digital Link on any host; null for any other URL. */
export function gtinOfDigitalLink(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const parts = new URL(text).pathname.split('/').filter((part) => part !== '')
  const at = parts.findIndex((part) => /^(?:01|gtin)$/i.test(part))
  const code = parts[at + 1] ?? ''
  if (at < 0 || !/^\d{8,14}$/.test(code) || !isValid(code)) return null
  // After the GTIN, keys and values alternate; anything else is an ordinary shop path.
  const keys = parts.slice(at + 2).filter((_, index) => index % 2 === 0)
  if (!keys.every((key) => KEY_QUALIFIERS.test(key))) return null
  return code.length === 14 ? withoutIndicator(code) : code
}
