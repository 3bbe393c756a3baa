import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMerchantUrl, urlForms } from './urlForms.ts'

const BASE = 'https://northgate.example/men/shirts/p/48210'

describe('urlForms', () => {
  it('goes from the given form to the bare path, saying what each leaves out', () => {
    const url = `${BASE}?color=light-blue&ref=cat&utm_source=mail&gclid=Ab%20c#reviews`
    expect(urlForms(` ${url}\n`)).toEqual([
      { form: 'As given', url, removed: [] },
      {
        form: 'Without tracking parameters',
        url: `${BASE}?color=light-blue&ref=cat#reviews`,
        removed: ['utm_source', 'gclid'],
      },
      {
        form: 'Without the referrer',
        url: `${BASE}?color=light-blue#reviews`,
        removed: ['ref', 'utm_source', 'gclid'],
      },
      {
        form: 'Without any query',
        url: `${BASE}#reviews`,
        removed: ['color', 'ref', 'utm_source', 'gclid'],
      },
      {
        form: 'Without the fragment',
        url: BASE,
        removed: ['color', 'ref', 'utm_source', 'gclid', '#reviews'],
      },
    ])
  })

  it('leaves out forms that repeat an earlier one', () => {
    expect(urlForms(BASE)).toHaveLength(1)
    expect(urlForms(`${BASE}?id=7`).map(({ url }) => url)).toEqual([`${BASE}?id=7`, BASE])
    expect(urlForms(`${BASE}?utm_source=a`).map(({ form }) => form)).toEqual([
      'As given',
      'Without tracking parameters',
    ])
  })

  it.each(
    'utm_source UTM_Campaign utm%5Fmedium gclid gbraid wbraid fbclid msclkid dclid yclid mc_cid mc_eid igshid _ga _gl'.split(
      ' ',
    ),
  )('takes %s for tracking', (name) => {
    expect(urlForms(`${BASE}?${name}=1&id=2`)[1]).toMatchObject({
      form: 'Without tracking parameters',
      url: `${BASE}?id=2`,
    })
  })

  it.each(['ref', 'referrer', 'source', 'src', 'aff', 'affId', 'affiliate_id', 'cid'])(
    'takes %s for a referrer',
    (name) => {
      expect(urlForms(`${BASE}?id=2&${name}=1`)[1]).toEqual({
        form: 'Without the referrer',
        url: `${BASE}?id=2`,
        removed: [name],
      })
    },
  )

  it('does not re-encode what stays, and survives broken escapes', () => {
    const [, second] = urlForms(`${BASE}?a=%E0%A4%A&b=x+y%20z&utm_id=1&&c`)
    expect(second?.url).toBe(`${BASE}?a=%E0%A4%A&b=x+y%20z&&c`)
    expect(urlForms(`${BASE}?%E0%A4%A=1`)[1]?.removed).toEqual(['%E0%A4%A'])
  })

  it('has one form for a text that is no URL', () => {
    expect(urlForms('no url')).toEqual([{ form: 'As given', url: 'no url', removed: [] }])
  })

  it('starts with what was given and never repeats a form', () => {
    const parameter = fc.tuple(
      fc.constantFrom('utm_source', 'ref', 'id', 'gclid', '__proto__', ''),
      fc.string({ maxLength: 5 }).map((text) => encodeURIComponent(text)),
    )
    const query = fc.array(parameter, { maxLength: 6 })
    fc.assert(
      fc.property(query, fc.constantFrom('', '#', '#a?b=c'), (pairs, fragment) => {
        const url = `${BASE}?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}${fragment}`
        const forms = urlForms(url)
        const urls = forms.map((form) => form.url)
        expect(urls[0]).toBe(url)
        expect(new Set(urls).size).toBe(urls.length)
        expect(urls.at(-1)).toBe(BASE)
      }),
      { seed: 4, numRuns: 300 },
    )
  })
})

describe('readMerchantUrl', () => {
  it('gives host and path beside the text itself', () => {
    expect(readMerchantUrl(` ${BASE}?a=1#b `)).toEqual({
      kind: 'url',
      url: `${BASE}?a=1#b`,
      host: 'northgate.example',
      path: '/men/shirts/p/48210?a=1#b',
    })
  })

  it('offers the scheme that is missing', () => {
    expect(readMerchantUrl('www.northgate.example/p/1')).toMatchObject({
      kind: 'not a url',
      suggestion: 'https://www.northgate.example/p/1',
    })
    expect(readMerchantUrl('//northgate.example/p')).toMatchObject({
      suggestion: 'https://northgate.example/p',
    })
    expect(readMerchantUrl('northgate.example:8443/p')).toMatchObject({
      suggestion: 'https://northgate.example:8443/p',
    })
  })

  it.each([
    ['', 'No URL was given.'],
    ['cotton shirt', 'A URL holds no spaces and no line breaks.'],
    ['https://a.example/\nhttps://b.example/', 'A URL holds no spaces and no line breaks.'],
    [
      'javascript:alert(1)',
      'Only web addresses that start with http:// or https:// can be resolved.',
    ],
    ['data:text/html,x', 'Only web addresses that start with http:// or https:// can be resolved.'],
    [
      'ftp://a.example/x',
      'Only web addresses that start with http:// or https:// can be resolved.',
    ],
    ['shirt', 'This is not a URL: a URL starts with http:// or https://.'],
    ['<script>', 'This is not a URL: a URL starts with http:// or https://.'],
    ['https://', 'This URL cannot be read: its host name is missing or broken.'],
    ['https://[', 'This URL cannot be read: its host name is missing or broken.'],
  ])('refuses %j', (text, reason) => {
    expect(readMerchantUrl(text)).toEqual({ kind: 'not a url', reason, suggestion: null })
  })
})
