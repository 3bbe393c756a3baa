/** The key of the query for all stored data, which Settings counts. */
export const STORED_DATA_KEY = ['stored data'] as const
