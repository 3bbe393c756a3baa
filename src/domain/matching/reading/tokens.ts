/** Splits a folded title into words, with the position of each. */

export type Token = {
  /** The word, folded (`foldLetters`). */
  text: string
  /** Whether it is the first word of the title, or follows a comma, dash or bracket. */
  startsPart: boolean
  /** Whether it is the last word of the title, or before a comma, dash or bracket. */
  endsPart: boolean
  /** Whether a full stop follows it, so that it may be an abbreviation: "Choc." */
  isCut: boolean
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:\.\d+)?/gu
/** Matches what separates the parts of a title. A slash, "and" and "&" don’t, because they join colours. */
const SEPARATOR = /[,;:|()[\]{}–—•·*_!?"]|\s[-+]\s|\s-|-\s/

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const between = text.slice(end, index)
    const startsPart = tokens.length === 0 || SEPARATOR.test(between)
    const last = tokens.at(-1)
    if (last) {
      last.endsPart = startsPart
      last.isCut = between.startsWith('.')
    }
    tokens.push({ text: word, startsPart, endsPart: true, isCut: false })
    end = index + word.length
  }
  const last = tokens.at(-1)
  if (last) {
    last.endsPart = true
    last.isCut = text.slice(end).startsWith('.')
  }
  return tokens
}
