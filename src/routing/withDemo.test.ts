import { describe, expect, it } from 'vitest'
import { withDemo } from './withDemo.ts'

describe('a change of the demo and catalog parameters', () => {
  it.each([
    ['', ['slow'], '', '/settings?demo=slow'],
    ['?demo=slow', ['empty', 'none-is-204'], '', '/settings?demo=empty%2Cnone-is-204'],
    ['?demo=slow', [], '', '/settings'],
    ['?demo=slow&catalog=300', [], '300', '/settings?catalog=300'],
    ['?catalog=300&demo=slow', ['hang'], '1m', '/settings?catalog=1m&demo=hang'],
    ['?a=1&demo=slow&b=2&catalog=1m', [], '', '/settings?a=1&b=2'],
  ])('turns %s with %j and “%s” into %s', (search, names, size, expected) => {
    expect(withDemo('/settings', search, { names, size })).toBe(expected)
  })
})
