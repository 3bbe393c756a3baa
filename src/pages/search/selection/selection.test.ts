import { describe, expect, it } from 'vitest'
import { readProduct } from '@/api/operations/product.ts'
import { selectable } from './selection.ts'

describe('a selectable result', () => {
  it('has its ID and the countries of the search', () => {
    const product = readProduct({ productId: 'P1' })
    expect(selectable(product, ['us', 'in'])).toEqual({ id: 'P1', country: 'us,in', product })
  })

  it('needs an ID that can be requested', () => {
    expect(selectable(readProduct({}), ['us'])).toBeNull()
    expect(selectable(readProduct({ productId: '..' }), ['us'])).toBeNull()
  })
})
