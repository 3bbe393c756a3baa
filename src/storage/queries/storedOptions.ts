/** How a query reads what this browser keeps: anew for whoever comes, without a connection too, and once where it fails. */
export const STORED_OPTIONS = { staleTime: 0, networkMode: 'always', retry: false } as const
