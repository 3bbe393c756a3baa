import { expect, it } from 'vitest'
import { readEntry } from '@/domain/codes/readEntry.ts'
import { readCode, readCodes } from './readCode.ts'

const MILLION = 1_000_000

it.each(['9', '9-', ' 9', 'x ', '""x', '-', '٣'])(
  'a million characters of %j are rejected as a code within five seconds',
  (part) => {
    const text = part.repeat(MILLION / part.length)
    const since = performance.now()
    expect(readCode(text)).toBeNull()
    expect(readCodes(text)).toBeNull()
    expect(readEntry(text).kind).toBe('invalid')
    // Looking back from each character would take minutes.
    expect(performance.now() - since).toBeLessThan(5000)
  },
)
