import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalSignOf, readPrice, type DecimalSign } from './readPrice.ts'

/** "12.5", "12.5 EUR", "12.5?" for a doubtful price, "none", or the problem. */
function read(cell: string, sign: DecimalSign | null = null): string {
  const reading = readPrice(cell, sign)
  switch (reading.kind) {
    case 'none':
      return 'none'
    case 'refused':
      return reading.problem
    case 'price':
    case 'doubtful': {
      const currency = reading.currency === null ? '' : ` ${reading.currency}`
      return `${reading.price}${currency}${reading.kind === 'doubtful' ? '?' : ''}`
    }
  }
}

describe('reading a price', () => {
  it.each([
    ['12.50', '12.5'],
    ['12,50', '12.5'],
    ['0', '0'],
    ['.89', '0.89'],
    [',89 €', '0.89 EUR'],
    ['$.99', '0.99 $'],
    ['1.299,00', '1299'],
    ['1,299.00', '1299'],
    ['1.299.000,00', '1299000'],
    ['12,34,567.50', '1234567.5'],
    ['Rs 1,25,000/-', '125000 INR'],
    ['1 299,50', '1299.5'],
    ['1\u202F299,50 €', '1299.5 EUR'],
    ['1’299.50', '1299.5'],
    ["CHF 1'299.50", '1299.5 CHF'],
    ['1299.0000', '1299'],
    ['0.995', '0.995'],
    ['１２．５０', '12.5'],
    ['٤٧٫٩٠', '47.9'],
    ['١٬٢٩٩٫٠٠', '1299'],
    ['१२.५०', '12.5'],
    ["'12.50", '12.5'],
    ['="12.50"', '12.5'],
    ['12.50*', '12.5'],
    ['12.50¹', '12.5'],
  ])('understands the number in %s', (cell, price) => {
    expect(read(cell)).toBe(price)
  })

  it.each([
    ['EUR 12,-', '12 EUR'],
    ['1.299,-', '1299'],
    ['12.--', '12'],
    ['12,—', '12'],
    ['CHF 12.–', '12 CHF'],
    ['1299:-', '1299 kr'],
    ['499/-', '499'],
    ['1,299/=', '1299', '.'],
    ['12€50', '12.5 EUR'],
    ['12 zł 50 gr', '12.5 PLN'],
    ['12 руб. 50 коп.', '12.5 RUB'],
    ['12:50 kr', '12.5 kr'],
    ['99¢', '0.99'],
    ['99 ct', '0.99'],
    ['99p', '0.99 GBP'],
    ['99c', '0.99'],
    ['50 öre', '0.5'],
    ['99 коп.', '0.99'],
  ] as [string, string, DecimalSign?][])(
    'understands cents as different countries write them: %s',
    (cell, price, sign) => {
      expect(read(cell, sign)).toBe(price)
    },
  )

  it.each([
    ['€12.50', '12.5 EUR'],
    ['12,50€', '12.5 EUR'],
    ['USD12.50', '12.5 USD'],
    ['12.50 US$', '12.5 USD'],
    ['US $12.50', '12.5 USD'],
    ['$12.50 CAD', '12.5 CAD'],
    ['A$ 12.50', '12.5 AUD'],
    ['R$ 12,50', '12.5 BRL'],
    ['S/ 12.50', '12.5 PEN'],
    ['S/. 12.50', '12.5 PEN'],
    ['Rs.499', '499 INR'],
    ['kr. 120', '120 kr'],
    ['kr.1.049,00', '1049 kr'],
    ['749 kr.', '749 kr'],
    ['12.50 Fr.', '12.5 CHF'],
    ['12,50 zł', '12.5 PLN'],
    ['12,50 Kč', '12.5 CZK'],
    ['12,50 руб.', '12.5 RUB'],
    ['1 234,50 ₽', '1234.5 RUB'],
    ['12 TL', '12 TRY'],
    ['RM 12.90', '12.9 MYR'],
    ['AED 12.50', '12.5 AED'],
    ['12.50 ر.س', '12.5 SAR'],
    ['12.5元', '12.5 CNY'],
    ['GH₵12.50', '12.5 GHS'],
  ])('recognizes the currency beside the number: %s', (cell, price) => {
    expect(read(cell)).toBe(price)
  })

  it.each([
    ['12.50 incl. VAT', 'gross'],
    ['12,50 € inkl. 19 % MwSt.', 'gross'],
    ['12,50 € TTC', 'gross'],
    ['12,50 brutto', 'gross'],
    ['12.50 (VAT incl.)', 'gross'],
    ['1,280円(税込)', 'gross'],
    ['12,50 € zzgl. Versand', 'gross'],
    ['12.50 + VAT', 'net'],
    ['12.50 ex VAT', 'net'],
    ['12,50 HT', 'net'],
    ['12,50 netto', 'net'],
    ['12,50', null],
    ['MRP: ₹499 (incl. of all taxes)', 'gross'],
  ])('recognizes whether tax is included: %s', (cell, tax) => {
    expect(readPrice(cell, null)).toMatchObject({ kind: 'price', tax })
  })

  it.each([
    '12.50 each',
    '12,50 €/Stück',
    '12,50 zł/szt',
    '12.50 p/u',
    '12,50 EUR / 1 ST',
    '1 x 12,50',
    '12,50/1',
    'Preis: 12,50',
  ])('accepts a price for one piece: %s', (cell) => {
    expect(readPrice(cell, null)).toMatchObject({ kind: 'price', price: 12.5 })
  })
})

