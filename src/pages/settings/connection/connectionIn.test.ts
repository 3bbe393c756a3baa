import { describe, expect, it } from 'vitest'
import { connectionIn } from './connectionIn.ts'

describe('the service that restored settings would ask', () => {
  const of = (value: unknown) => connectionIn([['connection', JSON.stringify(value)]])
  it('is named where they lead to another directly', () => {
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
  ])('is left alone by %j', (value) => {
    expect(of(value)).toBeNull()
  })

  it('is left alone where they say nothing of it', () => {
    expect(connectionIn([])).toBeNull()
    expect(connectionIn([['theme', '"dark"']])).toBeNull()
  })
})
