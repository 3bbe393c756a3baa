import { NO_FILTERS } from '@/api/fields/filters.ts'
import type { SearchRequest } from '@/api/operations/calls.ts'

/** A search for shirts in US, with nothing chosen. */
export const aSearchRequest = (changes: Partial<SearchRequest> = {}): SearchRequest => ({
  countries: ['us'],
  q: 'shirt',
  ...NO_FILTERS,
  page: 1,
  size: 24,
  mode: 'full',
  ...changes,
})
