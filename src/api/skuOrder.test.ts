import { expect, it } from 'vitest'
import { inSizeOrder } from './skuOrder.ts'

const skus = (...inputs: string[]) =>
  inputs.map((text) => {
    const [size = '', colour] = text.split(' ')
    return { attributes: colour === undefined ? { size } : { size, colour } }
  })

it.each([
  ['of one colour', ['XL', 'S', '2XL', 'M'], ['S', 'M', 'XL', '2XL']],
  [
    'grouped by colour',
    ['L red', 'S red', 'M blue', 'S blue'],
    ['S red', 'L red', 'S blue', 'M blue'],
  ],
  [
    'with alternating colours',
    ['L red', 'L blue', 'S red', 'S blue'],
    ['S red', 'S blue', 'L red', 'L blue'],
  ],
])('sizes %s are sorted from small to large', (_what, inputs, ordered) => {
  expect(inSizeOrder(skus(...inputs))).toEqual(skus(...ordered))
})

it('SKUs without a size stay in position, and those of equal size in order', () => {
  const [none, text] = [{ attributes: null }, { attributes: 'one of a kind' }]
  const [large, first, second] = [
    { attributes: { size: 'L' }, id: 1 },
    { attributes: { size: 'S' }, id: 2 },
    { attributes: { size: 'S' }, id: 3 },
  ]
  expect(inSizeOrder([none, large, text, first, second])).toEqual([
    none,
    first,
    text,
    second,
    large,
  ])
  expect(inSizeOrder([])).toEqual([])
})
