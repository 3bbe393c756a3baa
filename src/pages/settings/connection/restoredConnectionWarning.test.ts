import { describe, expect, it } from 'vitest'
import { restoredConnectionWarning } from './restoredConnectionWarning.ts'

describe('the connection in restored settings', () => {
  const of = (value: unknown) => restoredConnectionWarning([['connection', JSON.stringify(value)]])
  it('is named where it leads directly to another service', () => {
    expect(of({ way: 'direct', baseUrl: 'https://api.example' })).toBe(
      'Requests then go directly to https://api.example, and you need to enter a key again.',
    )
  })

  it.each([
    null,
    'direct',
    { way: 'proxy', baseUrl: 'https://api.example' },
    { way: 'direct', baseUrl: '' },
    { way: 'direct', baseUrl: 7 },
    { way: 'direct' },
  ])('isn’t mentioned for %j', (value) => {
    expect(of(value)).toBeNull()
  })

  it('isn’t mentioned where the settings don’t include it', () => {
    expect(restoredConnectionWarning([])).toBeNull()
    expect(restoredConnectionWarning([['theme', '"dark"']])).toBeNull()
  })
})
