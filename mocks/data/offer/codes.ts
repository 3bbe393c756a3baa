/**
 * EAN-13 and UPC-A codes from which the article can be read back. They start with 2 or 4, which the standard reserves for codes
 * inside a shop, so that no real product has one.
 */
import { capacity } from '../numbers/layout.ts'
import { scramble, type Scramble } from '../numbers/scramble.ts'

/** A merchant's form of a code: plain, with a UPC's leading zero, or as a GTIN-14. */
export type CodeForm = 'plain' | '13 digits' | '14 digits'

export type Codes = {
  /** `variant` is 0–99. */
  ean: (start: number, variant: number) => string
  upc: (start: number, variant: number) => string
  /** The article number in a code of any length, or null; does not check that the article exists. */
  startOf: (code: string) => number | null
}

export const defaultSeed = 20_261_118

export function codesOf(seed: number): Codes {
  const shift = (seed ^ defaultSeed) >>> 0
  const eans = scramble(999_999_937, 716_225_309, (49_811_763 + shift) % 999_999_937)
  const upcs = scramble(99_999_989, 61_803_399, (7_331_204 + shift) % 99_999_989)
  return {
    ean: (start, variant) => complete(body('2', eans, 9, start, variant)),
    upc: (start, variant) => complete(body('4', upcs, 8, start, variant)),
    startOf: (code) => {
      if (!/^\d{12,14}$/.test(code)) return null
      const digits = code.replace(/^0+/, '')
      if (!hasRightCheckDigit(digits)) return null
      if (/^2\d{12}$/.test(digits)) return known(eans.back(Number(digits.slice(1, 10))))
      if (/^4\d{11}$/.test(digits)) return known(upcs.back(Number(digits.slice(1, 9))))
      return null
    },
  }
}

/** The code in this form. */
export function inForm(code: string, form: CodeForm): string {
  if (form === 'plain') return code
  return code.padStart(form === '13 digits' ? 13 : 14, '0')
}

export function checkDigitOf(digits: string): number {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const weight = (digits.length - index) % 2 === 1 ? 3 : 1
    sum += weight * Number(digits[index])
  }
  return (10 - (sum % 10)) % 10
}

export function hasRightCheckDigit(code: string): boolean {
  return checkDigitOf(code.slice(0, -1)) === Number(code.at(-1))
}

function body(
  prefix: string,
  by: Scramble,
  digits: number,
  start: number,
  variant: number,
): string {
  return prefix + String(by.forward(start)).padStart(digits, '0') + String(variant).padStart(2, '0')
}

function complete(digits: string): string {
  return digits + String(checkDigitOf(digits))
}

function known(start: number): number | null {
  return start < capacity ? start : null
}