describe('a number with one separator before three digits', () => {
  it.each([
    ['1.299', 'decimal sign', '1.299', '1299'],
    ['1,299', 'decimal sign', '1299', '1.299'],
    ['1.299 EUR', 'decimal sign', '1.299 EUR', '1299 EUR'],
    ['£1.299', 'decimal sign', '1.299 GBP', '1299 GBP'],
    ['£1,299', '1299 GBP', '1299 GBP', 'decimal sign'],
    ['$1,299', '1299 $', '1299 $', 'decimal sign'],
    ['₹1,299', '1299 INR', '1299 INR', 'decimal sign'],
    ['¥1,280', '1280 ¥', '1280 ¥', 'decimal sign'],
    ['1,280円', '1280 JPY', '1280 JPY', '1280 JPY'],
    ['12,900원', '12900 KRW', '12900 KRW', '12900 KRW'],
    ['129.000đ', '129000 VND', '129000 VND', '129000 VND'],
    ['R$ 1.299', '1299 BRL', 'decimal sign', '1299 BRL'],
    ['1.299 TL', '1299 TRY', 'decimal sign', '1299 TRY'],
    ['kr.1.049', '1049 kr', 'decimal sign', '1049 kr'],
    ['12.500 KWD', '12.5 KWD', '12.5 KWD', 'decimal sign'],
    ['1 299', '1299', '1299', '1299'],
  ])(
    '%s means %s by itself, %s with decimal points and %s with decimal commas',
    (cell, alone, dot, comma) => {
      expect([read(cell), read(cell, '.'), read(cell, ',')]).toEqual([alone, dot, comma])
    },
  )

  it('is understood from the other cells of its column', () => {
    expect(decimalSignOf(['1.299', '12,50'])).toBe(',')
    expect(decimalSignOf(['1.299', '12.50', '0.995'])).toBe('.')
    expect(decimalSignOf(['1,299.00', '7'])).toBe('.')
    expect(decimalSignOf(['19,90 – 24,90 €', '1.299'])).toBe(',')
    expect(decimalSignOf(['1.234.567'])).toBe(',')
    expect(decimalSignOf(['1.299', '2.499', ''])).toBeNull()
    expect(decimalSignOf(['1.50', '1,50'])).toBeNull()
    expect(decimalSignOf(['Rs.499', 'kr. 120', '749 kr.'])).toBeNull()
    expect(decimalSignOf(['12.03.2026', '1.299'])).toBeNull()
  })
})

