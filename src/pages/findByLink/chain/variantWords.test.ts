import { describe, expect, it } from 'vitest'
import { urlForms } from '@/api/links/urlForms.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { distinctPart, variantName, newlyRemoved, notMatchedWords } from './variantWords.ts'

const GIVEN = 'https://a.example/p/1?color=red&ref=cat&utm_source=mail&gclid=1#top'

const answer = (status: number, text: string) =>
  anAnswer({
    call: { operation: 'lookup', path: '/products/lookup', query: [] },
    status,
    text,
  })

describe('the variants of a link in words', () => {
  it('are named after what they leave out, and mark only what is newly left out', () => {
    const forms = urlForms(GIVEN)
    expect(
      forms.map((form, at) => [
        variantName(form),
        distinctPart(form.url, GIVEN),
        newlyRemoved(form, forms[at - 1]).join(' '),
      ]),
    ).toEqual([
      ['Original', '?color=red&ref=cat&utm_source=mail&gclid=1#top', ''],
      ['Without 2 tracking parameters', '?color=red&ref=cat#top', '&utm_source &gclid'],
      ['Without referrer parameters', '?color=red#top', '&ref'],
      ['Without parameters', '#top', '&color'],
      ['Without the fragment', '/p/1', '#top'],
    ])
  })

  it.each([
    ['https://a.example/p/1', 'https://a.example/p/1?a=b', '/p/1'],
    ['https://a.example/p/1?a=b', 'https://a.example/p/1;sid=2?a=b', '/p/1?a=b'],
    ['https://a.example/p/1', 'https://m.a.example/p/1', 'https://a.example/p/1'],
    ['https://a.example', 'https://a.example#x', 'https://a.example'],
    ['no url', 'no url', 'no url'],
  ])('shorten %s to the part that differs from %s', (url, original, part) => {
    expect(distinctPart(url, original)).toBe(part)
  })

  it('count tracking parameters inside a redirect, but not the text fragment', () => {
    const name = (form: string, removed: string[]) => variantName({ form, url: '', removed })
    expect(name('Link inside the redirect, without tracking parameters', ['&gclid'])).toBe(
      'Link inside the redirect, without 1 tracking parameter',
    )
    expect(name('Without tracking parameters', ['#:~:text=a', '&gclid', '&fbclid'])).toBe(
      'Without 2 tracking parameters',
    )
    expect(name('Without tracking parameters', [])).toBe('Without tracking parameters')
  })

  it('show which kind of “not matched” response came', () => {
    expect(notMatchedWords(answer(404, 'gone'))).toBe('Not matched, 404')
    expect(notMatchedWords(answer(204, ''))).toBe('Not matched, 204')
    expect(notMatchedWords(answer(200, ' [ ] '))).toBe('Not matched, [ ]')
    expect(notMatchedWords(answer(200, '{"products":[]}'))).toBe('Not matched, empty response')
  })
})
