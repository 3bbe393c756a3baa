import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRequestedUrl, wordsOfUrl } from './requestedUrl.ts'

describe('readRequestedUrl', () => {
  it('reads a web address unchanged', () => {
    const url = 'https://www.shop.example/p/1?a=b&utm_source=x#top'
    expect(readRequestedUrl(`  ${url} `)).toMatchObject({
      kind: 'url',
      url,
      host: 'www.shop.example',
      note: null,
    })
    expect(readRequestedUrl(' ')).toEqual({ kind: 'none' })
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '<script>alert(1)</script>',
    '👕👕👕',
    'كوت أحمر',
    'https://',
    'two words',
    `https://shop.example/${'x'.repeat(10_000)}`,
  ])('explains what is wrong with %s', (text) => {
    const read = readRequestedUrl(text)
    expect(read.kind).toBe('problem')
    expect(read).toHaveProperty('message', expect.stringMatching(/^[A-Z].*\.$/))
  })

  it('adds a missing https:// with a note, and suggests a URL for a possible one', () => {
    expect(readRequestedUrl('www.shop.example/p/1')).toMatchObject({
      kind: 'url',
      url: 'https://www.shop.example/p/1',
      note: '“https://” added.',
    })
    expect(readRequestedUrl('shop.example')).toHaveProperty('suggestion', 'https://shop.example')
  })

  it('accepts only a URL below the maximum length', () => {
    const of = (length: number) => 'https://shop.example/'.padEnd(length, 'x')
    expect(readRequestedUrl(of(7999)).kind).toBe('url')
    expect(readRequestedUrl(of(8000)).kind).toBe('problem')
  })

  it('never throws an error', () => {
    fc.assert(
      fc.property(fc.constantFrom('', 'https://a.example/'), fc.string(), (start, text) => {
        const read = readRequestedUrl(start + text)
        expect(read.kind === 'url' ? wordsOfUrl(read.url) : '').not.toMatch(/^\s/)
      }),
      { seed: 5, numRuns: 200 },
    )
  })
})

describe('wordsOfUrl', () => {
  it.each([
    ['https://a.example/men/slim-fit-oxford-shirt/p/48210', 'slim fit oxford shirt'],
    ['https://a.example/caf%C3%A9_racer_jacket-7192078.html', 'café racer jacket'],
    ['https://a.example/p/48210', ''],
    ['https://a.example/%E0%A4%A/', ''],
    ['https://a.example/shirts', ''],
    ['https://a.example/red-shirts', 'red shirts'],
    ['https://a.example/a-red-x-shirt', 'red shirt'],
    [
      'https://a.example/one-two-three-four-five-six-seven-eight-nine',
      'one two three four five six seven eight',
    ],
  ])('reads the words of %s', (url, words) => {
    expect(wordsOfUrl(url)).toBe(words)
  })
})
