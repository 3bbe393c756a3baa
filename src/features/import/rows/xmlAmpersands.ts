/**
 * Writes `&amp;` for an ampersand that begins no entity. This is the most common error in feeds, and it hides the text that
 * follows.
 */

const BARE = /&(?!(?:#\d+|#x[\da-f]+|[a-z_][\w.-]*);)/gi
const CDATA = '<![CDATA['
const CDATA_END = ']]>'
/** Longer than the name of any entity. */
const LONGEST_NAME = 40

/** Where the end of a text may be the beginning of `mark`; the length of the text where it is not. */
function begunAt(text: string, mark: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1) {
    if (mark.startsWith(text.slice(text.length - length))) return text.length - length
  }
  return text.length
}

/** Where the end of a text begins that can only be read with the next piece. */
function openEnd(text: string): number {
  const ampersand = text.lastIndexOf('&')
  const isOpen = ampersand !== -1 && text.length - ampersand < LONGEST_NAME
  const isEntity = isOpen && text.indexOf(';', ampersand) !== -1
  return Math.min(begunAt(text, CDATA), isOpen && !isEntity ? ampersand : text.length)
}

const escaped = (text: string) => (text.includes('&') ? text.replace(BARE, '&amp;') : text)

/** Escapes a text in pieces of any size; `end` returns the rest that was still open. */
export function bareAmpersands() {
  let carried = ''
  let isCdata = false

  return {
    write: (piece: string): string => {
      let text = carried + piece
      const done: string[] = []
      for (;;) {
        const mark = isCdata ? CDATA_END : CDATA
        const at = text.indexOf(mark)
        const isWhole = at !== -1
        const until = isWhole ? at + mark.length : isCdata ? begunAt(text, mark) : openEnd(text)
        const part = text.slice(0, until)
        done.push(isCdata ? part : escaped(part))
        text = text.slice(until)
        if (!isWhole) break
        isCdata = !isCdata
      }
      carried = text
      return done.join('')
    },
    end: (): string => (isCdata ? carried : escaped(carried)),
  }
}
