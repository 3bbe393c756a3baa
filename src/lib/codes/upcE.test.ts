import { describe, expect, it } from 'vitest'
import { upcEToUpcA } from './upcE.ts'

describe('an eight-digit UPC-E', () => {
  // One for each kind of last digit: 0 to 2, 3, 4, and 5 to 9.
  it.each([
    ['02222840', '022220000080'],
    ['04252614', '042100005264'],
    ['02352032', '023500000202'],
    ['02381226', '023200008126'],
    ['02143651', '021436000051'],
    ['12345670', '123456000070'],
    ['01234565', '012345000065'],
    ['04252615', null],
    ['24117333', null],
    ['1234567', null],
  ])('%s is expanded to %s', (input, upcA) => {
    expect(upcEToUpcA(input)).toBe(upcA)
  })
})
