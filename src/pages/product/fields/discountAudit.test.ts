import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auditDiscount, pointsInWords, type AuditedRecord } from './discountAudit.ts'

const RECORD: AuditedRecord = {
  offerPrice: 47.9,
  salePrice: 59,
  discount: 19,
  trueDiscount: 12,
  skuSet: [],
}

const audit = (overrides: Partial<AuditedRecord>) => auditDiscount({ ...RECORD, ...overrides })

describe('the discount check', () => {
  it('compares both given figures with the one from the prices', () => {
    const { recomputed, formula, discount, trueDiscount } = audit({})
    expect(recomputed).toBeCloseTo(18.8136, 4)
    expect(formula).toBe('1 − 47.90 ÷ 59.00')
    expect(discount?.kind).toBe('same')
    expect(trueDiscount).toMatchObject({ kind: 'apart', against: 'prices' })
    expect(pointsInWords(trueDiscount?.points ?? 0)).toBe('6.8 points')
  })

  it('states what matches and what differs, without guessing why', () => {
    expect(audit({}).sentences).toEqual([
      'The discount matches the prices.',
      'The true discount differs from the prices by 6.8 points.',
      'The source doesn’t say why.',
    ])
  })

  it('treats a difference of less than a point as rounding', () => {
    expect(audit({ discount: 18, trueDiscount: null }).sentences).toEqual([
      'The discount is within rounding of the prices (0.8 points).',
    ])
  })

  it('compares the true discount with the discount where prices are missing', () => {
    const { recomputed, trueDiscount, sentences } = audit({ salePrice: null })
    expect(recomputed).toBeNull()
    expect(trueDiscount).toEqual({ kind: 'apart', points: -7, against: 'discount' })
    expect(sentences[0]).toBe('Can’t be calculated: no MRP above 0.')
  })

  it('doesn’t calculate with a price of 0', () => {
    expect(audit({ offerPrice: 0, salePrice: 0, discount: 100 })).toMatchObject({
      recomputed: null,
      discount: null,
      sentences: [
        'Can’t be calculated: no offer price or MRP above 0.',
        'The true discount differs from the discount by 88.0 points.',
        'The source doesn’t say why.',
      ],
    })
  })

  it('states that no discount was given', () => {
    expect(audit({ discount: null, trueDiscount: null }).sentences).toEqual([
      'No discount was given.',
    ])
  })

  it('states that the offer price is above the MRP', () => {
    expect(audit({ offerPrice: 70, discount: -19, trueDiscount: null }).sentences).toEqual([
      'The offer price is above the MRP.',
      'The discount matches the prices.',
    ])
  })

  it('gives the range across the variants and how many of them have both prices', () => {
    const skuSet = [
      { offerPrice: 47.9, salePrice: 59 },
      { offerPrice: 29.5, salePrice: 59 },
      { offerPrice: 53.1, salePrice: 59 },
      { offerPrice: null, salePrice: 59 },
    ]
    const { skus } = audit({ skuSet })
    expect(skus).toMatchObject({ greatest: 50, n: 3, of: 4 })
    expect(skus?.least).toBeCloseTo(10)
  })

  it('reports two figures as different exactly when they are more than a point apart', () => {
    const percent = fc.integer({ min: -50, max: 99 })
    fc.assert(
      fc.property(percent, percent, (discount, trueDiscount) => {
        const { kind } = audit({ salePrice: null, discount, trueDiscount }).trueDiscount ?? {}
        expect(kind === 'apart').toBe(Math.abs(discount - trueDiscount) > 1)
      }),
    )
  })
})
