import { describe, expect, it } from 'vitest'
import { draftAdvice } from './draftAdvice.ts'

describe('the advice on a code', () => {
  it.each([
    ['', { kind: 'empty' }],
    ['2', { kind: 'typing', hint: '1 digit so far; 8 make a code' }],
    ['2049 811', { kind: 'typing', hint: '7 digits so far; 8 make a code' }],
    ['２０４９', { kind: 'typing', hint: '4 digits so far; 8 make a code' }],
    ['2049811763054', { kind: 'valid', hint: 'EAN-13, check digit 4 valid', other: null }],
    [
      '41250050742',
      {
        kind: 'valid',
        code: '041250050742',
        hint: '1 leading zero was restored: 041250050742.',
      },
    ],
    ['02143651', { kind: 'valid', other: { code: '02143651', is: 'EAN-8' } }],
    [
      '2049811763055',
      {
        kind: 'wrong check digit',
        hint: 'As an EAN-13 its check digit is 5, should be 4',
      },
    ],
    ['2O49811763054', { kind: 'not a code', near: { code: '2049811763054', is: 'EAN-13' } }],
  ])('describes %j while it is being typed', (text, advice) => {
    expect(draftAdvice(text, false)).toMatchObject(advice)
  })

  it('calls an incomplete code invalid once you have finished typing', () => {
    expect(draftAdvice('2049811', true)).toMatchObject({ kind: 'not a code' })
  })
})
