import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigit, readGtin } from '@/lib/gtin.ts'
import { isInStoreCode, readCode, readCodes, readCodesInText, unitOfCase } from './readCode.ts'

const withCheck = (body: string) => body + String(checkDigit(body))
const EAN = '2049811842247'
const UPC = withCheck('04981184224')

describe('reading a code', () => {
  it.each([
    [EAN],
    [` ${EAN} `],
    [`'${EAN}`],
    [`’${EAN}`],
    [`"${EAN}"`],
    [`="${EAN}"`],
    [`=${EAN}`],
    [`=T("${EAN}")`],
    [`\u00A0${EAN}\u200B`],
    ['2 049811 842247'],
    ['2\u00A0049\u00A0811\u00A0842\u00A0247'],
    ['2-049811-842247'],
    ['2‐049811–842247'],
    ['2,049,811,842,247'],
    ['2.049.811.842.247'],
    ['2’049’811’842’247'],
    [`${EAN}.0`],
    [`${EAN},00`],
    [`EAN: ${EAN}`],
    [`EAN${EAN}`],
    [`GTIN-13 ${EAN}`],
    [`EAN/GTIN: ${EAN}`],
    [`Código de barras: ${EAN}`],
    [`条形码：${EAN}`],
    [`- ${EAN}`],
    [`• ${EAN}`],
    [`3. ${EAN}`],
    [`(3) ${EAN}`],
    [`#${EAN}`],
    [`[${EAN}]`],
    [`${EAN};`],
    ['２０４９８１１８４２２４７'],
    ['٢٠٤٩٨١١٨٤٢٢٤٧'],
    ['२०४९८११८४२२४७'],
    [`${EAN.slice(0, 12)} ${EAN.slice(12)}`],
  ])('accepts %j without a note', (input) => {
    expect(readCode(input)).toEqual({ kind: 'code', code: EAN, note: null, other: null })
  })

  it('keeps the length in which the code was given', () => {
    for (const code of [withCheck('4006381'), UPC, EAN, `0${EAN}`]) {
      expect(readCode(code)).toMatchObject({ kind: 'code', code, note: null })
    }
  })

  it('never adds digits, except for UPC-E, ISBN-10 and add-ons', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), (digits) => {
        const reading = readCode(digits)
        if (reading?.kind !== 'code') return
        expect(readGtin(reading.code).kind).toBe('valid')
        const isMeant = /it means|add-on/.test(reading.note ?? '')
        if (!isMeant) expect(BigInt(reading.code)).toBe(BigInt(digits))
      }),
      { numRuns: 1000, seed: 4 },
    )
  })

  it.each([
    ['36000291452', '036000291452', '1 leading zero was restored: 036000291452.'],
    [`00${EAN}`, EAN, '2 leading zeros were left out.'],
    [`000${EAN}`, EAN, '3 leading zeros were left out.'],
    ['2.049811842247E+12', EAN, 'Written as 2.049811842247E+12, with all its digits.'],
    ['2.04981184224700E+012', EAN, 'Written as 2.04981184224700E+012, with all its digits.'],
    ['02222840', '022220000080', 'UPC-E: it means 022220000080.'],
    ['999990100X', '9789999901000', 'ISBN-10: it means 9789999901000.'],
    ['99999-003-1-3', '9789999900317', 'ISBN-10: it means 9789999900317.'],
    ['9772299003000 05', '9772299003000', 'The add-on 05 is left out.'],
    ['977229900300005', '9772299003000', 'The add-on 05 is left out.'],
    ['9789999900454-51299', '9789999900454', 'The add-on 51299 is left out.'],
    [`(01)0${EAN}(17)261231`, EAN, `From a GS1 code: ${EAN}.`],
    [`]d2010${EAN}`, EAN, `From a GS1 code: ${EAN}.`],
    [`https://id.gs1.org/01/0${EAN}/10/A`, EAN, `From a GS1 Digital Link: ${EAN}.`],
    [`${EAN}  12,99`, EAN, '“12,99” behind the code is left out.'],
    [`${EAN}\t12.99 €`, EAN, '“12.99” behind the code is left out.'],
    [`12 ${EAN}`, EAN, '“12” before the code is left out.'],
    [
      '12049811701374',
      '12049811701374',
      'This is the code of a case. The unit’s code is 2049811701377.',
    ],
  ])('accepts %s with a note about the correction', (input, code, note) => {
    expect(readCode(input)).toMatchObject({ kind: 'code', code, note })
  })

  it.each([`2x ${EAN}`, `10 Stk. ${EAN}`, `${EAN} x 2`, `${EAN} (3)`, `3 × ${EAN}`])(
    'ignores a quantity beside the code: %s',
    (input) => {
      expect(readCode(input)).toMatchObject({ kind: 'code', code: EAN, note: null })
    },
  )

  it('never joins the code with a number from another column', () => {
    // By chance, all digits together make another valid code.
    for (const [code, number] of [
      ['036000291452', '17'],
      ['412500502715', '3'],
    ] as const) {
      expect(readCode(`${number} ${code}`)).toMatchObject({ code })
      expect(readCode(`${code}  ${number}`)).toMatchObject({ code })
      expect(readCode(`${code} - ${number}`)).toMatchObject({ code })
    }
  })

  it('offers both readings of eight digits that are valid as UPC-E and EAN-8', () => {
    expect(readCode('12345670')).toMatchObject({ code: '123456000070', other: '12345670' })
    const isEan = { isEan: true }
    expect(readCode('12345670', isEan)).toMatchObject({ code: '12345670', note: null })
    expect(readCode('02222840', isEan)).toMatchObject({ code: '022220000080' })
  })

  it('reads eight plus five digits as one code and also offers the first eight', () => {
    expect(readCode('53324993 36229')).toEqual({
      kind: 'code',
      code: '5332499336229',
      note: 'Read as one code. 53324993 is also valid as an EAN-8.',
      other: '53324993',
    })
  })

  it('reads ten digits as an ISBN only if the column or label says so', () => {
    expect(readCode('9999901077')).toMatchObject({ kind: 'invalid' })
    expect(readCode('9999901077', { isIsbn: true })).toMatchObject({ code: '9789999901079' })
    expect(readCode('ISBN 9999901077')).toMatchObject({ code: '9789999901079' })
  })

  it('restores several leading zeros only if the column lost them', () => {
    expect(readCode('1234565')).toMatchObject({ kind: 'invalid', suggestion: '01234565' })
    const lost = withCheck('000498118422').replace(/^0+/, '')
    expect(readCode(lost)).toMatchObject({ kind: 'invalid' })
    expect(readCode(lost, { restoresZeros: true })).toMatchObject({ kind: 'code' })
  })
})

