/** The query of what is kept as a whole, which Settings counts. */
export const STORED_DATA = ['stored data'] as const
