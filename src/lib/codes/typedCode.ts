/** One code as a person types it, or as it stands in an address: what it is, or what is wrong with it. */
import { readGtin, type Gtin, type WrongCheckDigit } from '@/lib/gtin.ts'
import { readCode } from './readCode.ts'

export type TypedCode =
  | {
      kind: 'code'
      gtin: Gtin
      /** A sentence that says how the text was mended, or what the code is; null where it stands as it is. */
      note: string | null
      /** Another reading that is as good, such as the EAN-8 of a UPC-E or the unit of a case; null where there is none. */
      other: Gtin | null
    }
  | WrongCheckDigit
  /** `says` is one or two sentences; `near` a code that may be meant. */
  | { kind: 'not a code'; message: string; near: Gtin | null }

function gtinOf(code: string | null): Gtin | null {
  const reading = code === null ? null : readGtin(code)
  return reading?.kind === 'valid' ? reading.gtin : null
}

/** Reads a text as `readCode` does. '' is not a code. */
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
  const given = text.trim().slice(0, 40)
  return {
    kind: 'not a code',
    message: given === '' ? 'No code was given.' : `“${given}” isn’t an EAN or UPC.`,
    near: null,
  }
}

/**
 * The code of an address. One that is right stays as it is, because addresses are written with it: eight digits are an EAN-8
 * there, not a UPC-E.
 */
export function readCodeOfAddress(text: string): TypedCode {
  const gtin = gtinOf(text)
  return gtin ? { kind: 'code', gtin, note: null, other: null } : readTypedCode(text)
}
