import { describe, expect, it } from 'vitest'
import { blockingSources } from './allowedOrigins.ts'

const PAGE = 'https://app.example/settings'

const isAllowed = (sources: string, baseUrl: string, page = PAGE) =>
  blockingSources([`default-src 'none'; connect-src ${sources}`], baseUrl, page) === null

describe('a content security policy', () => {
  it.each([
    // 'self'
    [`'self'`, 'https://app.example', true],
    [`'self'`, 'https://app.example/api', true],
    [`'self'`, 'https://app.example:8443', false],
    [`'self'`, 'https://sub.app.example', false],
    // 'none' and an empty list
    [`'none'`, 'https://app.example', false],
    ['', 'https://app.example', false],
    // schemes
    ['https:', 'https://catalog.example:8443/api', true],
    ['https:', 'http://localhost:4010', false],
    ['http:', 'https://catalog.example', true],
    ['*', 'http://127.0.0.1:4010', true],
    // hosts
    ['https://catalog.example', 'https://catalog.example/api', true],
    ['https://CATALOG.example', 'https://catalog.example', true],
    ['https://catalog.example', 'https://catalog.example.evil.example', false],
    ['https://catalog.example', 'https://evil-catalog.example', false],
    ['https://*.example.com', 'https://a.b.example.com', true],
    ['https://*.example.com', 'https://example.com', false],
    ['https://*.example.com', 'https://evilexample.com', false],
    ['http://catalog.example', 'https://catalog.example', true],
    ['catalog.example', 'https://catalog.example', true],
    ['https://*', 'https://catalog.example', true],
    // ports
    ['https://catalog.example', 'https://catalog.example:8443', false],
    ['https://catalog.example:443', 'https://catalog.example', true],
    ['https://catalog.example:80', 'https://catalog.example', true],
    ['https://catalog.example:8443', 'https://catalog.example', false],
    ['http://localhost:*', 'http://localhost:4010', true],
    ['http://localhost:*', 'http://127.0.0.1:4010', false],
    ['http://127.0.0.1:*', 'http://127.0.0.1:4010', true],
    ['http://[::1]:*', 'http://[::1]:4010', false],
    // paths
    ['https://catalog.example/', 'https://catalog.example/api', true],
    ['https://catalog.example/api/', 'https://catalog.example/api', true],
    ['https://catalog.example/api/', 'https://catalog.example/other', false],
    ['https://catalog.example/a%70i/', 'https://catalog.example/api', true],
    ['https://catalog.example/100%/', 'https://catalog.example/100%', true],
    ['https://catalog.example/v1/products', 'https://catalog.example', false],
    // several sources, and an invalid one
    [`'self' https://a.example https://b.example`, 'https://b.example', true],
    [`'report-sample' javascript`, 'https://catalog.example', false],
  ])('with connect-src %s allows %s: %s', (sources, baseUrl, expected) => {
    expect(isAllowed(sources, baseUrl)).toBe(expected)
  })

  it('allows the https version of an http page’s origin, on default ports only', () => {
    expect(isAllowed(`'self'`, 'https://localhost', 'http://localhost/settings')).toBe(true)
    expect(isAllowed(`'self'`, 'https://localhost', 'http://localhost:5173/settings')).toBe(false)
    expect(isAllowed('localhost:*', 'http://localhost:4010', 'http://localhost:5173/')).toBe(true)
    expect(isAllowed('localhost:*', 'http://localhost:4010', PAGE)).toBe(false)
  })

  it('allows everything without connect-src and default-src, and falls back to default-src', () => {
    expect(blockingSources([], 'https://catalog.example', PAGE)).toBeNull()
    expect(blockingSources([`script-src 'self'`], 'https://catalog.example', PAGE)).toBeNull()
    expect(blockingSources([`default-src 'self'`], 'https://catalog.example', PAGE)).toEqual([
      `'self'`,
    ])
  })

  it('allows what every policy allows, and uses the first of duplicate directives', () => {
    const narrow = `Connect-Src 'self' https://a.example; connect-src https:`
    expect(blockingSources(['connect-src https:', narrow], 'https://a.example', PAGE)).toBeNull()
    expect(blockingSources(['connect-src https:', narrow], 'https://b.example', PAGE)).toEqual([
      `'self'`,
      'https://a.example',
    ])
  })
})
