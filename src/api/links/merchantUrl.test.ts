import { describe, expect, it } from 'vitest'
import { readMerchantUrl } from './merchantUrl.ts'

const BASE = 'https://northgate.example/men/shirts/p/48210'
const SCHEMES = 'Only links that start with http:// or https:// can be used.'
const BROKEN = 'This link can’t be read: its host name is missing or damaged.'
const NO_URL = 'This isn’t a link: a link starts with http:// or https://.'
const SPACES = 'A link has no spaces or line breaks.'

describe('readMerchantUrl', () => {
  it('returns the host and path with the URL', () => {
    expect(readMerchantUrl(` ${BASE}?a=1#b `)).toEqual({
      kind: 'url',
      url: `${BASE}?a=1#b`,
      host: 'northgate.example',
      path: '/men/shirts/p/48210?a=1#b',
      note: null,
    })
  })

  it('notes what it repaired in the URL', () => {
    expect(readMerchantUrl(`<${BASE}>`)).toMatchObject({
      kind: 'url',
      url: BASE,
      note: 'Read without “<” before the link and “>” after it.',
    })
    expect(readMerchantUrl('www.northgate.example/p/1')).toMatchObject({
      kind: 'url',
      url: 'https://www.northgate.example/p/1',
      host: 'www.northgate.example',
      note: '“https://” added.',
    })
  })

  it.each([
    ['northgate.example', 'A link starts with http:// or https://.', 'https://northgate.example'],
    [
      'northgate.shopping/p',
      'A link starts with http:// or https://.',
      'https://northgate.shopping/p',
    ],
    ['https://a.example/my shirt', SPACES, 'https://a.example/my'],
  ])('suggests a URL for %j without using it', (text, reason, suggestion) => {
    expect(readMerchantUrl(text)).toEqual({ kind: 'not a url', reason, suggestion })
  })

  it.each([
    ['', 'Enter a link.'],
    ['cotton shirt', SPACES],
    ['https://a.example/\nhttps://b.example/', 'This text has 2 links. Enter one of them.'],
    ['javascript:alert(1)', SCHEMES],
    ['data:text/html,x', SCHEMES],
    ['ftp://a.example/x', SCHEMES],
    ['shirt', NO_URL],
    ['<script>', NO_URL],
    ['https://', BROKEN],
    ['https://[', BROKEN],
  ])('refuses %j', (text, reason) => {
    expect(readMerchantUrl(text)).toEqual({ kind: 'not a url', reason, suggestion: null })
  })
})
