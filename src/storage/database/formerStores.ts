/** Stores of versions of the app before December 2026: the store of collections replaces them. */
export const formerStores = ['resultSets', 'batches', 'lists', 'savedSearches'] as const

export type FormerStore = (typeof formerStores)[number]
