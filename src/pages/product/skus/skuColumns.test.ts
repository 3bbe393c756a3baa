import { describe, expect, it } from 'vitest'
import { readProduct } from '@/api/operations/product.ts'
import { skuAttribute, skuColumns, skusInWords, skuValue } from './skuColumns.ts'

const skusOf = (...skuSet: Record<string, unknown>[]) => readProduct({ skuSet }).skuSet

describe('the columns of the SKU table', () => {
  it('lead with size and colour, whatever the order received', () => {
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

  it('keep attributes that are the same for every SKU for the second look', () => {
    const skus = skusOf(
      { attributes: { size: '40', sizeSystem: 'EU' } },
      { attributes: { size: '41', sizeSystem: 'EU' } },
    )
    expect(skuColumns(skus)).toMatchObject({
      attributes: ['size'],
      moreAttributes: ['sizeSystem'],
    })
  })

  it('show what there is where nothing tells the SKUs apart', () => {
    expect(skuColumns(skusOf({ attributes: { volume: '50 ml' } }))).toMatchObject({
      size: null,
      attributes: ['volume'],
    })
  })

  it('have a quantity only where one was received, a real 0 included', () => {
    expect(skuColumns(skusOf({ skuId: '1' }))).toMatchObject({ hasQuantity: false })
    expect(skuColumns(skusOf({ inventoryQuantity: 0 }))).toMatchObject({ hasQuantity: true })
  })

  it('hide nothing: other fields and unreadable values stand under more', () => {
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

  it('read own entries only', () => {
    const [plain] = skusOf({ attributes: {} })
    const [hostile] = skusOf(JSON.parse('{"attributes":{"__proto__":"x","constructor":"y"}}'))
    if (!plain || !hostile) throw new Error('two SKUs were made')
    expect(skuAttribute(plain, 'constructor')).toBeUndefined()
    expect(skuValue(plain, 'toString')).toBeUndefined()
    expect(skuAttribute(hostile, '__proto__')).toBe('x')
    expect(skuColumns([hostile]).attributes).toEqual(['__proto__', 'constructor'])
  })

  it('count stock without taking unknown for out', () => {
    expect(skusInWords(skusOf({ available: true }, { available: false }, {}))).toBe(
      '3, of which 1 available, 1 unknown',
    )
    expect(skusInWords(skusOf({ available: true }))).toBe('1, of which 1 available')
  })
})
