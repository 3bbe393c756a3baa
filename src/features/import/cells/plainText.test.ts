import { describe, expect, it } from 'vitest'
import { plainText } from './plainText.ts'

describe('a text with entities', () => {
  it.each([
    ['Salt &amp; Pepper', 'Salt & Pepper'],
    ['Salt &amp;amp; Pepper', 'Salt & Pepper'],
    ['Men&#39;s &#x201C;shirt&#x201d;', "Men's “shirt”"],
    ['Kitchen &gt; Mills', 'Kitchen > Mills'],
    ['caf&eacute; &uuml;ber &szlig;', 'café über ß'],
    ['1 &frac12; &times; 2 &euro;', '1 ½ × 2 €'],
    ['A&B', 'A&B'],
    ['AT&T; more', 'AT&T; more'],
    ['&unknown; &#0; &#x110000;', '&unknown; &#0; &#x110000;'],
    ['plain', 'plain'],
  ])('%s becomes %s', (input, plain) => {
    expect(plainText(input)).toBe(plain)
  })

  it('is decoded at most twice', () => {
    expect(plainText('&amp;amp;amp;')).toBe('&amp;')
  })
})
