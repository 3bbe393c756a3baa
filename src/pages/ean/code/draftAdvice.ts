/** What is said of a code while it is being typed. */
import { readGtin, type WrongCheckDigit } from '../../../lib/gtin.ts'
import { capital } from '../../../lib/text/capital.ts'

export type DraftAdvice =
  | { kind: 'empty' }
  | { kind: 'typing'; hint: string }
  | { kind: 'valid'; code: string; hint: string }
  | { kind: 'wrong check digit'; reading: WrongCheckDigit; hint: string }
  | { kind: 'not a code'; problem: string }

const LENGTHS = [8, 12, 13, 14]

function next(digits: number): number {
  return LENGTHS.find((length) => length > digits) ?? 0
}

/**
 * Too few digits are no mistake while the rest may still come; letters and too many digits are one at once. A code of 8
 * or 12 digits with a wrong check digit may be the beginning of a longer one, which the hint says.
 */
export function draftAdvice(text: string, isDone: boolean): DraftAdvice {
  if (text.trim() === '') return { kind: 'empty' }
  const reading = readGtin(text)
  if (reading.kind === 'valid') {
    const { code, format, checkDigit } = reading.gtin
    return { kind: 'valid', code, hint: `${format}, check digit ${checkDigit} valid` }
  }
  if (reading.kind === 'wrong check digit') {
    const hint = `As an ${reading.format} its check digit is ${reading.given}, should be ${reading.expected}`
    return { kind: 'wrong check digit', reading, hint }
  }
  const digits = text.replace(/\D/g, '').length
  const isPartial = /^[\d\s-]+$/.test(text) && digits < 14
  if (isPartial && !isDone) {
    return { kind: 'typing', hint: `${digits} digits so far; ${next(digits)} make a code` }
  }
  const { reason } = reading
  return { kind: 'not a code', problem: capital(reason) }
}
