/** Converts the barcodes in a picture to a code of this app. */
import { readGtin, type GtinReading } from '@/lib/gtin.ts'

/** A decoder’s result: the digits, and whether they are ITF bars. */
export type DecodedBarcode = { digits: string; isItf: boolean }

/**
 * The reading of one barcode; null if it isn’t a product code. Decoders report a UPC-A as an EAN-13 with a leading zero, which
 * isn’t printed. ITF bars carry a product code only with 14 digits, because a shorter run may be a part of it. The digits are
 * not read as typed text (`typedCode.ts`), because the kind of bars identifies them: eight digits are an EAN-8 here, never a
 * UPC-E.
 */
export function scannedCode({
  digits,
  isItf,
}: DecodedBarcode): Exclude<GtinReading, { kind: 'not a code' }> | null {
  if (isItf && digits.length !== 14) return null
  const isUpc = !isItf && digits.length === 13 && digits.startsWith('0')
  const reading = readGtin(isUpc ? digits.slice(1) : digits)
  return reading.kind === 'not a code' ? null : reading
}
