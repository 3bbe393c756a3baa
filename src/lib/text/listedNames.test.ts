import { expect, it } from 'vitest'
import { listedNames } from './listedNames.ts'

it('a name that contains a comma or other separator is quoted in a list of names', () => {
  expect(listedNames(['Crabtree', 'Vale & Co'])).toBe('Crabtree, Vale & Co')
  expect(listedNames(['Crabtree, Vale & Co'])).toBe('“Crabtree, Vale & Co”')
  expect(listedNames(['A|B', 'Nord "Sea"', 'Coats; Wool'])).toBe('“A|B”, Nord "Sea", “Coats; Wool”')
  expect(listedNames([])).toBe('')
})
