import { describe, expect, it } from 'vitest'
import { apiVariants } from '../../mocks/apiVariants.ts'
import { combinedVariants } from './combinedVariants.ts'
import { figuresOn } from './journeys.ts'
import { usualFigures, usualFiguresOn } from './usualFigures.ts'

describe('the core journeys', () => {
  it('show these figures on the default service', { tags: 'slow' }, async () => {
    const usual = await usualFigures()
    expect(usual.search).toMatchObject({ found: '26 products in US', merchant: 'Northgate 26' })
    expect(usual.search.products).toHaveLength(2)
    expect(usual.search.products[0]).toContain('Washed Cotton Weekend Shirt, Western Yoke24.90MRP')
    expect(usual.search.otherFacets).toContain('Copper Lane 4')
    const [product, skus, traits, status] = usual.product
    expect(product).toContain('Offer price49.00MRP56.00Discount−13%')
    expect(product).toContain('5.0 from 17 ratings')
    expect(skus).toContain('1, of which 1 available')
    expect(traits).toContain('benefitsScratch resistantAdjustable')
    expect(status).toContain('Jul 2025')
    expect(usual.record.records).toContain('Eight Cards49.00MRP 56.00−13%In stock')
    expect(usual.record.market).toContain('0411086793036')
    expect(usual.prices).toMatchObject({
      statistics: expect.stringContaining('from 49.00 (Sundial)'),
      offers: [expect.stringContaining('Sundial'), expect.stringContaining('Petra Market')],
      pictures: 3,
    })
  })

  it('are tested on every API variant', () => {
    expect(combinedVariants().flat().toSorted()).toEqual(
      apiVariants.map(({ name }) => name).toSorted(),
    )
  })

  // `apiVariants.slow.test.tsx` tests each by itself.
  it.each(combinedVariants().map((names) => names.join(' ')))(
    'show the same figures on %s',
    { tags: 'slow' },
    async (list) => {
      const names = list.split(' ')
      const usual = await usualFiguresOn(names)
      expect(await figuresOn(names)).toEqual(usual)
    },
  )
})
