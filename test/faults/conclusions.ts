/** Sentences that need a complete response. "0 of 4 requests" is not among them, because it reports progress. */
const CONCLUSIONS = [
  /\b0 (?:changes|products|rows|brands?|merchants|listings|matches|records|offers|versions)\b/i,
  /\b(?:0|at least 0) of (?:at least )?[\d,]+ (?:loaded )?(?:products?|rows?|brands?|merchants|offers)\b/i,
  /(?:≥|at least) 0\b/i,
  /\ball changes 0\b/i,
  /\bno (?:price moved|row could be read|products?|changes?|matches|alerts|collections|reports|versions|brands?|merchant)\b/i,
  /\bnothing (?:changed|found|here|saved|yet)\b/i,
  /\b(?:no longer listed|did not change|couldn’t load|could not be read)\b/i,
  /\bcomplete,/i,
  /\bin stock 0\b/i,
]

/** The conclusions in a text; empty if there are none. `text` is the visible text, in one line. */
export const conclusionsIn = (text: string): string[] =>
  CONCLUSIONS.flatMap((conclusion) => conclusion.exec(text)?.[0] ?? [])
