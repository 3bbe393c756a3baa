import { describe, expect, test } from 'vitest'
import type { FacetValue } from '@/api/facets.ts'
import { facetOptions } from './facetOptions.ts'

const values: FacetValue[] = [
  ['Piqué', 3],
  ['Denim', 9],
  ['__proto__', 1],
]
const none = () => false
const texts = (options: { value: string }[]) => options.map(({ value }) => value)

describe('facetOptions', () => {
  test('orders values by count, featured ones first', () => {
    expect(texts(facetOptions({ name: 'brand', values, isChosen: none }))).toEqual([
      'Denim',
      'Piqué',
      '__proto__',
    ])
    expect(
      texts(facetOptions({ name: 'gender', values, featured: ['piqué'], isChosen: none })),
    ).toEqual(['Piqué', 'Denim', '__proto__'])
  })

  test('leaves values seen before at their places, without counts the response doesn’t have', () => {
    const options = facetOptions({
      name: 'brand',
      values: [['Piqué', 3]],
      seen: values,
      isChosen: (value) => value === 'Piqué',
    })
    expect(options).toEqual([
      { value: 'Denim', count: null, chosen: false },
      { value: 'Piqué', count: 3, chosen: true },
      { value: '__proto__', count: null, chosen: false },
    ])
  })

  test('puts a chosen value that isn’t in the response first', () => {
    const [first] = facetOptions({
      name: 'brand',
      values,
      chosen: ['Nobody'],
      isChosen: (value) => value === 'Nobody',
    })
    expect(first).toEqual({ value: 'Nobody', count: null, chosen: true })
  })
})
