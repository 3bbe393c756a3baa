import { describe, expect, it } from 'vitest'
import { readProduct } from '@/api/operations/product.ts'
import { selectable } from './selection.ts'

describe('a result to be selected', () => {
  it('is its id in the countries that were requested', () => {
    const product = readProduct({ productId: 'P1' })
    expect(selectable(product, ['us', 'in'])).toEqual({ id: 'P1', country: 'us,in', product })
  })

  it('is none without an id that can be requested', () => {
    expect(selectable(readProduct({}), ['us'])).toBeNull()
    expect(selectable(readProduct({ productId: '..' }), ['us'])).toBeNull()
  })
})
