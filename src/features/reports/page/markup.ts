/** HTML text. Values in a template are escaped unless a template created them, so that no received text becomes an element. */

export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Markup | readonly Markup[] | null

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Characters that HTML does not allow: control characters and unpaired surrogates. */
// oxlint-disable-next-line no-control-regex -- control characters are what this is about
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|\p{Surrogate}/gu

const escaped = (text: string): string =>
  text.replace(IMPOSSIBLE, '\uFFFD').replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? '')

function written(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'number') return String(value)
  if (value instanceof Markup) return value.text
  return value.map(({ text }) => text).join('')
}

export function markup(pieces: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(
    pieces.reduce((text, piece, at) => text + written(values[at - 1] ?? null) + piece),
  )
}

/** JSON for programs that read the page. It is escaped so that it can’t end its element. */
export function jsonMarkup(value: unknown): Markup {
  const ESCAPES: Record<string, string> = {
    '<': '\\u003c',
    '>': '\\u003e',
    '&': '\\u0026',
    '\u2028': '\\u2028',
    '\u2029': '\\u2029',
  }
  return new Markup(
    JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (mark) => ESCAPES[mark] ?? ''),
  )
}
