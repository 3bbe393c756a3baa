/**
 * Isolates a received text inside an English sentence where no element can do so: in a toast, the title of a tab, or a caption.
 */

const RUNS_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Isolates right-to-left text, so that it does not reorder the brackets, digits and words beside it. */
export function isolated(text: string): string {
  return RUNS_LEFT.test(text) ? `\u2068${text}\u2069` : text
}
