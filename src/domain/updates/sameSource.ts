/** Compares the sources of two collections. */
import { filters } from '@/api/fields/filters.ts'
import type { Collection, CollectionSource } from '@/domain/collections/collection.ts'
import { searchOf } from '@/domain/collections/searchSource.ts'

type LoadedSource = Pick<Collection, 'source' | 'countries'>

const keyOf = (source: CollectionSource): string => {
  switch (source.kind) {
    case 'search': {
      const { q, words, ...values } = searchOf(source)
      return JSON.stringify([
        'search',
        [q, ...words].join(' '),
        ...filters.map(({ field }) => values[field]),
      ])
    }
    case 'picked':
    case 'codes':
      return JSON.stringify([source.kind, source.collectionId])
  }
}

const countriesOf = ({ countries }: LoadedSource) =>
  countries.map((country) => country.toLowerCase()).join(',')

/** Whether two collections make the same requests, so that their versions can be versions of one collection. */
export function isSameSource(one: LoadedSource, other: LoadedSource): boolean {
  return keyOf(one.source) === keyOf(other.source) && countriesOf(one) === countriesOf(other)
}
