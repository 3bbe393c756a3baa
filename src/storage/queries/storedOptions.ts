/** How queries read stored data: again for every new user of the query, also when offline, and without a retry. */
export const STORED_OPTIONS = { staleTime: 0, networkMode: 'always', retry: false } as const
