/** What the bars in a picture say, as a code of this app. */
import { readGtin, type GtinReading } from '@/lib/gtin.ts'

/** What a decoder saw: the digits, and the kind of bars where it matters. */
export type Bars = { digits: string; isItf: boolean }

/**
 * The reading of one barcode; null where its bars are of no product. Readers report a UPC-A as an EAN-13 with a zero in
 * front, which is not what is printed; and bars of the ITF kind carry a code only with fourteen digits, any shorter run
 * of them may be a part of the same bars. The kind of bars says what the digits are, so they are not read as typed text
 * (`typedCode.ts`): eight digits are an EAN-8 here, never a UPC-E.
 */
export function scannedCode({
  digits,
  isItf,
}: Bars): Exclude<GtinReading, { kind: 'not a code' }> | null {
  if (isItf && digits.length !== 14) return null
  const isUpc = !isItf && digits.length === 13 && digits.startsWith('0')
  const reading = readGtin(isUpc ? digits.slice(1) : digits)
  return reading.kind === 'not a code' ? null : reading
}
