import { expect, it } from 'vitest'
import { noteDate, serviceTime } from './serviceTime.ts'

const NOW = Date.UTC(2026, 10, 24, 12)
const DAY = 86_400_000
const header = (at: number) => new Date(at).toUTCString()

it.each<[string, string | null, number]>([
  ['ahead if the Date header is ahead', header(NOW + 7 * DAY), 7 * DAY],
  ['behind if the response came from a cache', header(NOW - DAY), -DAY],
  ['the browser’s if the header differs by 20 seconds', header(NOW + 20_000), 0],
  ['the browser’s if there is no Date header', null, 0],
  ['the browser’s if the header isn’t a date', 'tomorrow', 0],
  ['the browser’s if the header is a number', '12', 0],
  ['the browser’s if the header is decades off', header(0), 0],
])('the service’s time is %s', (_what, date, by) => {
  expect(noteDate('a', date, NOW)).toBe(NOW + by)
  expect(Math.abs(serviceTime('a') - Date.now() - by)).toBeLessThan(1000)
})

it('the time of one service doesn’t affect that of another', () => {
  noteDate('a', header(NOW + 7 * DAY), NOW)
  expect(serviceTime('b')).toBeLessThanOrEqual(Date.now())
})
