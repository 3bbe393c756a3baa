import { describe, expect, it } from 'vitest'
import { plainDigits } from './plainDigits.ts'

describe('digits of other scripts', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['４００６３８１', '4006381'],
    ['ＥＡＮ：４０', 'EAN:40'],
    ['１，２９９．００', '1,299.00'],
    ['सेव १२', 'सेव 12'],
    ['12.50 €', '12.50 €'],
    ['abc', 'abc'],
    ['', ''],
  ])('%s are read as %s', (input, plain) => {
    expect(plainDigits(input)).toBe(plain)
  })
})
