import { describe, expect, it } from 'vitest'
import { defaultLoadSettings } from './collection.ts'
import { estimateLoad } from './estimateLoad.ts'

const search = { kind: 'search' } as const

describe('what a load will cost', () => {
  it.each([
    [4213, 100, 4213, 43, false],
    [100, 100, 100, 1, false],
    [0, 100, 0, 1, false],
    [50_000, 100, 50_000, 500, false],
    [60_213, 100, 50_000, 500, true],
  ])(
    'is, for %i rows found and %i a request, %i rows in %i requests',
    (found, pageSize, ...expected) => {
      const [rows, requests, isCut] = expected
      expect(estimateLoad(search, found, { ...defaultLoadSettings, pageSize })).toEqual({
        rows,
        requests,
        isCut,
      })
    },
  )

  it('cannot be said where the service states no number', () => {
    const unknown = { rows: null, requests: null, isCut: false }
    expect(estimateLoad(search, null, defaultLoadSettings)).toEqual(unknown)
  })

  it('is a request for each product of a list, and for each thing that a batch asks', () => {
    expect(estimateLoad({ kind: 'picked' }, 12, defaultLoadSettings)).toEqual({
      rows: 12,
      requests: 12,
      isCut: false,
    })
    expect(estimateLoad({ kind: 'codes' }, 500, defaultLoadSettings).requests).toBe(500)
  })
})
