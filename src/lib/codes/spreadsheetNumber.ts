/** Reads codes that a spreadsheet formatted as numbers: with an exponent, decimals or thousands separators. */
import type { CodeReading } from './codeReading.ts'

const EXPONENT = /^(\d+)(?:[.,](\d+))?e\+?(\d{1,3})$/i
const GROUPED = /^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3}){1,4}$/
const DOTTED = /^\d+(?:\.\d+){2,}$/
const DECIMALS = /^(\d{7,})[.,]0{1,4}$/

/**
 * Reads a long number as spreadsheets show it: `2.04981E+12`. It is a code only if no digit is missing. Null if the text is not
 * such a number. `readDigits` reads a text of digits.
 */
export function readExponent(
  text: string,
  readDigits: (digits: string) => CodeReading,
): CodeReading | null {
  const [, whole = '', decimals = '', exponent = ''] = EXPONENT.exec(text) ?? []
  if (whole === '') return null
  const wanted = whole.length + Number(exponent)
  // Some programs pad with zeros: 4.00638133393100E+12.
  const zeros = Math.max(0, whole.length + decimals.length - wanted)
  const digits = /^0*$/.test(decimals.slice(decimals.length - zeros))
    ? whole + decimals.slice(0, decimals.length - zeros)
    : whole + decimals
  if (digits.length === wanted) {
    const read = readDigits(digits)
    if (read.kind === 'code') return { ...read, note: `Written as ${text}, with all its digits.` }
  }
  const lost = Math.max(wanted - digits.length, 0)
  return {
    kind: 'invalid',
    problem: 'digits lost',
    message:
      lost === 0
        ? `${text} is how a spreadsheet writes a long number. The number is no EAN or UPC.`
        : `${text} is how a spreadsheet shortens a long number: ${lost} of ${wanted} digits are lost. Format the column as text and export it again.`,
    suggestion: null,
  }
}

/** Whether a text is a whole number with decimals, such as `4006381333931.0`. */
export const isWholeNumber = (text: string): boolean => DECIMALS.test(text)

/** Removes decimals and thousands separators that a spreadsheet adds, and spaces between digits. */
export function withoutFormat(text: string): string {
  const whole = text.replace(DECIMALS, '$1')
  return GROUPED.test(whole) || DOTTED.test(whole)
    ? whole.replace(/\D/g, '')
    : whole.replace(/(?<=\d) +(?=\d)/g, '')
}
