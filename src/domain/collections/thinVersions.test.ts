import { describe, expect, it } from 'vitest'
import { aVersion } from '@test/made/aVersion.ts'
import { thinVersions } from './thinVersions.ts'

const DAY = 24 * 60 * 60 * 1000
/** A Monday. */
const now = Date.UTC(2026, 10, 23, 12)
const ago = (days: number, overrides = {}) =>
  aVersion({ id: `${days}`, at: now - days * DAY, ...overrides })
const deletedDays = (days: readonly number[], currentIds: readonly string[] = []) =>
  thinVersions(
    days.map((one) => ago(one)),
    { now, current: new Set(currentIds) },
  ).map(({ id }) => Number(id))

describe('when old versions are cleaned up', () => {
  it('all of the last 14 days stay', () => {
    expect(deletedDays(Array.from({ length: 15 }, (_, day) => day))).toEqual([])
  })

  it('of older ones, the last of each week and the very first stay', () => {
    // Fifteen days before is a Sunday; the weeks before it begin 21 and 28 days before.
    expect(deletedDays([0, 1, 15, 16, 21, 22, 23, 28, 30])).toEqual([16, 21, 23, 28])
  })

  it('of those older than three months, the last of each month stays', () => {
    const august = Math.round((now - Date.UTC(2026, 7, 20, 12)) / DAY)
    expect(deletedDays([0, 1, august, august + 7, august + 14, august + 21, august + 60])).toEqual([
      august + 7,
      august + 14,
    ])
  })

  it('the newest two stay, however old they are', () => {
    expect(deletedDays([200, 201, 202, 203, 300])).toEqual([202, 203])
    expect(deletedDays([200, 201, 300])).toEqual([])
  })

  it('versions that a report uses or that are being loaded stay', () => {
    expect(deletedDays([0, 1, 15, 16, 17, 100], ['16'])).toEqual([17])
    const running = [ago(0), ago(1), ago(15), ago(16, { isRunning: true }), ago(100)]
    expect(thinVersions(running, { now, current: new Set() })).toEqual([])
  })

  it('a complete version of a week stays instead of a later partial one', () => {
    const partial = ago(15, { notes: [{ kind: 'index ignored' }] })
    const thinned = thinVersions([ago(0), ago(1), partial, ago(16), ago(100)], {
      now,
      current: new Set(),
    })
    expect(thinned.map(({ id }) => id)).toEqual(['15'])
  })
})
