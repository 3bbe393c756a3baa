import { describe, expect, it } from 'vitest'
import { readCodeOfAddress, readTypedCode } from './typedCode.ts'

describe('a typed code', () => {
  it.each([
    ['2049 8117-63054', '2049811763054', null],
    ['EAN 2049811763054', '2049811763054', null],
    ['41250050742', '041250050742', '1 leading zero was restored: 041250050742.'],
    ['0-306-40615-2', '9780306406157', 'ISBN-10: it means 9780306406157.'],
    ['02222840', '022220000080', 'UPC-E: it means 022220000080.'],
  ])('%j is read as %s', (text, code, note) => {
    expect(readTypedCode(text)).toMatchObject({ kind: 'code', gtin: { code }, note, other: null })
  })

  it('also has a second valid reading', () => {
    expect(readTypedCode('02143651')).toMatchObject({
      gtin: { code: '021436000051', format: 'UPC-A' },
      other: { code: '02143651', format: 'EAN-8' },
    })
    expect(readTypedCode('12049811701374')).toMatchObject({
      gtin: { format: 'GTIN-14' },
      other: { code: '2049811701377' },
    })
  })

  it('with a wrong check digit has a suggested correction', () => {
    expect(readTypedCode('EAN: 2049811763055')).toMatchObject({
      kind: 'wrong check digit',
      code: '2049811763055',
      corrected: '2049811763054',
    })
  })

  it.each([
    ['', 'No code was given.', undefined],
    ['abc123', '“abc123” isn’t an EAN or UPC.', undefined],
    ['12345', '5 digits: a code has 8, 12, 13 or 14.', undefined],
    ['2O49811763054', 'has the letter O where a digit belongs', '2049811763054'],
  ])('%j is rejected with a reason', (text, message, near) => {
    const reading = readTypedCode(text)
    expect(reading).toMatchObject({ kind: 'not a code', message: expect.stringContaining(message) })
    expect(reading.kind === 'not a code' ? reading.near?.code : '').toBe(near)
  })
})

describe('a code in an address', () => {
  it('stays unchanged if it is valid', () => {
    expect(readCodeOfAddress('02143651')).toMatchObject({ gtin: { code: '02143651' }, note: null })
    expect(readCodeOfAddress('12049811701374')).toMatchObject({ note: null, other: null })
  })

  it('is completed or checked if it isn’t valid', () => {
    expect(readCodeOfAddress('41250050742')).toMatchObject({ gtin: { code: '041250050742' } })
    expect(readCodeOfAddress('2049811763055')).toMatchObject({ kind: 'wrong check digit' })
  })
})
