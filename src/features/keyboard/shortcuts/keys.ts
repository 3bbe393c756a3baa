/** Keys that pages name next to their own controls; also in the table of shortcuts. */
export const KEYS = { help: '?', previousPage: '[', nextPage: ']' } as const
