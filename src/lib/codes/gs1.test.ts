import { describe, expect, it } from 'vitest'
import { gtinOfDigitalLink, gtinOfElements } from './gs1.ts'

const GTIN = '02049811702749'
const EAN = '2049811702749'
const GS = String.fromCharCode(29)

describe('a GS1 element string', () => {
  it.each([
    [`(01)${GTIN}`],
    [`(01) ${GTIN} (17) 261231 (10) A1`],
    [`(02)${GTIN}(37)12`],
    [`01${GTIN}17261231`],
    [`01${GTIN}10LOT${GS}17261231`],
    [`01${GTIN}3103000250`],
    [`]C101${GTIN}`],
    [`]d201${GTIN}10A`],
    [`]E0${EAN}`],
  ])('contains a GTIN: %j', (input) => {
    expect(gtinOfElements(input)).toBe(EAN)
  })

  it('contains the code of a case with its indicator digit', () => {
    expect(gtinOfElements('(01)12049811701374')).toBe('12049811701374')
  })

  it.each([
    '',
    EAN,
    `01${GTIN}`,
    '(01)02049811702740',
    `01${GTIN}ABC`,
    '(00)123456789012345675',
    '0102049811702740172612',
  ])('with a GTIN is not found in %j', (input) => {
    expect(gtinOfElements(input)).toBeNull()
  })
})

describe('a GS1 Digital Link', () => {
  it.each([
    [`https://id.gs1.org/01/${GTIN}`, EAN],
    [`https://shop.example/01/${GTIN}/10/A/21/7?11=261231`, EAN],
    [`https://shop.example/gtin/${EAN}`, EAN],
    ['https://shop.example/01/96385074', '96385074'],
    [`https://shop.example/01/${GTIN}/reviews/1`, null],
    [`https://shop.example/p/${EAN}`, null],
    ['https://shop.example/01/2049811702740', null],
    [`01/${GTIN}`, null],
  ])('%s has the GTIN %s', (input, code) => {
    expect(gtinOfDigitalLink(input)).toBe(code)
  })
})
