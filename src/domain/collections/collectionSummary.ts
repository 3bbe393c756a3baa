/** The entry of a collection in the list of all collections, whether it is a search, a saved search, codes or picked products. */
import { changeKinds, type ChangeKind } from '@/domain/changes/change.ts'
import {
  canLoadMore,
  isComplete,
  type Collection,
  type Version,
} from '@/domain/collections/collection.ts'
import type { SearchSource } from '@/domain/collections/searchSource.ts'
import { listCountries, type ProductList } from '@/domain/picked/productList.ts'
import type { CodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { countChanges, type SavedSearch } from '@/domain/updates/savedSearch.ts'
import type { UpdateRun } from '@/domain/updates/updateRun.ts'
import { compareTexts } from '@/lib/text/collation.ts'

export const COLLECTION_SOURCE_KINDS = ['search', 'codes', 'picked'] as const
/** How its products were collected. */
export type CollectionSourceKind = (typeof COLLECTION_SOURCE_KINDS)[number]

/** What exactly its products come from. */
type CollectionOrigin =
  | { kind: 'search'; search: SearchSource }
  /** A saved search. `path` is its URL within the app, `shown` its display options as in a URL. */
  | { kind: 'saved search'; path: string; shown: string }
  /**
   * Codes. `lines` is the number of codes, links, product IDs or titles that the user gave, `as` the kind as which they were
   * read.
   */
  | { kind: 'codes'; as: CodesSettings['as']; lines: number }
  | { kind: 'picked' }
  /** The products of another collection, with this id. */
  | { kind: 'collection'; id: string }

type CollectionState =
  | { kind: 'complete' }
  /** Loading stopped before it was complete. `total` is null if it is unknown. */
  | { kind: 'paused'; checked: number; total: number | null }
  /** Everything that can be loaded is loaded, but the service announced more. */
  | { kind: 'short'; loaded: number; promised: number }
  /** A saved search that was never loaded; `found` is null if the service gave no number. */
  | { kind: 'not loaded'; found: number | null }
  /** All versions were deleted or can’t be read. */
  | { kind: 'empty' }

/** What has changed since the version before, or since the search was saved. */
export type CollectionChanges =
  /** Counts from the last *Update all*; kinds without a change are absent. */
  | { kind: 'compared'; counts: readonly (readonly [ChangeKind, number])[] }
  /** There are two versions, but they have not been compared yet. */
  | { kind: 'versions' }
  /** The service found `more` products (fewer, if negative) than at `since`, in epoch milliseconds. */
  | { kind: 'found'; more: number; since: number }
  /** The number of items that the service does not know, and of items that could not be checked. */
  | { kind: 'missing'; notFound: number; failed: number }

type StoredAs = 'set' | 'batch' | 'list' | 'search'

export type CollectionSummary = {
  /** Identifies the entry among all collections. */
  key: string
  storedAs: StoredAs
  /** The id of the stored entry; for a saved search, its URL. */
  id: string
  name: string
  source: CollectionSourceKind
  origin: CollectionOrigin
  /** Distinct countries; those that are requested together are one entry, joined by commas. */
  countries: readonly string[]
  /** The number of products; null if it is unknown. */
  items: number | null
  state: CollectionState
  changes: CollectionChanges | null
  /** When it was last loaded or changed, in epoch milliseconds; null if it was never loaded. */
  updatedAt: number | null
  /** The time by which the list is sorted: `updatedAt`, or the time of creation. */
  sortAt: number
  /** The id of its versions (with countries), for the first group of countries that has any; null if it was never updated. */
  versionsId: string | null
  /** The ids of the collections of codes that checked the market prices of its products, the latest last. */
  markets: readonly string[]
  /** Whether it is lost when the page closes, because the browser did not store it. */
  isInMemory: boolean
  /** The number of its damaged versions or products. */
  damaged: number
}

type StoredVersions = {
  collection: Collection
  /** The versions, newest first. */
  versions: readonly Version[]
  damaged: number
  isInMemory: boolean
}

function stateOfCollection([newest]: readonly Version[]): CollectionState {
  if (!newest) return { kind: 'empty' }
  const { counts, promised } = newest
  if (!isComplete(newest) && canLoadMore(newest)) {
    return { kind: 'paused', checked: counts.rows, total: promised }
  }
  const isShort = promised !== null && counts.rows < promised
  return isShort ? { kind: 'short', loaded: counts.rows, promised } : { kind: 'complete' }
}

/** The changes from the last *Update all* that loaded the newest version; null without one. */
function comparedIn(newest: Version, runs: readonly UpdateRun[]): CollectionChanges | null {
  const outcomes = runs.flatMap(({ steps }) => steps.map(({ outcome }) => outcome))
  const last = outcomes.find((outcome) => outcome?.now.momentId === newest.id)
  if (last?.kind !== 'compared') return null
  const { counts } = last.summary
  return {
    kind: 'compared',
    counts: changeKinds
      // Leave out discounts, which mostly change with the price that is counted anyway, and ratings, whose changes need no
      // action.
      .filter((kind) => kind !== 'discount' && kind !== 'rating' && counts[kind] > 0)
      .map((kind) => [kind, counts[kind]] as const),
  }
}

function changesOfCollection(
  versions: readonly Version[],
  runs: readonly UpdateRun[],
): CollectionChanges | null {
  const [newest, before] = versions
  if (!newest || !before) return null
  return comparedIn(newest, runs) ?? { kind: 'versions' }
}

function originOfCollection({ source }: Collection): CollectionOrigin {
  if (source.kind === 'search') return { kind: 'search', search: source }
  return { kind: 'collection', id: source.collectionId }
}

/** Summarizes a collection with versions. `runs` are the *Update all* runs, newest first. */
export function summaryOfVersions(
  { collection, versions, damaged, isInMemory }: StoredVersions,
  runs: readonly UpdateRun[],
): CollectionSummary {
  const [newest] = versions
  return {
    key: `set ${collection.id}`,
    storedAs: 'set',
    id: collection.id,
    name: collection.name,
    source: collection.source.kind,
    origin: originOfCollection(collection),
    countries: [collection.countries.join(',')],
    items: newest?.counts.rows ?? (damaged > 0 ? null : 0),
    state: stateOfCollection(versions),
    changes: changesOfCollection(versions, runs),
    updatedAt: newest?.at ?? null,
    sortAt: newest?.at ?? collection.at,
    versionsId: collection.id,
    markets: collection.markets ?? [],
    isInMemory,
    damaged,
  }
}

type StoredCodes = {
  id: string
  at: number
  name: string
  groups: string[][]
  settings: Pick<CodesSettings, 'as'>
  counts: {
    lines: number
    invalid: number
    asks: number
    done: number
    notFound: number
    failed: number
    undecided?: number
  }
  /** The ids of the collections of codes that checked further codes of its rows, the latest last. */
  markets?: string[]
}

/** Summarizes a collection of codes, without its versions. */
export function summaryOfCodes({
  id,
  at,
  name,
  groups,
  settings,
  counts,
  markets = [],
}: StoredCodes): CollectionSummary {
  const { asks: requests, done, notFound, failed, undecided = 0 } = counts
  const checked = done + notFound + failed + undecided
  return {
    key: `batch ${id}`,
    storedAs: 'batch',
    id,
    name,
    source: 'codes',
    origin: { kind: 'codes', as: settings.as, lines: counts.lines },
    countries: groups.map((group) => group.join(',')),
    // Each item is requested once per group of countries, so divide by their number.
    items: Math.round(requests / Math.max(groups.length, 1)),
    state: checked < requests ? { kind: 'paused', checked, total: requests } : { kind: 'complete' },
    changes: notFound + failed > 0 ? { kind: 'missing', notFound, failed } : null,
    updatedAt: at,
    sortAt: at,
    versionsId: null,
    markets: [id, ...markets],
    isInMemory: false,
    damaged: 0,
  }
}

type StoredList = { list: ProductList; damaged: number; isInMemory: boolean }

/** Summarizes a collection of picked products, without its versions. */
export function summaryOfList({ list, damaged, isInMemory }: StoredList): CollectionSummary {
  const { id, name, entries, changedAt } = list
  const updatedAt = Math.max(changedAt, ...entries.map(({ seen }) => seen?.at ?? 0))
  const notFound = entries.filter(({ missingAt }) => missingAt !== null).length
  return {
    key: `list ${id}`,
    storedAs: 'list',
    id,
    name,
    source: 'picked',
    origin: { kind: 'picked' },
    countries: listCountries(entries),
    items: entries.length,
    state: { kind: 'complete' },
    changes: notFound > 0 ? { kind: 'missing', notFound, failed: 0 } : null,
    updatedAt,
    sortAt: updatedAt,
    versionsId: null,
    markets: list.markets ?? [],
    isInMemory,
    damaged,
  }
}

/** The sum over all groups of countries; null if a group has no number. */
const sumOf = (counts: readonly (number | null)[]): number | null =>
  counts.length === 0 || counts.includes(null)
    ? null
    : counts.reduce((sum: number, count) => sum + (count ?? 0), 0)

/** Summarizes a saved search that was never loaded. */
export function summaryOfSearch(
  search: SavedSearch,
  countries: readonly string[],
): CollectionSummary {
  const { path, name, at, saved, seen } = search
  const groups = countChanges(search)
  const found = sumOf(groups.map(({ now }) => now))
  const more = sumOf(groups.map(({ since }) => since))
  return {
    key: `search ${path}`,
    storedAs: 'search',
    id: path,
    name,
    source: 'search',
    origin: { kind: 'saved search', path, shown: search.shown ?? '' },
    countries: [countries.join(',')],
    items: found,
    state: { kind: 'not loaded', found },
    changes:
      saved && seen && seen.at > saved.at && more !== null
        ? { kind: 'found', more, since: saved.at }
        : null,
    updatedAt: null,
    sortAt: seen?.at ?? at,
    versionsId: null,
    markets: [],
    isInMemory: false,
    damaged: 0,
  }
}

/** Combines a collection of codes or of picked products with its versions in one group of countries. */
function withVersions(summary: CollectionSummary, versions: CollectionSummary): CollectionSummary {
  const isWhole = summary.state.kind === 'complete'
  return {
    ...summary,
    versionsId: summary.versionsId ?? versions.id,
    state: isWhole && versions.state.kind === 'paused' ? versions.state : summary.state,
    changes: versions.changes ?? summary.changes,
    updatedAt: Math.max(summary.updatedAt ?? 0, versions.updatedAt ?? 0),
    sortAt: Math.max(summary.sortAt, versions.sortAt),
    isInMemory: summary.isInMemory || versions.isInMemory,
    // Every group reports the number of all damaged versions, so add it only once.
    damaged: summary.damaged + (summary.versionsId === null ? versions.damaged : 0),
  }
}

/**
 * Combines each collection of codes or of picked products with its versions in all groups of its countries. With several groups
 * it shows no changes, because each group has its own, which its page shows.
 */
export function joinVersions(
  sets: readonly CollectionSummary[],
  others: readonly CollectionSummary[],
): CollectionSummary[] {
  const versionsOf = (id: string) =>
    sets.filter(({ origin }) => origin.kind === 'collection' && origin.id === id)
  const joined = others.map((one) => {
    const groups = versionsOf(one.id)
    const whole = groups.reduce(withVersions, one)
    return groups.length > 1 ? { ...whole, changes: one.changes } : whole
  })
  return [...sets.filter(({ origin }) => origin.kind !== 'collection'), ...joined]
}

/** The collections in the order of the list: the most recently updated first; of equal times, by name. */
export function inOrder(collections: readonly CollectionSummary[]): CollectionSummary[] {
  return collections.toSorted((a, b) => b.sortAt - a.sortAt || compareTexts(a.name, b.name))
}
