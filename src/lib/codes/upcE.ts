/** UPC-E: eight digits that abbreviate the twelve of a UPC-A by omitting zeros (GS1 General Specifications, section 5.2.2.4). */
import { checkDigit } from '@/lib/gtin.ts'

/**
 * The UPC-A for the eight digits of a UPC-E: number system 0 or 1, six digits, check digit. Null if they are not a UPC-E, or if the
 * check digit is not that of the UPC-A.
 */
export function upcEToUpcA(digits: string): string | null {
  const [, system = '', six = '', check = ''] = /^([01])(\d{6})(\d)$/.exec(digits) ?? []
  if (system === '') return null
  const last = Number(six.charAt(5))
  const [a, b, c, d, e] = six
  const body =
    last <= 2
      ? `${system}${a}${b}${last}0000${c}${d}${e}`
      : last === 3
        ? `${system}${a}${b}${c}00000${d}${e}`
        : last === 4
          ? `${system}${a}${b}${c}${d}00000${e}`
          : `${system}${a}${b}${c}${d}${e}0000${last}`
  return String(checkDigit(body)) === check ? body + check : null
}
