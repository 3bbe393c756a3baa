/** Normalizes the text of a size before it is read. */
import { plainDigits } from '@/lib/text/plainDigits.ts'
import { foldLetters } from '@/lib/text/spelling.ts'
import { rounded } from './sizeParts.ts'

const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}

const added = (whole: string | undefined, part: number): string =>
  ` ${rounded(Number(whole ?? 0) + part)} `

/** Converts feet and inches to inches: 5'6" becomes 66. */
const inInches = (plain: string): string =>
  plain.replace(
    /(\d+)' ?(\d+(?:\.\d+)?)"/g,
    (_, feet: string, inches: string) => `${rounded(Number(feet) * 12 + Number(inches))}"`,
  )

/** Folds the text and unifies dashes, crosses, primes, fractions and decimals; converts feet and inches to inches. */
export function plainSize(text: string): string {
  return inInches(
    plainDigits(foldLetters(text))
      .replace(/[‐‑‒–—―−〜~]/g, '-')
      .replace(/(?<=\d\s*\p{L}*\s*)[×✕✖*](?=\s*\d)/gu, 'x')
      .replace(/[“”„″]|′′|''|’’/g, '"')
      .replace(/[’‘′]/g, "'")
      .replace(/(\d+)?\s*([¼½¾⅓⅔⅛⅜⅝⅞])/g, (_, whole: string | undefined, sign: string) =>
        added(whole, FRACTIONS[sign] ?? 0),
      )
      .replace(
        /(\d+) (\d)\/([23468]|16)(?![\d/])/g,
        (all, whole: string, up: string, down: string) =>
          Number(up) < Number(down) ? added(whole, Number(up) / Number(down)) : all,
      )
      // 1,000 is a thousand; 0,125 and 1,5 are not.
      .replace(/(?<![\d.,])([1-9]\d{0,2}),(?=\d{3}(?!\d))/g, '$1')
      .replace(/(\d),(?=\d)/g, '$1.')
      .replace(/(?:码|碼|号|號|サイズ)$/, '')
      .replace(/[\s_]+/g, ' ')
      .trim(),
  )
}
