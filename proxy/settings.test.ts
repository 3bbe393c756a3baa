import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, proxyAddress, proxySettings, serverNames } from './settings.ts'

describe('the settings of the proxy', () => {
  it('have defaults', () => {
    expect(proxySettings({})).toEqual(DEFAULT_SETTINGS)
    expect(proxyAddress({})).toEqual({ host: '127.0.0.1', port: 8081 })
    expect(serverNames({})).toEqual([])
  })

  it('come from the environment', () => {
    const env = {
      CATALOG_DEADLINE: '2.5',
      CATALOG_ANSWER_LIMIT: '8',
      CATALOG_AT_ONCE: '4',
      CATALOG_A_SECOND: '0.5',
    }
    expect(proxySettings(env)).toEqual({ deadlineMs: 2500, limitMb: 8, atOnce: 4, aSecond: 0.5 })
    expect(proxyAddress({ CATALOG_PROXY: '[::1]:9000' })).toEqual({ host: '[::1]', port: 9000 })
    expect(proxyAddress({ CATALOG_DOOR: '[::1]:9001' })).toEqual({ host: '[::1]', port: 9001 })
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
  ])('are refused with the name of the variable: %j', (env, message) => {
    expect(() => proxySettings(env)).toThrow(message)
  })

  it.each(['_', '*.example', 'catalog.example:80', 'https://a.b', 'a;b', '-a', 'a..b', '"', 'a.'])(
    'refuse %s as a server name',
    (name) => {
      expect(() => serverNames({ CATALOG_SERVER_NAME: `good ${name}` })).toThrow(
        `CATALOG_SERVER_NAME holds "${name}"`,
      )
    },
  )

  it.each(['8081', 'localhost', 'a b:1', '127.0.0.1:0', '127.0.0.1:70000', 'x:1;y'])(
    'refuse %s as an address',
    (text) => {
      expect(() => proxyAddress({ CATALOG_PROXY: text })).toThrow('CATALOG_PROXY is')
    },
  )
})
