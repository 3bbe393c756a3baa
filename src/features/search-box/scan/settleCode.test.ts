import { describe, expect, it } from 'vitest'
import { scannedCode } from './scannedCode.ts'
import { ofCamera, ofPhoto, createCodeSettler } from './settleCode.ts'

const ean = (digits: string) => ({ digits, isItf: false })
const itf = (digits: string) => ({ digits, isItf: true })
const RIGHT = '2049811763054'
const WRONG = '2049811763055'

describe('a scanned code', () => {
  it.each([
    [ean(RIGHT), RIGHT],
    [ean('96385074'), '96385074'],
    // As printed below the bars, without the zero that decoders add.
    [ean('0036000291452'), '036000291452'],
    [itf('15400141288763'), '15400141288763'],
    [itf('00036000291452'), '00036000291452'],
  ])('of %j is %s', (bars, code) => {
    expect(scannedCode(bars)).toMatchObject({ kind: 'valid', gtin: { code } })
  })

  it.each([itf('96385074'), itf('036000291452'), ean('12345'), ean('X123'), ean('')])(
    'is none in %j',
    (bars) => expect(scannedCode(bars)).toBeNull(),
  )

  it('may have a wrong check digit', () => {
    expect(scannedCode(ean(WRONG))).toMatchObject({ kind: 'wrong check digit', expected: 4 })
  })
})

describe('a camera’s reading', () => {
  const kinds = (settle: ReturnType<typeof createCodeSettler>, pictures: readonly string[]) =>
    pictures.map((digits) => settle(digits === '' ? [] : [ean(digits)]).kind)

  it('is believed when two pictures in a row say the same, blurred ones between them aside', () => {
    expect(kinds(createCodeSettler(ofCamera), [RIGHT, RIGHT])).toEqual(['none', 'found'])
    expect(kinds(createCodeSettler(ofCamera), [RIGHT, '', RIGHT])).toEqual([
      'none',
      'none',
      'found',
    ])
    expect(kinds(createCodeSettler(ofCamera), [RIGHT, '96385074', RIGHT])).toEqual([
      'none',
      'none',
      'none',
    ])
  })

  it('leads to its prices once, though the camera still sees it while the page changes', () => {
    expect(kinds(createCodeSettler(ofCamera), [RIGHT, RIGHT, RIGHT, RIGHT])).toEqual([
      'none',
      'found',
      'none',
      'none',
    ])
  })

  it('of a wrong check digit is told only when it stays', () => {
    expect(kinds(createCodeSettler(ofCamera), [WRONG, WRONG, WRONG, WRONG])).toEqual([
      'none',
      'none',
      'none',
      'wrong',
    ])
    expect(kinds(createCodeSettler(ofCamera), [WRONG, WRONG, WRONG, RIGHT, RIGHT])).toEqual([
      'none',
      'none',
      'none',
      'none',
      'found',
    ])
  })

  it('prefers the code that is right where several are in the picture', () => {
    expect(createCodeSettler(ofPhoto)([ean(WRONG), ean(RIGHT)])).toEqual({
      kind: 'found',
      code: RIGHT,
    })
  })

  it('of a photo is believed at once, a slip included', () => {
    expect(createCodeSettler(ofPhoto)([ean(RIGHT)])).toEqual({ kind: 'found', code: RIGHT })
    expect(createCodeSettler(ofPhoto)([ean(WRONG)])).toMatchObject({
      kind: 'wrong',
      reading: { code: WRONG },
    })
  })
})
