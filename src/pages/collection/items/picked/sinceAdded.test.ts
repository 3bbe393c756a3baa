import { expect, it } from 'vitest'
import { sinceAdded } from './sinceAdded.ts'

const none = {
  n: 0,
  decreased: 0,
  increased: 0,
  unchanged: 0,
  medianNow: null,
  medianFirst: null,
  out: 0,
  missing: 0,
  isAcrossCountries: false,
}
const plain = (figure: string) => figure

it('the sentence counts cheaper and more expensive products, with the medians before and now', () => {
  const three = {
    ...none,
    n: 3,
    decreased: 1,
    increased: 1,
    unchanged: 1,
    medianNow: 20,
    medianFirst: 22,
  }
  expect(sinceAdded({ ...three, out: 2 }, (figure) => `US$ ${figure}`)).toBe(
    'Since added: 1 cheaper, 1 more expensive, 1 unchanged. Median US$ 20.00, was US$ 22.00 (3 products). 2 out of stock.',
  )
})

it('the sentence leaves out everything that is 0', () => {
  expect(sinceAdded({ ...none, n: 1, increased: 1, isAcrossCountries: true }, plain)).toBe(
    'Since added: 1 more expensive.',
  )
  expect(sinceAdded({ ...none, out: 1 }, plain)).toBe('1 out of stock.')
  expect(sinceAdded(none, plain)).toBeNull()
})
