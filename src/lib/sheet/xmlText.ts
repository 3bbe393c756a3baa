/** Makes any text valid in XML, such that spreadsheets read it back unchanged. */

/** The maximum length of a cell’s text in Excel, which refuses files with longer texts. */
const MOST_CHARACTERS = 32_767
const CUT = '… (cut here: the cell is full)'

/** XML 1.0 does not allow these characters, even escaped. */
// oxlint-disable-next-line no-control-regex -- control characters are what this is about
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const LONE = /\p{Surrogate}/gu
/**
 * Text that spreadsheets would decode as one character, such as `_x0041_`; encoding its first underscore leaves the text
 * unchanged.
 */
const ESCAPE = /_(?=x[\dA-F]{4}_)/gi

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function cut(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  return text.slice(0, MOST_CHARACTERS - CUT.length) + CUT
}

/** The text for an element or attribute, without the characters that XML does not allow. */
export function xmlText(text: string): string {
  return cut(text)
    .replaceAll(/\r\n?/g, '\n')
    .replace(IMPOSSIBLE, '')
    .replace(LONE, '\uFFFD')
    .replace(ESCAPE, '_x005F_')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}
