/** The language of figures, dates and times; the words around them are always English. */

/** Files are the same for every user; pages use this language too until one is set, as in tests. */
const OF_FILES = 'en-GB'

/** Codes and ids have only Latin digits, and two kinds of digits side by side could be read in different directions. */
export const DIGITS = { numberingSystem: 'latn' }

let chosen = OF_FILES

export function language(): string {
  return chosen
}

/** Sets the language; an invalid or unsupported tag sets the language of files. */
export function writeIn(tag: string): void {
  try {
    chosen = Intl.NumberFormat.supportedLocalesOf(tag)[0] ?? OF_FILES
  } catch {
    chosen = OF_FILES
  }
}

/** Runs `write` with the language of files. `write` must be synchronous. */
export function inFiles<Made>(write: () => Made): Made {
  const before = chosen
  chosen = OF_FILES
  try {
    return write()
  } finally {
    chosen = before
  }
}
