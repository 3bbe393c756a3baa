import { expect, it } from 'vitest'
import { anAnswer } from '@test/made/anAnswer.ts'
import { bodyForm } from './bodyForm.ts'

it.each<[text: string, body: unknown, form: string]>([
  [' ', undefined, 'an empty body'],
  [' <html>', undefined, 'a web page'],
  ['[]', [], '`[]`'],
  ['[1]', [1], 'a list'],
  ['no', undefined, 'plain text'],
  ['null', null, 'a bare value'],
  ['5', 5, 'a bare value'],
  ['{}', {}, '`{}`'],
  ['x', { a: 1 }, '`{ "a" }`'],
  ['x', { a: 1, b: 2, c: 3 }, '`{ "a", "b", "c" }`'],
  ['x', { a: 1, b: 2, c: 3, d: 4 }, '`{ "a", "b", "c", … }`'],
  ['x', { ['n'.repeat(21)]: 1 }, `\`{ "${'n'.repeat(20)}" }\``],
])('the structure of %j is described without its values', (text, body, form) => {
  expect(bodyForm({ answer: anAnswer({ text }), body })).toBe(form)
})
