/**
 * Options for queries of stored data: every component that starts using such a query refetches it, also offline; a failure is not
 * retried.
 */
export const STORED_OPTIONS = { staleTime: 0, networkMode: 'always', retry: false } as const
