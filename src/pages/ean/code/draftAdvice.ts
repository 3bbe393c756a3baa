/** Computes the hint about a code while it is typed. */
import { readTypedCode } from '@/lib/codes/typedCode.ts'
import type { WrongCheckDigit } from '@/lib/gtin.ts'
import { plainDigits } from '@/lib/text/plainDigits.ts'
import { plural } from '@/lib/text/plural.ts'

/** A code that is offered beside the typed text; `is` names its type. */
type OfferedCode = { code: string; is: string }

export type DraftAdvice =
  | { kind: 'empty' }
  | { kind: 'typing'; hint: string }
  /** A valid code; `other` is a second, equally good reading of the text. */
  | { kind: 'valid'; code: string; hint: string; other: OfferedCode | null }
  | { kind: 'wrong check digit'; reading: WrongCheckDigit; hint: string }
  /** Not a code; `near` is a code that was probably meant. */
  | { kind: 'not a code'; problem: string; near: OfferedCode | null }

const LENGTHS = [8, 12, 13, 14]
const MAX_LENGTH = 14
const BETWEEN_DIGITS = /[\s\p{Pd}\u2212]/gu

function nextLength(digits: number): number {
  return LENGTHS.find((length) => length > digits) ?? 0
}

/** Whether the text may be the beginning of a code. */
function isBeginning(text: string): boolean {
  const digits = plainDigits(text).replace(BETWEEN_DIGITS, '')
  return /^\d+$/.test(digits) && digits.length < MAX_LENGTH
}

/**
 * The hint about the typed text. Too few digits are no error while more may follow; letters and too many digits are errors at
 * once. 8 or 12 digits with a wrong check digit may be the start of a longer code, which the hint mentions.
 */
export function draftAdvice(text: string, isDone: boolean): DraftAdvice {
  if (text.trim() === '') return { kind: 'empty' }
  const reading = readTypedCode(text)
  switch (reading.kind) {
    case 'code': {
      const { gtin, note, other } = reading
      const hint = note ?? `${gtin.format}, check digit ${gtin.checkDigit} valid`
      const offered = other && { code: other.code, is: other.format }
      return { kind: 'valid', code: gtin.code, hint, other: offered }
    }
    case 'wrong check digit': {
      const hint = `As an ${reading.format} its check digit is ${reading.actual}, should be ${reading.expected}`
      return { kind: 'wrong check digit', reading, hint }
    }
    case 'not a code': {
      if (isBeginning(text) && !isDone) {
        const digits = plainDigits(text).replace(BETWEEN_DIGITS, '').length
        const count = plural(digits, 'digit')
        return { kind: 'typing', hint: `${count} so far; ${nextLength(digits)} make a code` }
      }
      const { message, near } = reading
      return {
        kind: 'not a code',
        problem: message,
        near: near && { code: near.code, is: near.format },
      }
    }
  }
}
