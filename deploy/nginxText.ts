/** How values are written in a configuration of nginx. */

/** Between double quotes, where a backslash and a quote are escaped. A `$` still begins a variable: see `literal`. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/** A variable with any text as its value. Only `geo` takes a `$` as it is, and nothing can escape one. */
export const literal = (name: string, text: string): string =>
  `geo $${name} {\n    default ${quoted(text)};\n}\n`

/** Text as a pattern that matches it alone. */
export const pattern = (text: string): string => text.replace(/[.^$*+?()[\]{}|\\]/g, '\\$&')

/** One directive a line, indented like the line that they replace. */
export const lines = (indent: number, directives: readonly string[]): string =>
  directives.join(`\n${' '.repeat(indent)}`)
