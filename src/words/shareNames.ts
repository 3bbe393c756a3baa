/** The accessible names of links that carry work, and of the pages that they open. */
export const SHARE = {
  copy: 'Copy link',
  link: 'Link',
  copied: 'Link copied',
  again: 'Copy again',
  copyNow: 'Copy',
  shownOnly: 'Only the rows shown',
  withTargets: 'With own target prices',
  withNotes: 'With notes',
  start: 'Start',
  startAnew: 'Load it anew',
  showHere: 'Show it in my set',
  what: 'What the link carries',
  codes: 'Codes of the link',
  view: 'View',
} as const

/** "“cotton kurta”, a view from a link". */
export function viewFromLink(name: string): string {
  return `“${name}”, a view from a link`
}
