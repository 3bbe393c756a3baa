import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isProductId, productIdProblem } from '@/api/productId.ts'
import { recognise } from './recognise.ts'

const ID = 'BF8B4404FC13F9B4C052AB88873F2DD1'

describe('recognise', () => {
  it.each([
    ['', { kind: 'empty' }],
    [' \n\t ', { kind: 'empty' }],
    ['  cotton   shirt ', { kind: 'keywords', q: 'cotton shirt' }],
    [ID, { kind: 'product', id: ID }],
    [` ${ID.toLowerCase()} `, { kind: 'product', id: ID.toLowerCase() }],
    [`${ID}0`, { kind: 'keywords', q: `${ID}0` }],
    [
      '12345678901234567890123456789012',
      { kind: 'product', id: '12345678901234567890123456789012' },
    ],
    [
      'https://northgate.example/p/1?a=b',
      { kind: 'url', url: 'https://northgate.example/p/1?a=b', note: null },
    ],
    ['HTTP://northgate.example', { kind: 'url', url: 'HTTP://northgate.example', note: null }],
    [
      'northgate.example/p/1',
      { kind: 'url', url: 'https://northgate.example/p/1', note: '“https://” added.' },
    ],
    ['northgate.example', { kind: 'keywords', q: 'northgate.example' }],
    ['S.Oliver/M', { kind: 'keywords', q: 'S.Oliver/M' }],
    [
      '<https://northgate.example/p/1>',
      {
        kind: 'url',
        url: 'https://northgate.example/p/1',
        note: 'Read without “<” before the link and “>” after it.',
      },
    ],
    ['javascript:alert(1)', { kind: 'keywords', q: 'javascript:alert(1)' }],
    ['<script>alert(1)</script>', { kind: 'keywords', q: '<script>alert(1)</script>' }],
    ['1234567', { kind: 'keywords', q: '1234567' }],
    ['قميص قطن', { kind: 'keywords', q: 'قميص قطن' }],
    ['👕', { kind: 'keywords', q: '👕' }],
    [
      '2049811763054\n96385074',
      { kind: 'lines', count: 2, are: 'lines', q: '2049811763054 96385074' },
    ],
    ['2049\n811763054', { kind: 'keywords', q: '2049 811763054' }],
    [
      'https://a.example/1\r\nhttps://a.example/2',
      { kind: 'lines', count: 2, are: 'lines', q: 'https://a.example/1 https://a.example/2' },
    ],
  ])('reads %j', (text, expected) => {
    expect(recognise(text)).toEqual(expected)
  })

  it('reads valid codes and codes with a wrong check digit', () => {
    expect(recognise('2049811763054\n')).toMatchObject({
      kind: 'ean',
      code: '2049811763054',
      format: 'EAN-13',
    })
    for (const text of ['2049811763055', 'EAN: 2049 8117 63055', '２０４９８１１７６３０５５']) {
      expect(recognise(text)).toMatchObject({
        kind: 'wrong check digit',
        reading: { code: '2049811763055', corrected: '2049811763054' },
      })
    }
  })

  it.each<[string, string, string | null]>([
    ['EAN: 2049811701377', '2049811701377', null],
    ['GTIN-13 2049811701377', '2049811701377', null],
    ["'2049811702749", '2049811702749', null],
    ['="2049811704118"', '2049811704118', null],
    ['2049811705481.0', '2049811705481', null],
    ['2.049811706853E+12', '2049811706853', 'with all its digits'],
    ['41250050742', '041250050742', '1 leading zero was restored: 041250050742.'],
    ['(01)02049811702749(17)271231(10)L42', '2049811702749', 'From a GS1 code'],
    [']C1010204981170274910L42', '2049811702749', 'From a GS1 code'],
    ['https://id.gs1.org/01/02049811702749/10/L42', '2049811702749', 'From a GS1 Digital Link'],
    ['978-0-306-40615-7', '9780306406157', null],
    ['0-306-40615-2', '9780306406157', 'ISBN-10: it means 9780306406157.'],
    ['ISBN 0306406152', '9780306406157', 'ISBN-10'],
    ['02222840', '022220000080', 'UPC-E: it means 022220000080.'],
    ['9772299003000 05', '9772299003000', 'The add-on 05 is left out.'],
    ['２０４９８１１７０１３７７', '2049811701377', null],
    ['٢٠٤٩٨١١٧٠٤١١٨', '2049811704118', null],
    ['978–9–99990–007–2', '9789999900072', null],
    ['2049811705481，', '2049811705481', null],
  ])('reads the code in %j', (text, code, note) => {
    const found = recognise(text)
    expect(found).toMatchObject({ kind: 'ean', code })
    if (note !== null && found.kind === 'ean') expect(found.notes.join(' ')).toContain(note)
  })

  it('also offers a second valid reading of a code or link', () => {
    expect(recognise('02143651')).toMatchObject({ code: '021436000051', other: '02143651' })
    expect(recognise('12049811701374')).toMatchObject({
      code: '12049811701374',
      other: '2049811701377',
      notes: expect.arrayContaining([
        'This is the code of a case. The unit’s code is 2049811701377.',
      ]),
    })
    const link = 'https://brand.example/gtin/2049811704118/ser/7'
    expect(recognise(link)).toMatchObject({ code: '2049811704118', url: link })
  })

  it('adds a note to an in-store code', () => {
    expect(recognise('2012345005990')).toMatchObject({
      notes: [expect.stringContaining('in-store code')],
    })
    expect(recognise('4006381333931')).toMatchObject({ kind: 'ean', notes: [] })
  })

  it.each([
    ['2049811710966, 2049811712335, 2049811713707', 3, 'codes'],
    ['[2049811710966; "2049811712335"]', 2, 'codes'],
    ['https://a.example/1 https://a.example/2', 2, 'links'],
    [`${ID} ${ID.toLowerCase()}`, 2, 'products'],
    [`${ID}, 2049811710966`, 2, 'products'],
  ])('reads %j as a list of %d %s', (text, count, are) => {
    expect(recognise(text)).toMatchObject({ kind: 'lines', count, are })
  })

  it.each([
    'cotton shirt 2049811842247',
    'cotton shirt, size M',
    'levis 501',
    'ean',
    'id: summer dress',
    'iphone 15 pro max 256',
    '50% off',
    '1/2 zip',
    'n/a',
    '2024',
  ])('reads %j as keywords, unchanged', (text) => {
    expect(recognise(text)).toEqual({ kind: 'keywords', q: text })
  })

  it('searches the words of a damaged code and suggests or explains the code', () => {
    expect(recognise('2O49811763054')).toMatchObject({
      kind: 'keywords',
      near: { code: '2049811763054', message: expect.stringContaining('the letter O') },
    })
    expect(recognise('2.04981E+12')).toMatchObject({
      kind: 'keywords',
      problem: expect.stringContaining('7 of 13 digits are lost'),
    })
  })

  it('never throws, and finds only blank texts empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(recognise(text).kind === 'empty').toBe(text.trim() === '')
      }),
      { seed: 32, numRuns: 1000 },
    )
  })
})

describe('product IDs', () => {
  it('are recognized by 32 hexadecimal digits in upper or lower case', () => {
    expect(isProductId(ID)).toBe(true)
    expect(isProductId(ID.toLowerCase())).toBe(true)
    expect(isProductId(ID.slice(1))).toBe(false)
    expect(isProductId(`${ID} `)).toBe(false)
    expect(isProductId('０'.repeat(32))).toBe(false)
  })

  it.each(['.', '..', ' .. ', '%2e', '%2E.', '', '  ', 'x'.repeat(513), 'x'.repeat(5000)])(
    'must not be %.20j',
    (id) => {
      expect(productIdProblem(id)).toMatch(/^\S.*\.$/)
    },
  )

  it.each([ID, 'a', '...', '../x', 'a b', '☕', 'x'.repeat(512), '<script>'])(
    'may be %.20j',
    (id) => {
      expect(productIdProblem(id)).toBeNull()
    },
  )

  it('are rejected with their length if they are too long', () => {
    expect(productIdProblem('x'.repeat(5000))).toBe(
      'This product ID has 5,000 characters; product IDs can have up to 512.',
    )
  })
})
