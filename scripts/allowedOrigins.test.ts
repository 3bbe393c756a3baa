import { describe, expect, it } from 'vitest'
import { allowedOrigins } from './allowedOrigins.ts'

const from = (text: string) => allowedOrigins({ CATALOG_ALLOWED_ORIGINS: text })

describe('the allowed origins', () => {
  it('are any https origin and this machine if nothing is set', () => {
    expect(allowedOrigins({})).toEqual(['https:', 'http://localhost:*', 'http://127.0.0.1:*'])
  })

  it('are empty if the variable is empty: everything is requested through the proxy', () => {
    expect(from('')).toEqual([])
    expect(from('  ')).toEqual([])
  })

  it('can be separated by any whitespace and lose a trailing slash', () => {
    expect(from(' https://a.example/  https://*.b.example:8443\nhttp://localhost:*')).toEqual([
      'https://a.example',
      'https://*.b.example:8443',
      'http://localhost:*',
    ])
  })

  it.each([
    `'unsafe-inline'`,
    `'self'`,
    `https://a.example; script-src *`,
    `https://a.example;`,
    `https://a.example,https://b.example`,
    `https://a.example"`,
    'https://a.example/api',
    'https://user@a.example',
    'https://*',
    'http://[::1]:*',
    'a.example',
    '*',
    'http:',
    'data:',
    'blob:',
    'unsafe-inline',
    'https://a.example\u0000',
  ])('can’t include %j', (text) => {
    expect(() => from(text)).toThrow('CATALOG_ALLOWED_ORIGINS holds "')
  })
})
