import { expect, it } from 'vitest'
import { versionDays, versionTimes } from './versionTimes.ts'

const snapshot = (day: number, hour: number, minute = 0, second = 0) => ({
  at: new Date(2025, 10, day, hour, minute, second).getTime(),
})
const written = (snapshots: readonly { at: number }[], words: typeof versionDays) =>
  snapshots.map(words(snapshots))

it('shows versions to the minute, or to the second if two share a minute', () => {
  const apart = [snapshot(11, 10, 2), snapshot(18, 10, 26)]
  expect(written(apart, versionTimes)).toEqual(['11 Nov 2025, 10:02', '18 Nov 2025, 10:26'])
  const near = [snapshot(18, 10, 26, 5), snapshot(18, 10, 26, 40)]
  expect(written(near, versionTimes)).toEqual(['18 Nov 2025, 10:26:05', '18 Nov 2025, 10:26:40'])
})

it('shows the name of a version before its time', () => {
  const versions = [{ ...snapshot(11, 10, 2), name: 'Before the sale' }, snapshot(18, 10, 26)]
  expect(versions.map(versionTimes(versions))).toEqual([
    'Before the sale, 11 Nov 2025, 10:02',
    '18 Nov 2025, 10:26',
  ])
})

it('shows days, or times if all versions are of one day', () => {
  expect(written([snapshot(11, 10), snapshot(18, 10)], versionDays)).toEqual(['11 Nov', '18 Nov'])
  expect(written([snapshot(11, 10), snapshot(11, 12, 5)], versionDays)).toEqual(['10:00', '12:05'])
  const near = [snapshot(11, 10, 0, 1), snapshot(11, 10, 0, 2)]
  expect(written(near, versionDays)).toEqual(['10:00:01', '10:00:02'])
  expect(written([snapshot(11, 10)], versionDays)).toEqual(['11 Nov'])
})