describe('a cell without a usable price', () => {
  it.each([
    ['-12.50', 'negative'],
    ['−12.50', 'negative'],
    ['12.50-', 'negative'],
    ['12.50 -', 'negative'],
    ['(12.50)', 'negative'],
    ['($12.50)', 'negative'],
    ['(12,50 EUR)', 'negative'],
    ['-€12.50', 'negative'],
    ['€ -12,50', 'negative'],
    ['12.50 CR', 'negative'],
    ['5 %', 'percentage'],
    ['12.5%', 'percentage'],
    ['20% off', 'percentage'],
    ['10-12', 'range'],
    ['10,00 – 12,00 €', 'range'],
    ['€10 to €12', 'range'],
    ['10 bis 12 €', 'range'],
    ['3 for 10.00', 'several figures'],
    ['2 für 5 €', 'several figures'],
    ['2 x 5.00', 'several figures'],
    ['was 12.99 now 9.99', 'several figures'],
    ['UVP 12,99 € jetzt 9,99 €', 'several figures'],
    ['12.50 / 10.50', 'several figures'],
    ['12,50 EUR/100 ST', 'several figures'],
    ['12.50/kg', 'per unit'],
    ['12,50 €/m²', 'per unit'],
    ['€ 12.50 per kg', 'per unit'],
    ['8.50/100 g', 'per unit'],
    ['12,50 € pro Liter', 'per unit'],
    ['12.50 per case', 'per unit'],
    ['12.5元/斤', 'per unit'],
    ['abc', 'not a price'],
    ['auf Anfrage', 'not a price'],
    ['free', 'not a price'],
    ['12.5.0', 'not a price'],
    ['1,23,4', 'not a price'],
    ['..50', 'not a price'],
    ['12..50', 'not a price'],
    ['12.50,00', 'not a price'],
    ['1. 299,00', 'not a price'],
    ['2026-03-12', 'not a price'],
    ['12.03.2026', 'not a price'],
    ['12.03.', 'not a price'],
    ['12/03/2026', 'not a price'],
    ['EUR', 'not a price'],
    ['1e5', 'several figures'],
  ])('%s is refused: %s', (cell, problem) => {
    expect(read(cell)).toBe(problem)
  })

  it.each(['', ' ', '-', '–', 'NULL', 'n/a', '#N/A', 'k.A.', '\\N'])(
    '%j counts as empty',
    (cell) => {
      expect(read(cell)).toBe('none')
    },
  )
})

describe('a doubtful price', () => {
  it.each([
    ['from 5.00', '5?', 'is a “from” price'],
    ['ab 24,90 €', '24.9 EUR?', 'is a “from” price'],
    ['à partir de 12,50 €', '12.5 EUR?', 'is a “from” price'],
    ['da 12,50 €', '12.5 EUR?', 'is a “from” price'],
    ['от 12,50 руб.', '12.5 RUB?', 'is a “from” price'],
    ['up to 12.50', '12.5?', 'is an “up to” price'],
    ['ca. 12,50', '12.5?', 'is only approximate'],
    ['> 12.50', '12.5?', 'is only approximate'],
    ['12.50?', '12.5?', 'is only approximate'],
    ['0.99¢', '0.0099?', 'less than one cent'],
    ['12.50 xyz', '12.5?', 'a word that isn’t known: “xyz”'],
    ['old 9.99', '9.99?', 'a word that isn’t known: “old”'],
    ['129k', '129?', 'a word that isn’t known: “k”'],
  ])('%s is marked as doubtful', (cell, price, message) => {
    expect(read(cell)).toBe(price)
    expect(readPrice(cell, null)).toMatchObject({
      message: expect.stringContaining(message) as string,
    })
  })
})

describe('any cell', () => {
  it('is read without an error, and never as a negative or infinite price', () => {
    const part = fc.constantFrom(
      '1',
      '299',
      '.',
      ',',
      ' ',
      '-',
      '€',
      'kr',
      'Rs.',
      '/',
      'kg',
      '%',
      '(',
      ')',
      'x',
      '00',
    )
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 8 }),
        fc.constantFrom('.', ',', null),
        (parts, sign) => {
          const reading = readPrice(parts.join(''), sign)
          if (reading.kind !== 'price' && reading.kind !== 'doubtful') return
          expect(reading.price).toBeGreaterThanOrEqual(0)
          expect(Number.isFinite(reading.price)).toBe(true)
        },
      ),
      { numRuns: 2000, seed: 5 },
    )
  })

  it('has the same price with added spaces, a currency or a tax note', () => {
    const decorate = fc.constantFrom(
      (text: string) => `€ ${text}`,
      (text: string) => `${text} €`,
      (text: string) => ` ${text} `,
      (text: string) => `\u00A0${text}\u200B`,
      (text: string) => `${text} incl. VAT`,
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), decorate, (cents, around) => {
        const text = (cents / 100).toFixed(2)
        for (const cell of [text, text.replace('.', ',')]) {
          expect(readPrice(around(cell), null)).toMatchObject({ kind: 'price', price: cents / 100 })
        }
      }),
      { numRuns: 300, seed: 6 },
    )
  })
})
