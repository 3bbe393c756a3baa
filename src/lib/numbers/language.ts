/** The language of figures, dates and times; the words around them are always English. */

/** The language of files, which are the same for every user. Pages use it too until their language is set, as in tests. */
const OF_FILES = 'en-GB'

/** Only Latin digits, as in codes and ids; two kinds of digits side by side could be read in different directions. */
export const DIGITS = { numberingSystem: 'latn' }

let chosen = OF_FILES

export function language(): string {
  return chosen
}

/** Sets the language; an invalid or unsupported tag sets the language of files. */
export function setLanguage(tag: string): void {
  try {
    chosen = Intl.NumberFormat.supportedLocalesOf(tag)[0] ?? OF_FILES
  } catch {
    chosen = OF_FILES
  }
}

/** Runs `write` with the language of files. `write` must be synchronous. */
export function withFileLanguage<Made>(write: () => Made): Made {
  const before = chosen
  chosen = OF_FILES
  try {
    return write()
  } finally {
    chosen = before
  }
}
