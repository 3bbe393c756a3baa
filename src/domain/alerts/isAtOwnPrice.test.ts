import { expect, it } from 'vitest'
import type { AlertMatch, MatchFigure } from './evaluateRules.ts'
import { isAtOwnPrice } from './isAtOwnPrice.ts'

const price = (value: number | null, label: string): MatchFigure => ({
  kind: 'price',
  value,
  label,
})

it.each<[string, MatchFigure, MatchFigure, boolean]>([
  ['within the tolerance', price(100, 'mine'), price(99.6, 'new'), true],
  ['beyond the tolerance', price(100, 'mine'), price(99.4, 'new'), false],
  ['without your price', price(null, 'mine'), price(99.6, 'new'), false],
  ['with a price of 0', price(100, 'mine'), price(0, 'new'), false],
  [
    'compared with a floor, which has no tolerance',
    price(100, 'floor'),
    price(99.9, 'theirs'),
    false,
  ],
  ['about stock', { kind: 'stock', value: null, label: 'mine' }, price(100, 'new'), false],
])('isAtOwnPrice decides whether a match %s is at your price', (_says, against, found, is) => {
  expect(isAtOwnPrice({ against, found } as AlertMatch, 0.5)).toBe(is) // all that is compared
})
