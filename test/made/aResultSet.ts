/** A result set of a search for shirts. */
import type { ResultSet } from '@/domain/resultSet/resultSet.ts'

export function aResultSet(id: string, given: Partial<ResultSet> = {}): ResultSet {
  return {
    id,
    at: 1,
    name: `Set ${id}`,
    source: {
      kind: 'search',
      q: 'shirt',
      words: [],
      merchant: [],
      brand: [],
      category: '',
      division: '',
    },
    countries: ['us'],
    views: [],
    ...given,
  }
}
