/** A word of a folded title and its position. */

export type Token = {
  /** Folded. */
  text: string
  /** It is the first word of the title, or after a comma, dash or bracket. */
  startsPart: boolean
  /** It is the last word of the title, or before a comma, dash or bracket. */
  endsPart: boolean
  /** A full stop follows it: "Choc." */
  isCut: boolean
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:\.\d+)?/gu
/** A slash, "and" and "&" join colours, so they don’t separate parts. */
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
