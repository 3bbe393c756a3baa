import { expect, it } from 'vitest'
import { momentDays, momentTimes } from './momentTimes.ts'

const moment = (day: number, hour: number, minute = 0, second = 0) => ({
  at: new Date(2025, 10, day, hour, minute, second).getTime(),
})
const written = (moments: readonly { at: number }[], words: typeof momentDays) =>
  moments.map(words(moments))

it('writes moments to the minute, and to the second where two share one', () => {
  const apart = [moment(11, 10, 2), moment(18, 10, 26)]
  expect(written(apart, momentTimes)).toEqual(['11 Nov 2025, 10:02', '18 Nov 2025, 10:26'])
  const near = [moment(18, 10, 26, 5), moment(18, 10, 26, 40)]
  expect(written(near, momentTimes)).toEqual(['18 Nov 2025, 10:26:05', '18 Nov 2025, 10:26:40'])
})

it('writes days, and times where all moments are of one', () => {
  expect(written([moment(11, 10), moment(18, 10)], momentDays)).toEqual(['11 Nov', '18 Nov'])
  expect(written([moment(11, 10), moment(11, 12, 5)], momentDays)).toEqual(['10:00', '12:05'])
  const near = [moment(11, 10, 0, 1), moment(11, 10, 0, 2)]
  expect(written(near, momentDays)).toEqual(['10:00:01', '10:00:02'])
  expect(written([moment(11, 10)], momentDays)).toEqual(['11 Nov'])
})
