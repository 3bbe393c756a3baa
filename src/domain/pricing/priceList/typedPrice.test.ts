import { describe, expect, it } from 'vitest'
import { readTypedPrice } from './typedPrice.ts'

describe('a typed price', () => {
  it.each([
    ['24.90', 24.9],
    ['Rs.499', 499],
    ['99¢', 0.99],
    ['€ 1.299,00', 1299],
    ['  ', null],
    ['n/a', null],
  ])('is read: %j is %j', (text, value) => {
    expect(readTypedPrice(text, 'price')).toEqual({ value })
  })

  it.each([
    ['(24.90)', '“(24.90)” is a negative figure, not a price.'],
    ['-5', '“-5” is a negative figure, not a price.'],
    ['5 %', '“5 %” is a percentage, not a price.'],
    ['5-7', '“5-7” is a range, not one price.'],
    ['5 / kg', '“5 / kg” is a price per quantity, not the price of the product.'],
    ['soon', '“soon” isn’t a price.'],
    ['from 5', '“from 5” is a “from” price. Enter only the price.'],
    ['5 quid', '“5 quid” has a word that isn’t known: “quid”. Enter only the price.'],
    ['0', 'A price of 0 isn’t used.'],
  ])('is rejected: %j, because %s', (text, problem) => {
    expect(readTypedPrice(text, 'price')).toEqual({ problem })
  })

  it('may be 0 for a cost, but not for a floor', () => {
    expect(readTypedPrice('0', 'cost')).toEqual({ value: 0 })
    expect(readTypedPrice('0', 'floor')).toEqual({ problem: 'A floor of 0 isn’t used.' })
  })
})
