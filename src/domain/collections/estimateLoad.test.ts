import { describe, expect, it } from 'vitest'
import { defaultLoadSettings } from './collection.ts'
import { estimateLoad } from './estimateLoad.ts'

const search = { kind: 'search' } as const

describe('the estimate for a load', () => {
  it.each([
    [4213, 100, 4213, 43, false],
    [100, 100, 100, 1, false],
    [0, 100, 0, 1, false],
    [50_000, 100, 50_000, 500, false],
    [60_213, 100, 50_000, 500, true],
  ])(
    'for %i found rows and %i per request is %i rows in %i requests',
    (found, pageSize, ...expected) => {
      const [rows, requests, isCut] = expected
      expect(estimateLoad(search, found, { ...defaultLoadSettings, pageSize })).toEqual({
        rows,
        requests,
        isCut,
      })
    },
  )

  it('is unknown if the service states no total', () => {
    const unknown = { rows: null, requests: null, isCut: false }
    expect(estimateLoad(search, null, defaultLoadSettings)).toEqual(unknown)
  })

  it('is one request per picked product or code', () => {
    expect(estimateLoad({ kind: 'picked' }, 12, defaultLoadSettings)).toEqual({
      rows: 12,
      requests: 12,
      isCut: false,
    })
    expect(estimateLoad({ kind: 'codes' }, 500, defaultLoadSettings).requests).toBe(500)
  })
})
