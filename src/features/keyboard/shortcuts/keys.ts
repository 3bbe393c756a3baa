/** Keys that a page names beside its own controls; the table of shortcuts has them, too. */
export const KEYS = { help: '?', previousPage: '[', nextPage: ']' } as const
