import { describe, expect, it } from 'vitest'
import { addScheme, withoutAddedEnd } from './linkEnds.ts'

const LINK = 'https://shop.example/p/1'

describe('withoutAddedEnd', () => {
  it.each([
    ')',
    ']',
    '}',
    '>',
    '.',
    ',',
    ';',
    ':',
    '”',
    '»',
    '’',
    '。',
    '，',
    '）',
    '」',
    "'",
    ').',
    '&gt;',
    '&quot;',
  ])('removes %s after a link', (end) => {
    expect(withoutAddedEnd(LINK + end, '')).toEqual({ link: LINK, cut: end })
  })

  it.each([
    `${LINK}_(a)`,
    `${LINK}[1]`,
    `${LINK}?a='b'`,
    `${LINK}?`,
    `${LINK}/`,
    `${LINK}!`,
    `${LINK}_`,
    `${LINK}?a&b;`.slice(0, -1),
    `${LINK}&nbsp`,
  ])('leaves %s unchanged', (link) => {
    expect(withoutAddedEnd(link, '')).toEqual({ link, cut: '' })
  })

  it('removes emphasis marks that belong to the text before the link', () => {
    expect(withoutAddedEnd(`${LINK}**`, '**').link).toBe(LINK)
    expect(withoutAddedEnd(`${LINK}_`, 'new: _').link).toBe(LINK)
    expect(withoutAddedEnd(`${LINK}!`, 'Look: ').link).toBe(LINK)
  })

  it('removes everything when the text is only punctuation', () => {
    expect(withoutAddedEnd('.).', '')).toEqual({ link: '', cut: '.).' })
  })
})

describe('addScheme', () => {
  it.each([
    ['www.shop.example', 'https://www.shop.example'],
    ['shop.example/p/1', LINK],
    ['shop.com/p', 'https://shop.com/p'],
    ['shop.de?id=1', 'https://shop.de?id=1'],
    ['//shop.example/p/1', LINK],
  ])('adds the scheme to %s', (text, url) => {
    expect(addScheme(text)).toEqual({ url, note: '“https://” added.' })
  })

  it.each([
    [`https://${LINK}`, 'Read without a repeated “https://”.'],
    ['https:/shop.example/p/1', '“https:/” read as “https://”.'],
    ['https;//shop.example/p/1', '“https;//” read as “https://”.'],
  ])('repairs the scheme of %s', (text, note) => {
    expect(addScheme(text)).toEqual({ url: LINK, note })
  })

  it.each([
    LINK,
    'shop.example',
    'shop.unknown/p',
    'a@b.example/p',
    'no.5/p',
    'Art.Nr/1',
    'www',
    'www.a',
    '',
    'https',
  ])('leaves %j unchanged', (text) => {
    expect(addScheme(text)).toEqual({ url: text, note: null })
  })
})
