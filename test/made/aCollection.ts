/** A collection of a search for shirts. */
import type { Collection } from '@/domain/collections/collection.ts'

export function aCollection(id: string, overrides: Partial<Collection> = {}): Collection {
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
    ...overrides,
  }
}
