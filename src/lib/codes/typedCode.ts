/** Reads one code as typed or from a URL: what it is, or what is wrong with it. */
import { readGtin, type Gtin, type WrongCheckDigit } from '@/lib/gtin.ts'
import { readCode } from './readCode.ts'

export type TypedCode =
  | {
      kind: 'code'
      gtin: Gtin
      /** A sentence that explains how the text was corrected or what the code is; null if the text is the code itself. */
      note: string | null
      /** Another equally likely reading, such as the EAN-8 for a UPC-E or the unit of a case; null without one. */
      other: Gtin | null
    }
  | WrongCheckDigit
  /** `message` is one or two sentences for the user; `near` is a code that may be meant. */
  | { kind: 'not a code'; message: string; near: Gtin | null }

function gtinOf(code: string | null): Gtin | null {
  const reading = code === null ? null : readGtin(code)
  return reading?.kind === 'valid' ? reading.gtin : null
}

/** Reads a typed text with `readCode`; an empty text is not a code. */
export function readTypedCode(text: string): TypedCode {
  const reading = readCode(text)
  if (reading?.kind === 'code') {
    const gtin = gtinOf(reading.code)
    if (gtin) return { kind: 'code', gtin, note: reading.note, other: gtinOf(reading.other) }
  }
  if (reading?.kind === 'invalid') {
    const { digits, message, suggestion } = reading
    const wrong = digits === undefined ? null : readGtin(digits)
    if (wrong?.kind === 'wrong check digit') return wrong
    return { kind: 'not a code', message, near: gtinOf(suggestion) }
  }
  const excerpt = text.trim().slice(0, 40)
  return {
    kind: 'not a code',
    message: excerpt === '' ? 'No code was given.' : `“${excerpt}” isn’t an EAN or UPC.`,
    near: null,
  }
}

/**
 * Reads the code of a URL. A valid code stays unchanged, because the app writes it into URLs: there, eight digits are an EAN-8, not
 * a UPC-E.
 */
export function readCodeOfAddress(text: string): TypedCode {
  const gtin = gtinOf(text)
  return gtin ? { kind: 'code', gtin, note: null, other: null } : readTypedCode(text)
}
