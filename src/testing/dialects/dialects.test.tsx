import { describe, expect, it } from 'vitest'
import { dialects } from '../../../mocks/dialects.ts'
import { figuresOn } from './journeys.ts'

let usual: Awaited<ReturnType<typeof figuresOn>>

describe('the core journeys', () => {
  it('find these figures on the usual service', async () => {
    usual = await figuresOn([])
    expect(usual.search).toMatchObject({ found: '26 products in us', merchant: 'Northgate 26' })
    expect(usual.search.products).toHaveLength(2)
    expect(usual.search.products[0]).toContain('Washed Cotton Weekend Shirt, Western Yoke24.90MRP')
    expect(usual.search.otherFacets).toContain('Copper Lane 4')
    const [product, skus, traits, standing] = usual.product
    expect(product).toContain('Offer price49.00MRP56.00Discount−13%')
    expect(product).toContain('Rated 5.0 from 17 ratings')
    expect(skus).toContain('1, of which 1 available')
    expect(traits).toContain('benefitsScratch resistantAdjustable')
    expect(standing).toContain('Jul 2025')
    expect(usual.record.records).toContain('Eight Cards49.00MRP 56.00−13%In stock')
    expect(usual.record.market).toContain('0411086793036')
    expect(usual.prices).toMatchObject({
      statistics: expect.stringContaining('Lowest49.00Sundial'),
      offers: [expect.stringContaining('Sundial'), expect.stringContaining('Petra Market')],
      pictures: 3,
    })
  })

  it.each(dialects.map(({ name }) => name))('find the same on %s', async (name) => {
    const { pictures, ...prices } = usual.prices
    const figures = await figuresOn([name])
    expect(figures).toEqual({ ...usual, prices: { ...prices, pictures: figures.prices.pictures } })
    expect(figures.prices.pictures).toBe(name === 'one-more-picture' ? 1 : pictures)
  })
})
