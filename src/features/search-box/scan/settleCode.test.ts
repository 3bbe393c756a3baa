import { describe, expect, it } from 'vitest'
import { scannedCode } from './scannedCode.ts'
import { cameraLimits, photoLimits, createCodeSettler } from './settleCode.ts'

const ean = (digits: string) => ({ digits, isItf: false })
const itf = (digits: string) => ({ digits, isItf: true })
const RIGHT = '2049811763054'
const WRONG = '2049811763055'

describe('a scanned barcode', () => {
  it.each([
    [ean(RIGHT), RIGHT],
    [ean('96385074'), '96385074'],
    // As printed below the bars, without the zero that decoders add.
    [ean('0036000291452'), '036000291452'],
    [itf('15400141288763'), '15400141288763'],
    [itf('00036000291452'), '00036000291452'],
  ])('of %j is read as %s', (bars, code) => {
    expect(scannedCode(bars)).toMatchObject({ kind: 'valid', gtin: { code } })
  })

  it.each([itf('96385074'), itf('036000291452'), ean('12345'), ean('X123'), ean('')])(
    'with %j is ignored',
    (bars) => expect(scannedCode(bars)).toBeNull(),
  )

  it('may have a wrong check digit', () => {
    expect(scannedCode(ean(WRONG))).toMatchObject({ kind: 'wrong check digit', expected: 4 })
  })
})

describe('a code in a picture', () => {
  const kinds = (settle: ReturnType<typeof createCodeSettler>, pictures: readonly string[]) =>
    pictures.map((digits) => settle(digits === '' ? [] : [ean(digits)]).kind)

  it('is accepted when the camera reads it twice in a row, ignoring blurred pictures', () => {
    expect(kinds(createCodeSettler(cameraLimits), [RIGHT, RIGHT])).toEqual(['none', 'found'])
    expect(kinds(createCodeSettler(cameraLimits), [RIGHT, '', RIGHT])).toEqual([
      'none',
      'none',
      'found',
    ])
    expect(kinds(createCodeSettler(cameraLimits), [RIGHT, '96385074', RIGHT])).toEqual([
      'none',
      'none',
      'none',
    ])
  })

  it('is found only once while the camera still sees it', () => {
    expect(kinds(createCodeSettler(cameraLimits), [RIGHT, RIGHT, RIGHT, RIGHT])).toEqual([
      'none',
      'found',
      'none',
      'none',
    ])
  })

  it('with a wrong check digit is reported only when the camera reads it four times', () => {
    expect(kinds(createCodeSettler(cameraLimits), [WRONG, WRONG, WRONG, WRONG])).toEqual([
      'none',
      'none',
      'none',
      'wrong',
    ])
    expect(kinds(createCodeSettler(cameraLimits), [WRONG, WRONG, WRONG, RIGHT, RIGHT])).toEqual([
      'none',
      'none',
      'none',
      'none',
      'found',
    ])
  })

  it('with a right check digit is preferred if a picture has several codes', () => {
    expect(createCodeSettler(photoLimits)([ean(WRONG), ean(RIGHT)])).toEqual({
      kind: 'found',
      code: RIGHT,
    })
  })

  it('is accepted at once from a photo, also with a wrong check digit', () => {
    expect(createCodeSettler(photoLimits)([ean(RIGHT)])).toEqual({ kind: 'found', code: RIGHT })
    expect(createCodeSettler(photoLimits)([ean(WRONG)])).toMatchObject({
      kind: 'wrong',
      reading: { code: WRONG },
    })
  })
})
