import { describe, expect, it } from 'vitest'
import { whyNotOffered } from './offerDates.ts'

const at = (time: string) => Date.parse(time)
const GOOGLE = '2026-02-24T11:07+0100/2026-02-28T23:07+0100'

describe('an offer price that states when it holds', () => {
  it('holds from the first moment to the last, in the zone that is stated', () => {
    expect(whyNotOffered(GOOGLE, at('2026-02-24T10:06:59Z'))).toEqual({
      says: 'the offer price holds from 2026-02-24 on only',
      isLeftOut: true,
    })
    expect(whyNotOffered(GOOGLE, at('2026-02-24T10:07:00Z'))).toBeNull()
    expect(whyNotOffered(GOOGLE, at('2026-02-28T22:07:00Z'))).toBeNull()
    expect(whyNotOffered(GOOGLE, at('2026-02-28T22:07:01Z'))).toEqual({
      says: 'the offer price held until 2026-02-28 only',
      isLeftOut: true,
    })
  })

  it('is read with other zones, with seconds, with blanks, and as days alone', () => {
    const cases = [
      '2026-02-24T00:00Z/2026-02-28T00:00Z',
      '2026-02-24T00:00:00-08:00 / 2026-02-28T00:00:00-08:00',
      '2026-02-24T00:00+05/2026-02-28T00:00+05',
      '2026-02-24 00:00/2026-02-28 00:00',
      '2026-02-20/2026-02-26',
    ]
    for (const each of cases) expect(whyNotOffered(each, at('2026-02-26T21:00:00Z'))).toBeNull()
    expect(whyNotOffered('2026-02-20/2026-02-26', at('2026-02-27T00:00:00Z'))?.isLeftOut).toBe(true)
  })

  it('is taken where nothing is stated, and with a word where that can’t be read', () => {
    expect(whyNotOffered(' ', 0)).toBeNull()
    const wrong = ['soon', '2026-02-24', '2026-02-28/2026-02-24', '2026-13-01/2026-14-01', '1/2/3']
    for (const each of wrong) {
      expect(whyNotOffered(each, 0)).toMatchObject({ isLeftOut: false })
      expect(whyNotOffered(each, 0)?.says).toContain(each)
    }
  })
})
