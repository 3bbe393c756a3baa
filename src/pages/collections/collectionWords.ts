/** Describes the source of a collection's products and its latest changes. */
import type { ChangeKind } from '@/domain/changes/change.ts'
import type {
  CollectionChanges,
  CollectionSummary,
} from '@/domain/collections/collectionSummary.ts'
import { countriesInWords } from '@/domain/collections/countriesInWords.ts'
import { searchSource } from '@/domain/collections/searchSource.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatDay } from '@/lib/numbers/formatTimes.ts'
import { plural } from '@/lib/text/plural.ts'
import type { Sentence } from '@/lib/text/sentence.ts'
import { searchInWords } from '@/routing/filtersInWords.ts'
import { searchOfPath } from '@/routing/savedSearchPath.ts'

/** The sentence above the list: "9 collections. 3 were updated today; 1 is being checked now." */
export function collectionsSentence(
  collections: readonly Pick<CollectionSummary, 'updatedAt'>[],
  active: number,
  now: number,
): Sentence {
  const count = collections.length
  const times = collections.flatMap(({ updatedAt }) => updatedAt ?? [])
  const today = times.filter((at) => formatDay(at, DAY) === formatDay(now, DAY)).length
  const updated =
    today > 0
      ? `${plural(today, 'was', 'were')} updated today`
      : times.length > 0
        ? `The latest update was on ${formatDay(Math.max(...times))}`
        : ''
  const running = active === 0 ? '' : `${plural(active, 'is', 'are')} being checked now`
  const parts = [updated, running].filter((part) => part !== '')
  return {
    before: '',
    conclusion: `${plural(count, 'collection')}.`,
    after: parts.length === 0 ? '' : ` ${parts.join('; ')}.`,
  }
}

const DAY = { year: true }

const GIVEN = {
  auto: ['code', 'codes'],
  ean: ['EAN', 'EANs'],
  url: ['link', 'links'],
  id: ['product ID', 'product IDs'],
  title: ['title', 'titles'],
} as const

/** The source of a collection's products: "Search: linen · US", "12 codes", "Picked by hand", "Products of Autumn shirts". */
export function originInWords(
  collection: CollectionSummary,
  nameOf: (id: string) => string | undefined,
): string {
  const { origin, countries } = collection
  switch (origin.kind) {
    case 'search':
      return `${searchInWords(origin.search, countries)} · ${countriesInWords(collection)}`
    case 'saved search': {
      const search = searchOfPath(origin.path)
      return `${searchInWords(searchSource(search), search.countries)} · ${countriesInWords(collection)}`
    }
    case 'codes': {
      const [one, many] = GIVEN[origin.as]
      return plural(origin.lines, one, many)
    }
    case 'picked':
      return 'Picked by hand'
    case 'collection':
      return `Products of ${nameOf(origin.id) ?? 'a deleted collection'}`
  }
}

const CHANGES: Record<ChangeKind, string> = {
  'price-down': 'down',
  'price-up': 'up',
  new: 'new',
  gone: 'gone',
  back: 'back',
  stock: 'stock changed',
  discount: 'discount changed',
  rating: 'rating changed',
}

/** The latest changes of a collection: "2 up, 7 down", "no change", "12 more than on 17 Nov", "34 not found". */
export function changesInWords(changes: Exclude<CollectionChanges, { kind: 'versions' }>): string {
  switch (changes.kind) {
    case 'compared': {
      const parts = changes.counts.map(([kind, count]) => `${formatCount(count)} ${CHANGES[kind]}`)
      return parts.length === 0 ? 'no change' : parts.join(', ')
    }
    case 'found': {
      const { more, since } = changes
      if (more === 0) return `as many as on ${formatDay(since)}`
      return `${formatCount(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than on ${formatDay(since)}`
    }
    case 'missing': {
      const { notFound, failed } = changes
      return [
        ...(notFound > 0 ? [`${formatCount(notFound)} not found`] : []),
        ...(failed > 0 ? [`${formatCount(failed)} failed`] : []),
      ].join(', ')
    }
  }
}
