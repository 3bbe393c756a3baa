/** EAN, UPC and GTIN codes: check digits, parsing, and other ways to write the same item. */
import { plural } from '@/lib/text/plural.ts'

export type GtinFormat = 'EAN-8' | 'UPC-A' | 'EAN-13' | 'GTIN-14'
export type Gtin = { code: string; format: GtinFormat; checkDigit: number }
export type WrongCheckDigit = {
  kind: 'wrong check digit'
  code: string
  format: GtinFormat
  actual: number
  expected: number
  /** The same code with the expected check digit. */
  corrected: string
}
export type GtinReading =
  | { kind: 'valid'; gtin: Gtin }
  | WrongCheckDigit
  | { kind: 'not a code'; reason: string }

const LENGTHS = [8, 12, 13, 14] as const
const LONGEST = 14
const DIGITS = /^[0-9]+$/

function formatOf(length: number): GtinFormat | null {
  switch (length) {
    case 8:
      return 'EAN-8'
    case 12:
      return 'UPC-A'
    case 13:
      return 'EAN-13'
    case 14:
      return 'GTIN-14'
    default:
      return null
  }
}

/** The GS1 check digit for the digits before it. Throws a RangeError for anything but digits 0–9. */
export function checkDigit(body: string): number {
  if (!DIGITS.test(body)) throw new RangeError('A check digit needs a body of digits')
  let sum = 0
  for (let i = 0; i < body.length; i += 1) {
    // Weights count from the right, so leading zeros don’t matter.
    sum += Number(body.charAt(body.length - 1 - i)) * (i % 2 === 0 ? 3 : 1)
  }
  return (10 - (sum % 10)) % 10
}

function isValid(code: string): boolean {
  return checkDigit(code.slice(0, -1)) === Number(code.slice(-1))
}

function notACode(reason: string): GtinReading {
  return { kind: 'not a code', reason }
}

/**
 * Parses a typed or scanned code. Spaces and hyphens may be around and between the digits; only ASCII digits count, and leading
 * zeros stay.
 */
export function readGtin(text: string): GtinReading {
  const code = text.trim().replace(/(?<=[0-9])[\s-]+(?=[0-9])/g, '')
  if (code === '') return notACode('no code was given')
  if (!DIGITS.test(code)) return notACode('a code has only the digits 0 to 9')
  const format = formatOf(code.length)
  if (format === null) {
    const digits = plural(code.length, 'digit')
    return notACode(`${digits}: a code has 8, 12, 13 or 14`)
  }
  const body = code.slice(0, -1)
  const actual = Number(code.slice(-1))
  const expected = checkDigit(body)
  if (actual === expected) return { kind: 'valid', gtin: { code, format, checkDigit: actual } }
  return { kind: 'wrong check digit', code, format, actual, expected, corrected: body + expected }
}

/**
 * The other forms of a code with 8, 12, 13 and 14 digits, the nearest in length first. Only leading zeros differ, so the check
 * digit is valid in all of them. The form `code` is left out; an invalid code has no forms.
 */
export function gtinForms(code: string): string[] {
  if (!DIGITS.test(code)) return []
  const core = code.replace(/^0+/, '')
  return LENGTHS.filter((length) => length !== code.length && length >= core.length)
    .toSorted((a, b) => Math.abs(a - code.length) - Math.abs(b - code.length))
    .map((length) => core.padStart(length, '0'))
}

/** The key of a code, the same for all its lengths, which differ only in leading zeros. */
export function codeKey(code: string): string {
  return code.padStart(LONGEST, '0')
}

/**
 * Valid codes that are one typing error away: first two neighbouring digits swapped (the more frequent error), then one digit
 * changed, from left to right. The code itself is left out.
 */
export function oneDigitNeighbours(code: string): string[] {
  if (!DIGITS.test(code) || formatOf(code.length) === null) return []
  const found = new Set<string>()
  for (let i = 0; i + 1 < code.length; i += 1) {
    const swapped = code.slice(0, i) + code.charAt(i + 1) + code.charAt(i) + code.slice(i + 2)
    if (isValid(swapped)) found.add(swapped)
  }
  for (let i = 0; i < code.length; i += 1) {
    for (let digit = 0; digit <= 9; digit += 1) {
      const changed = code.slice(0, i) + digit + code.slice(i + 1)
      if (isValid(changed)) found.add(changed)
    }
  }
  found.delete(code)
  return [...found]
}
