import { describe, expect, it } from 'vitest'
import { catalogService } from './catalogService.ts'

const url = { CATALOG_BASE_URL: 'https://catalog.example' }

describe('reading the catalog service from the environment', () => {
  it('returns null while CATALOG_BASE_URL is unset or empty', () => {
    expect(catalogService({})).toBeNull()
    expect(catalogService({ CATALOG_BASE_URL: '' })).toBeNull()
  })

  it.each([
    ['https://catalog.example', 'https://catalog.example'],
    ['https://catalog.example/', 'https://catalog.example'],
    ['https://catalog.example/v1', 'https://catalog.example'],
    ['https://catalog.example/v1/', 'https://catalog.example'],
    ['https://catalog.example:8443/api/v1//', 'https://catalog.example:8443/api'],
    ['http://localhost:4010', 'http://localhost:4010'],
    ['http://127.0.0.1:4010/v1', 'http://127.0.0.1:4010'],
    ['http://[::1]:4010', 'http://[::1]:4010'],
  ])('turns %s into the base URL %s', (written, baseUrl) => {
    expect(catalogService({ CATALOG_BASE_URL: written })?.baseUrl).toBe(baseUrl)
  })

  it.each([
    ['catalog.example'],
    ['not a URL'],
    ['ftp://catalog.example'],
    ['http://catalog.example'],
    ['http://localhost.example'],
    ['https://user:secret@catalog.example'],
    ['https://catalog.example/?key=secret'],
  ])('rejects %s and names the variable', (written) => {
    expect(() => catalogService({ CATALOG_BASE_URL: written })).toThrow(/^CATALOG_BASE_URL can't/)
    expect(() => catalogService({ CATALOG_BASE_URL: written })).not.toThrow(/secret/)
  })

  it('returns the key and the token, or null for each', () => {
    expect(catalogService(url)).toMatchObject({ apiKey: null, eanToken: null })
    const secrets = {
      CATALOG_API_KEY: 'k$"1\\ 2',
      CATALOG_EAN_TOKEN_HEADER: 'X-Access-Token',
      CATALOG_EAN_TOKEN: 'Bearer t',
    }
    expect(catalogService({ ...url, ...secrets })).toMatchObject({
      apiKey: 'k$"1\\ 2',
      eanToken: { header: 'X-Access-Token', value: 'Bearer t' },
    })
  })

  it.each([
    ['“sentinel”', 'position 1 of 10'],
    ['sentinel\nX-Other: 1', 'position 9 of 19'],
    ['sentinel\u0000', 'position 9 of 9'],
    ['sentinel ', 'begins or ends with a blank'],
    ['sentinel\r', 'begins or ends with a blank'],
  ])('rejects the key %j without repeating it', (key, message) => {
    for (const name of ['CATALOG_API_KEY', 'CATALOG_EAN_TOKEN']) {
      const start = () => catalogService({ ...url, [name]: key, CATALOG_EAN_TOKEN_HEADER: 'x' })
      expect(start).toThrow(`${name} `)
      expect(start).toThrow(message)
      expect(start).not.toThrow(/sentinel/)
    }
  })

  it('requires the token and the name of its header together', () => {
    const expected = 'CATALOG_EAN_TOKEN_HEADER and CATALOG_EAN_TOKEN belong together'
    expect(() => catalogService({ ...url, CATALOG_EAN_TOKEN: 't' })).toThrow(expected)
    expect(() => catalogService({ ...url, CATALOG_EAN_TOKEN_HEADER: 'x' })).toThrow(expected)
  })

  it.each(['two words', 'x:', '', 'apikey', 'Cookie', 'HOST', 'Proxy-Authorization', 'Connection'])(
    'rejects “%s” as the name of the token header',
    (header) => {
      const env = { ...url, CATALOG_EAN_TOKEN_HEADER: header, CATALOG_EAN_TOKEN: 't' }
      expect(() => catalogService(env)).toThrow('CATALOG_EAN_TOKEN_HEADER')
    },
  )
})
