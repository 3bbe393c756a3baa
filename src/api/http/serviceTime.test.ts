import { expect, it } from 'vitest'
import { noteDate, serviceTime } from './serviceTime.ts'

const NOW = Date.UTC(2026, 10, 24, 12)
const DAY = 86_400_000
const header = (at: number) => new Date(at).toUTCString()

it.each<[string, string | null, number]>([
  ['ahead, by its header', header(NOW + 7 * DAY), 7 * DAY],
  ['behind, as of an answer that lay in a cache', header(NOW - DAY), -DAY],
  ['the same where the header differs by what it cannot tell', header(NOW + 20_000), 0],
  ['the browser’s where there is no header', null, 0],
  ['the browser’s where the header is no date', 'tomorrow', 0],
  ['the browser’s where the header is a number', '12', 0],
  ['the browser’s where the header is decades away', header(0), 0],
])('the service’s time is %s', (_what, date, by) => {
  expect(noteDate('a', date, NOW)).toBe(NOW + by)
  expect(Math.abs(serviceTime('a') - Date.now() - by)).toBeLessThan(1000)
})

it('the time of one service doesn’t affect that of another', () => {
  noteDate('a', header(NOW + 7 * DAY), NOW)
  expect(serviceTime('b')).toBeLessThanOrEqual(Date.now())
})
