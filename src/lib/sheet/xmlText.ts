/** Any text as XML can hold it, and as spreadsheets read it back. */

/** What Excel takes in one cell; a longer text makes it refuse the whole file. */
const MOST_CHARACTERS = 32_767
const CUT = '… (cut here: the cell is full)'

/** XML 1.0 has no such characters, escaped or not. */
// oxlint-disable-next-line no-control-regex -- control characters are what this is about
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const LONE = /\p{Surrogate}/gu
/** Spreadsheets read this as one character; a first underscore written so stays what it is. */
const ESCAPE = /_(?=x[\dA-F]{4}_)/gi

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function cut(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  return text.slice(0, MOST_CHARACTERS - CUT.length) + CUT
}

/** A text inside an element or attribute. What XML cannot say is left out. */
export function xmlText(text: string): string {
  return cut(text)
    .replaceAll(/\r\n?/g, '\n')
    .replace(IMPOSSIBLE, '')
    .replace(LONE, '\uFFFD')
    .replace(ESCAPE, '_x005F_')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}
