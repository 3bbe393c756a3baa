import { expect, it } from 'vitest'
import { isShownElsewhere } from './attributeLayout.ts'

const shown = (name: string, ...values: unknown[]) =>
  values.filter((value) => isShownElsewhere(name, value))

it('a field of another section counts as shown there if its value is readable', () => {
  expect(shown('title', 'a', '', null, 5, {})).toEqual(['a', '', null])
  expect(shown('offerPrice', 5, 0.5, '5.0', ' -1e3 ', null, '')).toEqual([
    5,
    0.5,
    '5.0',
    ' -1e3 ',
    null,
    '',
  ])
  expect(
    shown('offerPrice', 'x', '5,0', '0x10', ' ', 2 ** 53, String(2 ** 53), Infinity, true, [5]),
  ).toEqual([])
  expect(shown('active', true, false, 'true', 'false', 1, 0, null)).toHaveLength(7)
  expect(shown('active', 'yes', 2, '1')).toEqual([])
  expect(shown('skuSet', [], [{}], null)).toHaveLength(3)
  expect(shown('skuSet', [null], ['a'], {}, 'a')).toEqual([])
})

it('any other field doesn’t count as shown elsewhere', () => {
  expect(shown('lot', null, '', 5)).toEqual([])
})
