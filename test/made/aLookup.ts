import type { Lookup } from '@/storage/searches/lookup.ts'

/** A search that was made at a time, in epoch milliseconds. */
export const aLookup = (path: string, at: number): Lookup => ({
  kind: 'search',
  path,
  label: path,
  detail: '',
  figure: '',
  at,
})
