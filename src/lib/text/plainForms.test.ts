import { expect, it } from 'vitest'
import { plainForms } from './plainForms.ts'

it.each([
  ['Østby', ['østby', 'ostby', 'oestby']],
  ['ØSTBY', ['østby', 'ostby', 'oestby']],
  ['Tännhöf', ['tannhof', 'taennhoef']],
  ['Łódź', ['łodz', 'lodz']],
  ['Đorđe', ['đorđe', 'dorde', 'djordje']],
  ['Þór', ['þor', 'thor']],
  ['Ærø', ['ærø', 'aero', 'aeroe']],
  ['Ħamrun', ['ħamrun', 'hamrun']],
  ['Май', ['май', 'маи']],
  ['Marlowe', ['marlowe']],
])('%s may be written as %j', (name, forms) => {
  expect(plainForms(name)).toEqual(forms)
})
