/** The language that figures, dates and times are written in; the words around them are English in any case. */

/** Files are the same whoever exports them; and where nobody chooses, as in tests, pages are like files. */
const OF_FILES = 'en-GB'

/** Codes and ids have no other digits, and figures of two kinds beside each other would be read in two directions. */
export const DIGITS = { numberingSystem: 'latn' }

let chosen = OF_FILES

export function language(): string {
  return chosen
}

/** From now on; for what is no language, or unknown to the browser, the language of files. */
export function writeIn(tag: string): void {
  try {
    chosen = Intl.NumberFormat.supportedLocalesOf(tag)[0] ?? OF_FILES
  } catch {
    chosen = OF_FILES
  }
}

/** What `write` makes, as files say it. `write` must be over when it returns. */
export function inFiles<Made>(write: () => Made): Made {
  const before = chosen
  chosen = OF_FILES
  try {
    return write()
  } finally {
    chosen = before
  }
}
