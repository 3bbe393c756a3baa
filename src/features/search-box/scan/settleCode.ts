/** When what a camera reads, picture after picture, is believed: one picture alone is easily misread. */
import type { WrongCheckDigit } from '@/lib/gtin.ts'
import { scannedCode, type Bars } from './scannedCode.ts'

type Patience = {
  /** So many pictures in a row have to say the same. */
  sure: number
  /** A wrong check digit is mostly a misreading, and told only when it stays for so many. */
  surelyWrong: number
}

export const ofCamera: Patience = { sure: 2, surelyWrong: 4 }
export const ofPhoto: Patience = { sure: 1, surelyWrong: 1 }

type Settled =
  | { kind: 'found'; code: string }
  | { kind: 'wrong'; reading: WrongCheckDigit }
  | { kind: 'none' }

/** Takes the bars of one picture after the other; a code is found once, whatever the pictures after it hold. */
export function settleCode({ sure, surelyWrong }: Patience): (bars: readonly Bars[]) => Settled {
  let last = ''
  let times = 0
  let isFound = false
  return (bars) => {
    if (isFound) return { kind: 'none' }
    const readings = bars.map(scannedCode).filter((reading) => reading !== null)
    const reading = readings.find(({ kind }) => kind === 'valid') ?? readings[0]
    // A picture without bars is a hand that shook: what was read before still counts.
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
