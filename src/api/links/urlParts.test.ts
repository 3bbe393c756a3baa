import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinUrl, parseWeb, splitUrl, webUrl } from './urlParts.ts'

describe('splitUrl', () => {
  it.each([
    ['https://a.example/p?x=1&y&amp;z=2;w=3?v=4#f?g', ['x', 'y', 'z', 'w', 'v'], '?'],
    ['https://a.example/p&x=1&y=2', ['x', 'y'], '&'],
    ['https://a.example?utm%255Fid=1', ['utm_id'], '?'],
    ['https://a.example/p?a=1;2;b', ['a'], '?'],
    ['https://a.example/p?%E0%A4%A=1', ['%E0%A4%A'], '?'],
    ['https://a.example/p?', [''], '?'],
    ['https://a.example/p', [], ''],
  ])('reads the names of the parameters of %s', (url, names, mark) => {
    const parts = splitUrl(url)
    expect(parts.query.map(({ name }) => name)).toEqual(names)
    expect(parts.mark).toBe(mark)
    expect(parts.origin).toBe('https://a.example')
  })

  it('is undone by joinUrl', () => {
    const rest = fc.string({
      unit: fc.constantFrom(...Array.from('/?#&;=%3Bamp:a@.')),
      maxLength: 30,
    })
    fc.assert(
      fc.property(rest, (text) => {
        expect(joinUrl(splitUrl(`https://a.example${text}`))).toBe(`https://a.example${text}`)
      }),
      { seed: 7, numRuns: 1000 },
    )
  })
})

describe('the web URL parser', () => {
  it.each(['https://a.example', 'HTTP://a', 'http://[::1]/'])('reads %s', (text) => {
    expect(parseWeb(text)).not.toBeNull()
  })

  it.each(['', 'a.example', 'ftp://a.example', 'https:a.example', 'https://', 'https://['])(
    'does not read %j',
    (text) => {
      expect(parseWeb(text)).toBeNull()
    },
  )

  it('escapes only the whitespace of a decoded URL', () => {
    expect(webUrl(' https://a.example/b c?d=é ')).toBe('https://a.example/b%20c?d=é')
    expect(webUrl('b c')).toBeNull()
  })
})
