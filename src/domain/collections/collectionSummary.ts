/** What the list of all collections says of one, whatever it is stored as: a collection, a batch, a list or a saved search. */
import { changeKinds, type ChangeKind } from '@/domain/changes/change.ts'
import {
  canGoOn,
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

export const COLLECTION_SOURCES = ['search', 'codes', 'picked'] as const
/** How its products came into it. */
export type CollectionSource = (typeof COLLECTION_SOURCES)[number]

/** Where exactly its products come from. */
type CollectionOrigin =
  | { kind: 'search'; search: SearchSource }
  /** `path`: the address of the search within the app; `shown`: how it is shown, as an address writes it. */
  | { kind: 'saved search'; path: string; shown: string }
  /** `lines`: how many codes, links, ids or titles were given; `as`: what they were read as. */
  | { kind: 'codes'; as: CodesSettings['as']; lines: number }
  | { kind: 'picked' }
  /** The products of another collection, by its id. */
  | { kind: 'collection'; id: string }

type CollectionState =
  | { kind: 'complete' }
  /** A part of it is missing. `total` is null where nobody said how many there are. */
  | { kind: 'paused'; checked: number; total: number | null }
  /** Nothing is missing that could still be loaded, but the service promised more. */
  | { kind: 'short'; loaded: number; promised: number }
  /** A search that was saved and never loaded; `found` is null where the service stated no number. */
  | { kind: 'not loaded'; found: number | null }
  /** Every version was deleted, or cannot be read. */
  | { kind: 'empty' }

/** What is different since the version before, or since the search was saved. */
export type CollectionChanges =
  /** Counts of the last *Update all*; kinds without a change are absent. */
  | { kind: 'compared'; counts: readonly (readonly [ChangeKind, number])[] }
  /** Two versions that nobody has compared yet. */
  | { kind: 'versions' }
  /** Products more or fewer than at a time in epoch milliseconds. */
  | { kind: 'found'; more: number; since: number }
  /** What was given and is not known to the service, and what could not be checked. */
  | { kind: 'missing'; notFound: number; failed: number }

type StoredAs = 'set' | 'batch' | 'list' | 'search'

export type CollectionSummary = {
  /** Unique among all collections. */
  key: string
  storedAs: StoredAs
  /** Of what is stored; of a saved search its address. */
  id: string
  name: string
  source: CollectionSource
  origin: CollectionOrigin
  /** Each once; several of one entry, joined by commas, where one answer is for all of them. */
  countries: readonly string[]
  /** Products; null where nobody said how many. */
  items: number | null
  state: CollectionState
  changes: CollectionChanges | null
  /** When something of it was loaded or changed last: epoch milliseconds; null where it was never loaded. */
  updatedAt: number | null
  /** What the list is sorted by: `updatedAt`, or when it was made. */
  sortAt: number
  /** Names its versions, in the first of its countries that has any; null for one that was never updated. */
  versionsId: string | null
  /** Collections of codes that checked the market prices of its products, the latest last. */
  markets: readonly string[]
  /** Ends with the page, because the browser did not store it. */
  isInMemory: boolean
  /** Versions or products of it that cannot be read. */
  damaged: number
}

type StoredVersions = {
  collection: Collection
  /** Newest first. */
  versions: readonly Version[]
  damaged: number
  isInMemory: boolean
}

function stateOfSet([newest]: readonly Version[]): CollectionState {
  if (!newest) return { kind: 'empty' }
  const { counts, promised } = newest
  if (!isComplete(newest) && canGoOn(newest)) {
    return { kind: 'paused', checked: counts.rows, total: promised }
  }
  const isShort = promised !== null && counts.rows < promised
  return isShort ? { kind: 'short', loaded: counts.rows, promised } : { kind: 'complete' }
}

/** By the last *Update all* that loaded its newest version; null where none did. */
function comparedIn(newest: Version, runs: readonly UpdateRun[]): CollectionChanges | null {
  const outcomes = runs.flatMap(({ steps }) => steps.map(({ outcome }) => outcome))
  const last = outcomes.find((outcome) => outcome?.now.momentId === newest.id)
  if (last?.kind !== 'compared') return null
  const { counts } = last.summary
  return {
    kind: 'compared',
    counts: changeKinds
      // A discount mostly moves with its price, which is counted; a rating calls for nothing.
      .filter((kind) => kind !== 'discount' && kind !== 'rating' && counts[kind] > 0)
      .map((kind) => [kind, counts[kind]] as const),
  }
}

function changesOfSet(
  versions: readonly Version[],
  runs: readonly UpdateRun[],
): CollectionChanges | null {
  const [newest, before] = versions
  if (!newest || !before) return null
  return comparedIn(newest, runs) ?? { kind: 'versions' }
}

function originOfSet({ source }: Collection): CollectionOrigin {
  if (source.kind === 'search') return { kind: 'search', search: source }
  return { kind: 'collection', id: source.collectionId }
}

/** Of a collection. `runs`: those of *Update all*, the newest first. */
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
    origin: originOfSet(collection),
    countries: [collection.countries.join(',')],
    items: newest?.counts.rows ?? 0,
    state: stateOfSet(versions),
    changes: changesOfSet(versions, runs),
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
  /** Collections of codes that checked further codes of its rows. */
  markets?: string[]
}

/** Of a batch. */
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
    // Each thing is requested once in each group of countries.
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

/** Of a list. */
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

/** The sum over all groups of countries; null where one of them has no number. */
const sumOf = (counts: readonly (number | null)[]): number | null =>
  counts.length === 0 || counts.includes(null)
    ? null
    : counts.reduce((sum: number, count) => sum + (count ?? 0), 0)

/** Of a saved search that was never loaded. */
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

/** Of a collection of codes or of picked products, together with its versions in one group of countries. */
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
    // Said with each group, of all of them.
    damaged: summary.damaged + (summary.versionsId === null ? versions.damaged : 0),
  }
}

/**
 * Joins each collection of codes or of picked products with its versions, in each group of its countries. What changed is said
 * where there is one group: others have changes of their own, on their page.
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

/** The one updated last first; of one time by name. */
export function inOrder(collections: readonly CollectionSummary[]): CollectionSummary[] {
  return collections.toSorted((a, b) => b.sortAt - a.sortAt || compareTexts(a.name, b.name))
}
