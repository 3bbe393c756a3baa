import { afterEach, expect, it } from 'vitest'
import { formatCount, formatPrice } from './format.ts'
import { formatDay, formatTime, formatWhen, formatWhenShort } from './formatTimes.ts'
import { inLanguages } from './inLanguages.ts'
import { setLanguage } from './language.ts'

afterEach(() => setLanguage('en-GB'))

it.each(
  'ar-EG ca-ES cs-CZ de-AT el-GR fa-IR fi-FI fr-CA he-IL hi-IN hu-HU id-ID ja-JP ko-KR lt-LT pl-PL pt-BR ru-RU th-TH tr-TR uk-UA vi-VN zh-CN'.split(
    ' ',
  ),
)('dates and times written in %s are marked with their language inside a sentence', (tag) => {
  setLanguage(tag)
  for (let month = 0; month < 12; month += 1) {
    const at = new Date(2025, month, 1 + 2 * month, 9, 5, 7)
    for (const made of [
      formatWhen(+at),
      formatWhen(+at, { seconds: true }),
      formatWhenShort(+at),
      formatDay(+at),
      formatDay(+at, { year: true }),
      formatTime(+at),
      formatTime(+at, { seconds: true }),
    ]) {
      const date = { words: made, lang: tag }
      const parts = [{ words: '129 rows as of ' }, date, { words: ', 12:345 ' }, date]
      expect(inLanguages(parts.map(({ words }) => words).join(''))).toEqual(parts)
    }
  }
})

it.each([
  ['de-DE', true, true],
  ['fr-FR', true, true],
  ['de-CH', true, false],
  ['hi-IN', false, false],
])(
  'numbers written in %s are marked with their language only if English reads them differently',
  (tag, hasCount, hasPrice) => {
    setLanguage(tag)
    const [count, price] = [formatCount(1299), formatPrice(12.5)]
    const text = ['1299 rows, ', count, ' of ', price, ', 2049811763054']
    const found = inLanguages(text.join('')).flatMap(({ words, lang }) => (lang ? [words] : []))
    expect(found).toEqual([...(hasCount ? [count] : []), ...(hasPrice ? [price] : [])])
    expect(inLanguages(count)).toEqual([{ words: count, ...(hasCount && { lang: tag }) }])
  },
)

it('a sentence with numbers in English format has no language marks', () => {
  setLanguage('en-US')
  const text = `1,299 rows as of ${formatWhen(1_763_459_000_000)}`
  expect(inLanguages(text)).toEqual([{ words: text }])
})
