import { describe, expect, it } from 'vitest'
import {
  decodeBase64,
  decodeEntities,
  decodeJson,
  decodePercent,
  decodeRepeatedly,
} from './escapes.ts'

describe('the decoder', () => {
  it.each([
    ['a%20b%C3%A9', 'a bé'],
    ['%E9t%C3%A9', '%E9té'],
    ['%E0%A4%A %2', '%E0%A4%A %2'],
    ['%2520', '%20'],
  ])('decodes one level of percent escapes in %s: %s', (text, decoded) => {
    expect(decodePercent(text)).toBe(decoded)
  })

  it.each([
    ['a&amp;b&#38;c&#x26;d', 'a&b&c&d'],
    ['a&amp;amp;amp;b', 'a&b'],
    ['&lt;b&gt;&quot;&equals;&#61;', '<b>"=='],
    ['&copy;&nbsp;&#8364;&#10;&amp', '&copy;&nbsp;&#8364;&#10;&amp'],
  ])('decodes the HTML entities in %s: %s', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded)
  })

  it('decodes JSON escapes, and returns null when there are none', () => {
    expect(decodeJson('https:\\/\\/a\\u0026b\\x3Dc')).toBe('https://a&b=c')
    expect(decodeJson('https://a')).toBeNull()
  })

  it.each([
    ['aHR0cHM6Ly9hLmV4YW1wbGUvw6k', 'https://a.example/é'],
    ['YT4-', 'a>>'],
    ['/w', null],
    ['é', null],
  ])('decodes the Base64 %s: %s', (text, decoded) => {
    expect(decodeBase64(text)).toBe(decoded)
  })

  it('stops after 3 rounds, or when the given condition is met', () => {
    expect(decodeRepeatedly('%25252520', decodePercent)).toBe('%20')
    expect(decodeRepeatedly('%25252520', decodePercent, (text) => text === '%252520')).toBe(
      '%252520',
    )
  })
})
