import { describe, expect, test } from 'vitest'
import type { FacetValue } from '../../domain/facets.ts'
import { facetOptions, visibleOptions } from './facetOptions.ts'

const values: FacetValue[] = [
  ['Piqué', 3],
  ['Denim', 9],
  ['__proto__', 1],
]
const none = () => false
const texts = (options: { value: string }[]) => options.map(({ value }) => value)

describe('facetOptions', () => {
  test('orders by count, featured ones first', () => {
    expect(texts(facetOptions({ name: 'brand', values, isChosen: none }))).toEqual([
      'Denim',
      'Piqué',
      '__proto__',
    ])
    expect(
      texts(facetOptions({ name: 'gender', values, featured: ['piqué'], isChosen: none })),
    ).toEqual(['Piqué', 'Denim', '__proto__'])
  })

  test('keeps the places of values seen before, without counts where the answer has none', () => {
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

  test('offers a chosen value that nothing holds, first', () => {
    const [first] = facetOptions({
      name: 'brand',
      values,
      chosen: ['Nobody'],
      isChosen: (value) => value === 'Nobody',
    })
    expect(first).toEqual({ value: 'Nobody', count: null, chosen: true })
  })
})

describe('visibleOptions', () => {
  const options = Array.from({ length: 50 }, (_, place) => ({
    value: `Value ${place}`,
    count: 50 - place,
    chosen: place === 30,
  }))

  test('shows the first ones and every chosen one, and counts the rest', () => {
    const { visible, hidden } = visibleOptions(options, { limit: 4, find: '' })
    expect(texts(visible)).toEqual(['Value 0', 'Value 1', 'Value 2', 'Value 3', 'Value 30'])
    expect(hidden).toBe(45)
  })

  test('finds without regard to case and accents; a chosen value stays', () => {
    const found = visibleOptions(
      [
        { value: 'Piqué', count: 1, chosen: false },
        { value: 'Denim', count: 1, chosen: true },
        { value: 'Satin', count: 1, chosen: false },
      ],
      { limit: 10, find: ' PIQUE ' },
    )
    expect(texts(found.visible)).toEqual(['Piqué', 'Denim'])
    expect(found.hidden).toBe(0)
  })
})
