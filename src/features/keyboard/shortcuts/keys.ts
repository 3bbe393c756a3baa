/** Keys that pages name next to their own controls, and that the table of shortcuts has too. */
export const KEYS = { help: '?', previousPage: '[', nextPage: ']' } as const
