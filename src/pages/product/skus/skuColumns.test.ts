import { describe, expect, it } from 'vitest'
import { readProduct } from '@/api/operations/product.ts'
import { skuAttribute, skuColumns, skusInWords, skuValue } from './skuColumns.ts'

const skusOf = (...skuSet: Record<string, unknown>[]) => readProduct({ skuSet }).skuSet

describe('the columns of the variants table', () => {
  it('begin with size and colour, in whatever order they are received', () => {
    const skus = skusOf(
      { attributes: { length: 30, colour: 'Navy', size: 'S' } },
      { attributes: { length: 32, colour: 'Navy', size: 'M' } },
    )
    expect(skuColumns(skus)).toMatchObject({
      size: 'size',
      attributes: ['size', 'colour', 'length'],
      moreAttributes: [],
    })
  })

  it('have attributes that are the same for every variant among the additional ones', () => {
    const skus = skusOf(
      { attributes: { size: '40', sizeSystem: 'EU' } },
      { attributes: { size: '41', sizeSystem: 'EU' } },
    )
    expect(skuColumns(skus)).toMatchObject({
      attributes: ['size'],
      moreAttributes: ['sizeSystem'],
    })
  })

  it('show the attributes of a single variant', () => {
    expect(skuColumns(skusOf({ attributes: { volume: '50 ml' } }))).toMatchObject({
      size: null,
      attributes: ['volume'],
    })
  })

  it('include a quantity only where one was received, even if it is 0', () => {
    expect(skuColumns(skusOf({ skuId: '1' }))).toMatchObject({ hasQuantity: false })
    expect(skuColumns(skusOf({ inventoryQuantity: 0 }))).toMatchObject({ hasQuantity: true })
  })

  it('have all other fields and unreadable values among the additional ones', () => {
    const skus = skusOf({
      skuId: '1',
      available: 'soon',
      attributes: 'XL',
      rank: 3,
      hasAltUrl: false,
      weight: '1 kg',
      ean: '',
      offerPrice: null,
    })
    expect(skuColumns(skus).moreFields.toSorted()).toEqual([
      'attributes',
      'available',
      'hasAltUrl',
      'rank',
      'weight',
    ])
  })

  it('use only own properties of the attributes', () => {
    const [plain] = skusOf({ attributes: {} })
    const [hostile] = skusOf(JSON.parse('{"attributes":{"__proto__":"x","constructor":"y"}}'))
    if (!plain || !hostile) throw new Error('two SKUs were made')
    expect(skuAttribute(plain, 'constructor')).toBeUndefined()
    expect(skuValue(plain, 'toString')).toBeUndefined()
    expect(skuAttribute(hostile, '__proto__')).toBe('x')
    expect(skuColumns([hostile]).attributes).toEqual(['__proto__', 'constructor'])
  })

  it('have a stock summary that counts unknown stock separately', () => {
    expect(skusInWords(skusOf({ available: true }, { available: false }, {}))).toBe(
      '3, of which 1 available, 1 unknown',
    )
    expect(skusInWords(skusOf({ available: true }))).toBe('1, of which 1 available')
  })
})
