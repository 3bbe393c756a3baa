import { describe, expect, it } from 'vitest'
import { DEFAULTS, doorAddress, doorSettings, serverNames } from './settings.ts'

describe('the settings of the door', () => {
  it('have defaults', () => {
    expect(doorSettings({})).toEqual(DEFAULTS)
    expect(doorAddress({})).toEqual({ host: '127.0.0.1', port: 8081 })
    expect(serverNames({})).toEqual([])
  })

  it('come from the environment', () => {
    const env = {
      CATALOG_DEADLINE: '2.5',
      CATALOG_ANSWER_LIMIT: '8',
      CATALOG_AT_ONCE: '4',
      CATALOG_A_SECOND: '0.5',
    }
    expect(doorSettings(env)).toEqual({ deadlineMs: 2500, limitMb: 8, atOnce: 4, aSecond: 0.5 })
    expect(doorAddress({ CATALOG_DOOR: '[::1]:9000' })).toEqual({ host: '[::1]', port: 9000 })
    expect(serverNames({ CATALOG_SERVER_NAME: 'Catalog.Example, prices  [::1]' })).toEqual([
      'catalog.example',
      'prices',
      '[::1]',
    ])
  })

  it.each([
    [{ CATALOG_DEADLINE: '0' }, 'CATALOG_DEADLINE is "0"'],
    [{ CATALOG_DEADLINE: '20s' }, 'CATALOG_DEADLINE is "20s"'],
    [{ CATALOG_ANSWER_LIMIT: '-1' }, 'CATALOG_ANSWER_LIMIT is "-1"'],
    [{ CATALOG_AT_ONCE: '1.5' }, 'give a whole number'],
    [{ CATALOG_A_SECOND: 'Infinity' }, 'CATALOG_A_SECOND is "Infinity"'],
  ])('are refused by name: %j', (env, says) => {
    expect(() => doorSettings(env)).toThrow(says)
  })

  it.each(['_', '*.example', 'catalog.example:80', 'https://a.b', 'a;b', '-a', 'a..b', '"', 'a.'])(
    'take no %s for a name',
    (name) => {
      expect(() => serverNames({ CATALOG_SERVER_NAME: `good ${name}` })).toThrow(
        `CATALOG_SERVER_NAME holds "${name}"`,
      )
    },
  )

  it.each(['8081', 'localhost', 'a b:1', '127.0.0.1:0', '127.0.0.1:70000', 'x:1;y'])(
    'take no %s for an address',
    (text) => {
      expect(() => doorAddress({ CATALOG_DOOR: text })).toThrow('CATALOG_DOOR is')
    },
  )
})
