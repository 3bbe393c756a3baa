import { describe, expect, it } from 'vitest'
import { urlForms } from '../../../catalog/links/urlForms.ts'
import { anAnswer } from '../../../testing/made/anAnswer.ts'
import { distinctPart, formName, newlyRemoved, notMatchedWords } from './formWords.ts'

const GIVEN = 'https://a.example/p/1?color=red&ref=cat&utm_source=mail&gclid=1#top'

const answer = (status: number, text: string) =>
  anAnswer({
    call: { operation: 'lookup', path: '/products/lookup', query: [] },
    status,
    text,
  })

describe('the forms of a URL in words', () => {
  it('names each by what it leaves out, and shows only what it leaves out anew', () => {
    const forms = urlForms(GIVEN)
    expect(
      forms.map((form, at) => [
        formName(form),
        distinctPart(form.url),
        newlyRemoved(form, forms[at - 1]).join(' '),
      ]),
    ).toEqual([
      ['As given', '?color=red&ref=cat&utm_source=mail&gclid=1#top', ''],
      ['Without 2 tracking parameters', '?color=red&ref=cat#top', '&utm_source &gclid'],
      ['Without the referrer', '?color=red#top', '&ref'],
      ['Without any query', '#top', '&color'],
      ['Without the fragment', '/p/1', '#top'],
    ])
  })

  it('says which kind of "not matched" came', () => {
    expect(notMatchedWords(answer(404, 'gone'))).toBe('Not matched, 404')
    expect(notMatchedWords(answer(204, ''))).toBe('Not matched, 204')
    expect(notMatchedWords(answer(200, ' [ ] '))).toBe('Not matched, [ ]')
    expect(notMatchedWords(answer(200, '{"products":[]}'))).toBe('Not matched, empty answer')
  })
})
