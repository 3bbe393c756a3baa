/** Escapes values for an nginx configuration. */

/** Puts the text between double quotes, and escapes backslashes and quotes. A `$` still begins a variable: see `literal`. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Defines a variable with any text as its value. Only `geo` takes a `$` literally; other directives can't escape it. */
export const literal = (name: string, text: string): string =>
  `geo $${name} {\n    default ${quoted(text)};\n}\n`

/** Escapes a text as a regular expression that matches only this text. */
export const pattern = (text: string): string => text.replace(/[.^$*+?()[\]{}|\\]/g, '\\$&')

/** Joins directives, one on each line, indented like the placeholder that they replace. */
export const lines = (indent: number, directives: readonly string[]): string =>
  directives.join(`\n${' '.repeat(indent)}`)
