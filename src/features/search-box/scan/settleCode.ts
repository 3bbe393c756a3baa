/** Decides when a code in successive frames is reliable, because a single frame is easily misread. */
import type { WrongCheckDigit } from '@/lib/gtin.ts'
import { scannedCode, type DecodedBarcode } from './scannedCode.ts'

type SettleLimits = {
  /** How many consecutive pictures must have the same code with a right check digit. */
  sure: number
  /** How many consecutive pictures must have the same code with a wrong check digit, which is usually a misreading. */
  surelyWrong: number
}

export const cameraLimits: SettleLimits = { sure: 2, surelyWrong: 4 }
export const photoLimits: SettleLimits = { sure: 1, surelyWrong: 1 }

type Settled =
  | { kind: 'found'; code: string }
  | { kind: 'wrong'; reading: WrongCheckDigit }
  | { kind: 'none' }

/**
 * Returns a function that receives the barcodes of one picture after the other; a code is found only once, whatever later
 * pictures show.
 */
export function createCodeSettler({
  sure,
  surelyWrong,
}: SettleLimits): (bars: readonly DecodedBarcode[]) => Settled {
  let last = ''
  let times = 0
  let isFound = false
  return (bars) => {
    if (isFound) return { kind: 'none' }
    const readings = bars.map(scannedCode).filter((reading) => reading !== null)
    const reading = readings.find(({ kind }) => kind === 'valid') ?? readings[0]
    // A picture without barcodes, for example a blurred one, doesn’t reset the count.
    if (!reading) return { kind: 'none' }
    const code = reading.kind === 'valid' ? reading.gtin.code : reading.code
    times = code === last ? times + 1 : 1
    last = code
    if (reading.kind === 'valid') {
      isFound = times >= sure
      return isFound ? { kind: 'found', code } : { kind: 'none' }
    }
    return times < surelyWrong ? { kind: 'none' } : { kind: 'wrong', reading }
  }
}
