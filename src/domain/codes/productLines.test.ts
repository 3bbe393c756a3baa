import { expect, it } from 'vitest'
import { productLines } from './productLines.ts'

const ID = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
const CODE = '2049811819164'

it('uses the code of a product if it is known, otherwise its ID, each once', () => {
  expect(
    productLines([
      { id: ID, code: null },
      { id: 'A', code: CODE },
      { id: 'A', code: null },
      { id: null, code: CODE },
      { id: ID, code: null },
    ]),
  ).toEqual({ lines: [ID, CODE, 'id: A'], lookUps: 2 })
})

it('leaves out a product that cannot be requested', () => {
  expect(
    productLines([
      { id: null, code: null },
      { id: '..', code: null },
    ]),
  ).toEqual({
    lines: [],
    lookUps: 0,
  })
})
