/** Received texts inside English sentences that no element can hold apart: a toast, the title of a tab, a caption. */

const RUNS_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** What runs from right to left stays among its own: brackets, digits and words beside it are not drawn along. */
export function isolated(text: string): string {
  return RUNS_LEFT.test(text) ? `\u2068${text}\u2069` : text
}
