import { describe, expect, it } from 'vitest'
import { countryMatches, matchesInWords, untakenInWords } from './countryMatches.ts'

const codes = ['us', 'in', 'id', 'de', 'gb']
const of = (text: string) => countryMatches(codes, text)

describe('a typed country', () => {
  it.each([
    ['', null],
    ['us', 'us'],
    [' DE ', 'de'],
    ['germany', 'de'],
    ['many', 'de'],
    ['in', 'in'],
    ['ind', null],
    ['germny', null],
    ['12', null],
  ])('“%s” selects %s', (text, chosen) => expect(of(text).chosen).toBe(chosen))

  it('selects no country by part of its name when it is another country’s code', () => {
    expect(of('om')).toEqual({ matching: ['gb'], chosen: null, asTyped: 'om' })
    expect(untakenInWords(of('om'))).toBe(
      'Nothing is chosen yet: choose the match, or use the code om as typed.',
    )
  })

  it('can be used as typed when it looks like a code and isn’t offered', () => {
    expect(of('Xk').asTyped).toBe('Xk')
    expect(of('IN').asTyped).toBeNull()
    expect(of('1').asTyped).toBeNull()
  })
})

it.each([
  ['turkiye', 'tr'],
  ['TÜRKİYE', 'tr'],
  ['cote divoire', 'ci'],
])('a country such as “%s” is found by its name without accents and punctuation', (text, code) => {
  expect(countryMatches(['tr', 'ci', 'us'], text).chosen).toBe(code)
})

it('the message says how many countries match, and what you can do when none does', () => {
  expect(matchesInWords(of('ind'))).toBe('2 countries')
  expect(matchesInWords(of('germ'))).toBe('1 country: Germany')
  expect(matchesInWords(countryMatches(['qqq'], 'q'))).toBe('1 country: QQQ')
  expect(matchesInWords(of('germny'))).toMatch(
    /^No country with this name; you can use the code germny as typed/,
  )
  expect(matchesInWords(of('1'))).toMatch(/A code has two letters or more/)
})

it('the message says why Enter selected nothing', () => {
  expect(untakenInWords(of('ind'))).toBe(
    'Nothing is chosen yet: choose one of the 2 matches, or use the code ind as typed.',
  )
  expect(untakenInWords(of('i'))).toBe('Nothing is chosen yet: choose one of the 4 matches.')
  expect(untakenInWords(of('germny'))).toBe(matchesInWords(of('germny')))
})

it('a country that has no name is found by its code', () => {
  expect(countryMatches(['qqq', 'us'], 'QQQ')).toMatchObject({ matching: ['qqq'], chosen: 'qqq' })
  expect(countryMatches(['qqq'], 'qq').chosen).toBe('qqq')
})
