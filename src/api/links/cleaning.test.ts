import { describe, expect, it } from 'vitest'
import {
  desktopPage,
  withoutAnyParameters,
  withoutDoubleEscapes,
  withoutFragment,
  withoutHtmlEscapes,
  withoutReferrer,
  withoutSession,
  withoutTextFragment,
  withoutTracking,
  withoutVisitPath,
} from './cleaning.ts'

const P = 'https://shop.example/p/1'

describe('cleaning', () => {
  it.each([
    [withoutTextFragment, `${P}#:~:text=a`, P, ['#:~:text=a']],
    [withoutTextFragment, `${P}#top:~:text=a&text=b`, `${P}#top`, [':~:text=a&text=b']],
    [withoutTextFragment, `${P}%23:~:text=a`, P, ['#:~:text=a']],
    [withoutHtmlEscapes, `${P}?a=1&amp;b=2&#38;c=3&#x26;d=4`, `${P}?a=1&b=2&c=3&d=4`, []],
    [withoutHtmlEscapes, `${P}?a=1&amp;amp;b=2&amp%3Bc=3`, `${P}?a=1&b=2&c=3`, []],
    [withoutHtmlEscapes, `${P}?a=1%5Cu0026b=2`, `${P}?a=1&b=2`, []],
    [withoutDoubleEscapes, `${P}?a=b%2520c`, `${P}?a=b%20c`, []],
    [withoutDoubleEscapes, `${P}?a%3D1%26b%3D2`, `${P}?a=1&b=2`, []],
    [withoutDoubleEscapes, `${P}%3Fa%3D1%26b%3D2#x`, `${P}?a=1&b=2#x`, []],
    [withoutTracking, `${P}?utm_source=a&b=1`, `${P}?b=1`, ['&utm_source']],
    [withoutTracking, `${P};utm_source=a/x?b=1`, `${P}/x?b=1`, [';utm_source=a']],
    [withoutTracking, `${P}?gclid=1#utm_source=a&b=1`, `${P}#b=1`, ['&gclid', '#utm_source=a']],
    [
      withoutSession,
      `${P};jsessionid=1?b=1&PHPSESSID=2`,
      `${P}?b=1`,
      [';jsessionid=1', '&PHPSESSID'],
    ],
    [withoutSession, 'https://a.example/(X(1)S(abc))/p', 'https://a.example/p', ['/(X(1)S(abc))']],
    [withoutSession, 'https://a.example/sessionid=1/p', 'https://a.example/p', ['/sessionid=1']],
    [
      withoutVisitPath,
      'https://a.example/dp/B0/ref=sr_1/123-1234567-1234567?a=1',
      'https://a.example/dp/B0?a=1',
      ['/ref=sr_1', '/123-1234567-1234567'],
    ],
    [withoutReferrer, `${P}?ref=a&b=1&gclid=2`, `${P}?b=1`, ['&ref', '&gclid']],
    [withoutAnyParameters, `${P}?a=1&a=2&b#c`, `${P}#c`, ['&a', '&b']],
    [withoutAnyParameters, `${P}?`, P, []],
    [withoutFragment, `${P}?a=1#b`, `${P}?a=1`, ['#b']],
    [withoutFragment, `${P}#`, P, []],
  ] as const)('with %o turns %s into %s', (clean, url, cleaned, removed) => {
    expect(clean(url)).toEqual({ url: cleaned, removed })
  })

  it.each([
    [withoutTextFragment, `${P}#text=a`],
    [withoutHtmlEscapes, `${P}?a=1&copy=2&lt=3`],
    [withoutHtmlEscapes, `${P}?a=&lt;b&gt;`],
    [withoutDoubleEscapes, `${P}?brand=H%26M&q=50%25`],
    [withoutTracking, `${P};v=1?color=blue&id=2#color=blue`],
    [withoutSession, 'https://a.example/session/classic/p?id=1'],
    [withoutSession, `${P}/(blue)`],
    [withoutVisitPath, 'https://a.example/reference/p?ref=1'],
    [withoutReferrer, `${P}?reference=1&referent=2`],
  ] as const)('with %o leaves %s unchanged', (clean, url) => {
    expect(clean(url)).toEqual({ url, removed: [] })
  })
})

describe('desktopPage', () => {
  it.each([
    [
      'https://m.a.example:8443/p',
      'https://a.example:8443/p',
      'https://www.a.example:8443/p',
      ['m.'],
    ],
    ['https://www.mobile.a.example/p', 'https://www.a.example/p', null, ['mobile.']],
    ['https://de.m.a.example/p', 'https://de.a.example/p', null, ['m.']],
    ['https://m.a.co.uk/p', 'https://a.co.uk/p', 'https://www.a.co.uk/p', ['m.']],
    [
      'https://amp.a.example/amp/p?amp=1',
      'https://a.example/p',
      'https://www.a.example/p',
      ['amp.', '/amp', '&amp'],
    ],
    ['https://a.example/en-us/amp/p', 'https://a.example/en-us/p', null, ['/amp']],
    ['https://a.example/p/amp?x=1', 'https://a.example/p?x=1', null, ['/amp']],
    ['https://a.example/p.amp', 'https://a.example/p', null, ['.amp']],
    ['https://a.example/p?outputType=amp&x=1', 'https://a.example/p?x=1', null, ['&outputType']],
  ])('of %s is %s', (url, bare, www, removed) => {
    expect(desktopPage(url)).toEqual({
      bare: { url: bare, removed },
      www: www === null ? null : { url: www, removed },
    })
  })

  it.each([
    'https://m.example/p',
    'https://m.co.uk/p',
    'https://amp.dev/p',
    'https://a.example/guitars/amp/p',
    'https://a.example/ampere/p?amp=0&ampere=2',
    'https://user:m.x@a.example/p',
  ])('leaves %s unchanged', (url) => {
    expect(desktopPage(url)).toEqual({ bare: { url, removed: [] }, www: null })
  })
})