describe('a text that isn’t a code', () => {
  it.each([
    ['2049811842246', 'wrong check digit', EAN, /is 6; it should be 7/],
    ['4.0E+12', 'digits lost', null, /11 of 13 digits are lost/],
    ['2,04981e+012', 'digits lost', null, /7 of 13 digits are lost/],
    ['2.049811842246E+12', 'digits lost', null, /The number is no EAN or UPC/],
    ['7', 'too few digits', null, /^1 digit:/],
    ['4981184225', 'too few digits', null, /^10 digits:/],
    ['123456789012345', 'too many digits', null, /^15 digits:/],
    ['00000000', 'nothing but zeros', null, /nothing but zeros/],
    ['2O49811842247', 'letters', EAN, /the letter O/],
  ])('%s has the problem “%s”', (input, problem, suggestion, message) => {
    expect(readCode(input)).toMatchObject({
      kind: 'invalid',
      problem,
      suggestion,
      message: expect.stringMatching(message) as string,
    })
  })

  it.each([
    '',
    'shirt',
    '12.03.2026',
    '12.03.2020',
    '2026-03-12',
    '+49 6381 333931',
    `${EAN}-DE`,
    `SKU${EAN}`,
    `${EAN}A`,
    '4006381XXXXXX',
    `https://shop.example/p/${EAN}`,
  ])('%j is not read as a code at all', (input) => {
    expect(readCode(input)).toBeNull()
  })
})

describe('several codes in one text', () => {
  const OTHER = '036000291452'
  const codesOf = (input: string) =>
    readCodes(input)?.map((one) => (one.kind === 'code' ? one.code : one.message))

  it.each([
    `${EAN}, ${OTHER}`,
    `${EAN};${OTHER}`,
    `${EAN} ${OTHER}`,
    `${EAN}/${OTHER}`,
    `${EAN} | ${OTHER}`,
    `${EAN} & ${OTHER}`,
    `${EAN}\n${OTHER}`,
    `${EAN} and ${OTHER}`,
    `${EAN} und ${OTHER}`,
    `${EAN} y ${OTHER}`,
    `["${EAN}","${OTHER}"]`,
    `('${EAN}', '${OTHER}')`,
    `${EAN}, ${OTHER},`,
    `${EAN}、${OTHER}`,
    `${EAN}، ${OTHER}`.replace('،', ','),
    `• ${EAN} • ${OTHER}`,
  ])('are all read from %j', (input) => {
    expect(codesOf(input)).toEqual([EAN, OTHER])
  })

  it.each([EAN, `${EAN} shirt`, `${EAN}, 12`, 'shirt and hat'])('are not found in %j', (input) => {
    expect(readCodes(input)).toBeNull()
  })
})

describe('codes among words', () => {
  const codesOf = (input: string) =>
    readCodesInText(input)?.map((one) => (one.kind === 'code' ? one.code : one.problem)) ?? null

  it.each([
    [`${EAN} Stift`, [EAN]],
    [`• ${EAN} – Oxford shirt, blue`, [EAN]],
    [`2x ${EAN} Stift à 12,50 €`, [EAN]],
    [`Pos 1 ${EAN} Stift 10 Stk`, [EAN]],
    [`Art.-Nr. 4711, EAN ${EAN}`, [EAN]],
    [`${EAN} (2 pcs), 036000291452 (1 pc)`, [EAN, '036000291452']],
    ['Stift 2049811842246', ['wrong check digit']],
    [`${EAN} Stift ${EAN}`, [EAN]],
  ])('are found in: %s', (input, codes) => {
    expect(codesOf(input)).toEqual(codes)
  })

  it.each([
    `Tel. ${EAN}`,
    `Rechnung Nr. ${EAN}`,
    `GLN ${EAN}`,
    `PO ${EAN}`,
    'HRB 12345678',
    `SKU-${EAN}`,
    `https://shop.example/?ean=${EAN}`,
    `Stift ${EAN} 2049811842246`,
    'Stift 96385074',
    'Stift',
  ])('are not found in: %s', (input) => {
    expect(codesOf(input)).toBeNull()
  })
})

describe('a valid code', () => {
  it('is the code of a case if its indicator digit is from 1 to 8', () => {
    expect(unitOfCase('12049811701374')).toBe('2049811701377')
    expect(unitOfCase('02049811701377')).toBeNull()
    expect(unitOfCase('92049811701370')).toBeNull()
    expect(unitOfCase(EAN)).toBeNull()
  })

  it.each([
    ['2012345005990', true],
    ['212345044995', true],
    ['0212345678909', true],
    ['24117333', false],
    ['4006381333931', false],
    ['036000291452', false],
  ])('is recognized as an in-store code or not: %s %s', (code, isIt) => {
    expect(isInStoreCode(code)).toBe(isIt)
  })
})
