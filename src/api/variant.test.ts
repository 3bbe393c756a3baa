import { describe, expect, it } from 'vitest'
import { variantName, variantOf } from './variant.ts'

describe('variantOf', () => {
  it('separates size and colour from the other attributes', () => {
    expect(variantOf({ colour: 'Light blue', size: 'M', pattern: 'Striped' })).toEqual({
      size: 'M',
      colour: 'Light blue',
      rest: 'Striped',
    })
    expect(variantOf({ Color: 'Red', Volume: '50 ml' })).toEqual({
      size: '50 ml',
      colour: 'Red',
      rest: '',
    })
    expect(variantOf({ Volume: '50 ml', Größe: 'M' })).toEqual({
      size: 'M',
      colour: '',
      rest: '50 ml',
    })
    expect(variantOf([{ name: 'size', value: 38 }])).toEqual({ size: '38', colour: '', rest: '' })
  })

  it.each([null, undefined, 5n, [], {}, [null, 'x'], { size: { deep: 1 }, colour: '  ' }])(
    'finds nothing in %o, and does not throw',
    (attributes) => {
      expect(variantOf(attributes)).toEqual({ size: '', colour: '', rest: '' })
    },
  )

  it('returns plain text and values of unknown names as the rest', () => {
    expect(variantOf('M / blue').rest).toBe('M / blue')
    expect(variantOf(JSON.parse('{"__proto__":"odd","fit":"slim"}')).rest).toBe('odd, slim')
  })
})

describe('variantName', () => {
  it('names a variant by its attributes, otherwise by SKU ID or position', () => {
    expect(variantName({ size: 'M', colour: 'Red', rest: '' }, '1-2', 1)).toBe('M, Red')
    expect(variantName({ size: '', colour: '', rest: '' }, '1-2', 1)).toBe('1-2')
    expect(variantName({ size: '', colour: '', rest: '' }, null, 3)).toBe('SKU 3')
  })
})
