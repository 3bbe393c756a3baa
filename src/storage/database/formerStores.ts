/** Stores of app versions before December 2026, which the store of collections replaces. */
export const formerStores = ['resultSets', 'batches', 'lists', 'savedSearches'] as const

export type FormerStore = (typeof formerStores)[number]
