import type { SearchRequest } from '@/api/operations/calls.ts'

/** A search for shirts in US, with nothing chosen. */
export const aSearchRequest = (changes: Partial<SearchRequest> = {}): SearchRequest => ({
  countries: ['us'],
  q: 'shirt',
  merchant: [],
  brand: [],
  category: [],
  division: [],
  page: 1,
  size: 24,
  mode: 'full',
  ...changes,
})
