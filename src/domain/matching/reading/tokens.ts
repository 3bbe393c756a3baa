/** Words of a folded title with where they stand. */

export type Token = {
  /** Folded. */
  text: string
  /** It is the first one behind a comma, a dash or a bracket, or of the whole title. */
  startsPart: boolean
  /** The same of the last one. */
  endsPart: boolean
  /** A full stop follows it: "Choc." */
  isCut: boolean
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:\.\d+)?/gu
/** A slash, "and" and "&" join colours: they separate no parts. */
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
