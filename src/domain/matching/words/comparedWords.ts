/** Normalizes the words of a text for comparison. */

/** Articles and similar words in the languages of titles, which don’t describe a product. */
const EMPTY = new Set(
  'a an and the of with in for by w n to la le les de du des un une et en au aux pour avec und mit aus fur von im der die das den dem ein eine el los las y con para por del il lo gli di da per e i z o och med av til og met van voor een dla do com'.split(
    ' ',
  ),
)

/** The singular of a word: "berries" and "berry", "dresses" and "dress", "cookies" and "cookie" become the same word. */
export function singular(word: string): string {
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  if (word.length > 4 && /(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

export const isEmptyWord = (word: string): boolean => EMPTY.has(word)

/**
 * The words of a text that are compared: singular, and without apostrophes, articles and the like. `text` must be folded
 * (`foldLetters`).
 */
export function comparedWords(text: string): string[] {
  return (text.replace(/[’'`´]/g, '').match(/[\p{L}\p{N}\p{M}]+(?:\.\d+)?/gu) ?? [])
    .filter((word) => !EMPTY.has(word))
    .map(singular)
}
