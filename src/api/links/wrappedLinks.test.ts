import { describe, expect, it } from 'vitest'
import { splitUrl } from './urlParts.ts'
import { wrappedLink } from './wrappedLinks.ts'

const wrapped = (url: string) => wrappedLink(new URL(url).hostname, splitUrl(url), url)

describe('wrappedLink', () => {
  it.each([
    [
      'https://shop-example.cdn.ampproject.org/c/s/shop.example/p/1?a=b#c',
      'https://shop.example/p/1?a=b#c',
    ],
    [
      'https://shop-example.cdn.ampproject.org/v/s/shop.example/p/1?amp_js_v=0.1',
      'https://shop.example/p/1?amp_js_v=0.1',
    ],
    ['https://cdn.ampproject.org/c/shop.example/p/1', 'http://shop.example/p/1'],
    ['https://www.bing-amp.com/c/s/shop.example/p/1', 'https://shop.example/p/1'],
    ['https://www.google.com/amp/s/shop.example/p/1', 'https://shop.example/p/1'],
    ['https://www.google.com.br/amp/shop.example/p/1', 'http://shop.example/p/1'],
  ])('reads the AMP copy %s', (url, original) => {
    expect(wrapped(url)).toEqual({ url: original, kind: 'amp copy' })
  })

  it.each([
    ['https://shop-example.translate.goog/p/1?_x_tr_sl=de', 'https://shop.example/p/1?_x_tr_sl=de'],
    ['https://my--shop-example.translate.goog/', 'https://my-shop.example/'],
  ])('reads the translated page %s', (url, original) => {
    expect(wrapped(url)).toEqual({ url: original, kind: 'translation' })
  })

  it.each([
    [
      'https://urldefense.proofpoint.com/v2/url?u=https-3A__shop.example_p_1-3Fcolor-3Dblue&d=Dw',
      'https://shop.example/p/1?color=blue',
    ],
    [
      'https://urldefense.com/v3/__https://shop.example/p/1?color=blue__;!!abc!def$',
      'https://shop.example/p/1?color=blue',
    ],
    // Some servers merge two slashes into one; `Iw` is `#`, `IyMj` is `###`.
    [
      'https://urldefense.com/v3/__https:/shop.example/p/1*top__;Iw!!abc$',
      'https://shop.example/p/1#top',
    ],
    [
      'https://urldefense.us/v3/__https://shop.example/p/**Bx__;IyMj!!abc$',
      'https://shop.example/p/###x',
    ],
    ['https://url.avanan.click/v2/___https://shop.example/p/1___.YXAx', 'https://shop.example/p/1'],
  ])('reads the protected link %s', (url, original) => {
    expect(wrapped(url)).toEqual({ url: original, kind: 'redirect' })
  })

  it.each([
    'https://shop.example/amp/s/p/1',
    'https://www.google.com/amp/s/',
    'https://urldefense.com/v3/x',
    'https://urldefense.proofpoint.com/v2/url?d=1',
    'https://translate.goog/p/1',
  ])('finds no wrapped link in %s', (url) => {
    expect(wrapped(url)).toBeNull()
  })
})
