/** Splits texts into words for the demo's index: case and accents folded, apostrophes removed, each ideograph a word. */

const SPECIAL: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}\p{M}]+/gu
// oxlint-disable-next-line no-control-regex -- the whole ASCII range is meant
const ASCII = /^[\x00-\x7f]*$/

/** Lower case without accents: `Piqué` and `PIQUE` fold to the same text. Other scripts keep their vowel signs. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase()
  if (ASCII.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => SPECIAL[letter] ?? letter)
}

/** The folded words of a text, in order, repeats included. */
export const tokensOf = (text: string): string[] => {
  const folded = fold(text).replace(/['’ʼ]/g, '')
  if (ASCII.test(folded)) return folded.match(/[a-z0-9]+/g) ?? []
  return folded.match(WORD) ?? []
}
