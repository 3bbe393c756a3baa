/**
 * Everything that can be updated: saved searches, collections from searches, picked products and collections of codes, with cost
 * and last load.
 */
import type { LoadSettings } from '@/domain/collections/collection.ts'
import { estimateLoad } from '@/domain/collections/estimateLoad.ts'
import { searchSource } from '@/domain/collections/searchSource.ts'
import { listCountries, type ProductList } from '@/domain/picked/productList.ts'
import { isSameSource } from '@/domain/updates/sameSource.ts'
import type { SavedSearch } from '@/domain/updates/savedSearch.ts'
import type { UpdateKind, UpdateStep } from '@/domain/updates/updateRun.ts'
import { searchOfPath } from '@/routing/savedSearchPath.ts'
import type { CollectionOfCodes } from '@/storage/collections/codes.ts'
import type { CollectionVersions } from '@/storage/collections/versions.ts'

export type UpdateSource = {
  /** Identifies the source among all. */
  key: string
  kind: UpdateKind
  name: string
  /** The steps of its update: one for each group of countries that is requested together. */
  steps: UpdateStep[]
  /** When the source was last loaded or requested, in epoch milliseconds; null if one of its steps never was. */
  lastAt: number | null
  /** The minimum number of requests of an update; null if it isn’t known. */
  requests: number | null
  /** The row limit of a load, if one of the steps is known to find more rows; null otherwise. */
  cutAt: number | null
}

type Saved = {
  searches: readonly SavedSearch[]
  lists: readonly ProductList[]
  batches: readonly CollectionOfCodes[]
  savedVersions: readonly CollectionVersions[]
  /** Splits a search's countries into groups that are requested together. */
  groupsOf: (countries: readonly string[]) => string[][]
  /** Settings for a source that was never loaded before. */
  settings: Pick<LoadSettings, 'most' | 'pageSize'>
}

/**
 * A step with the number that it last found: rows of a search, picked products, or requests of the collection of codes.
 * `requestedAt` is when its own page was last answered, which a first load is compared with.
 */
type Counted = { step: UpdateStep; found: number | null; requestedAt: number | null }

function ofSearch({ path, name, seen }: SavedSearch, groupsOf: Saved['groupsOf']): Counted[] {
  const search = searchOfPath(path)
  const source = searchSource(search)
  return groupsOf(search.countries).map((group) => {
    const found = seen?.found.find((one) => one.countries === group.join(','))?.count ?? null
    const counted = seen && found !== null ? { counted: { at: seen.at, found } } : {}
    const step = { id: path, name, source, countries: group, ...counted, outcome: null }
    // A count identifies no products, so there is nothing to compare with a first load.
    return { step: { kind: 'search', ...step }, found, requestedAt: null }
  })
}

/** The step for the collection of a search that isn’t saved; none if another source covers the collection. */
function inCollection(
  { collection, versions }: CollectionVersions,
  others: readonly Counted[],
): Counted[] {
  const { id, name, source, countries } = collection
  if (source.kind !== 'search' || others.some(({ step }) => isSameSource(step, collection)))
    return []
  return [
    {
      step: { kind: 'set', id, name, source, countries, outcome: null },
      found: versions[0]?.promised ?? null,
      requestedAt: null,
    },
  ]
}

function ofList({ id, name, entries }: ProductList): Counted[] {
  const source = { kind: 'picked' as const, collectionId: id }
  return listCountries(entries).map((country) => {
    const own = entries.filter((entry) => entry.country.toLowerCase() === country)
    const times = own.flatMap(({ seen, missingAt }) => [seen?.at ?? 0, missingAt ?? 0])
    return {
      step: { kind: 'list', id, name, source, countries: country.split(','), outcome: null },
      found: own.length,
      requestedAt: Math.max(...times) || null,
    }
  })
}

function ofCodes({ id, at, name, groups, counts }: CollectionOfCodes): Counted[] {
  const source = { kind: 'codes' as const, collectionId: id }
  return groups.map((countries) => ({
    step: { kind: 'batch', id, name, source, countries, outcome: null },
    // Each code is requested once in each group of countries.
    found: Math.ceil(counts.asks / groups.length),
    requestedAt: counts.done + counts.notFound + (counts.undecided ?? 0) > 0 ? at : null,
  }))
}

function toSource(
  counted: readonly Counted[],
  { savedVersions, settings: usual }: Pick<Saved, 'savedVersions' | 'settings'>,
): UpdateSource[] {
  const [first] = counted
  if (!first) return []
  const { kind, id, name } = first.step
  const facts = counted.map(({ step, found, requestedAt }) => {
    const last = savedVersions.find(({ collection }) => isSameSource(collection, step))?.versions[0]
    const settings = last?.settings ?? usual
    const cost = estimateLoad(step.source, found ?? last?.promised ?? null, settings)
    const cutAt = cost.isCut ? cost.rows : null
    return { at: last?.at ?? requestedAt, requests: cost.requests, cutAt }
  })
  const known = facts.flatMap(({ requests }) => (requests === null ? [] : [requests]))
  const times = facts.flatMap(({ at }) => (at === null ? [] : [at]))
  return [
    {
      key: `${kind} ${id}`,
      kind,
      name,
      steps: counted.map(({ step }) => step),
      lastAt: times.length < facts.length ? null : Math.min(...times),
      requests:
        known.length < facts.length ? null : known.reduce((sum, requests) => sum + requests, 0),
      cutAt: facts.find(({ cutAt }) => cutAt !== null)?.cutAt ?? null,
    },
  ]
}

/**
 * Returns everything that can be updated, in the order of the pages that show it. A collection without any products is left out,
 * because it requests nothing.
 */
export function sourcesOf(saved: Saved): UpdateSource[] {
  const { searches, lists, batches: codesCollections, savedVersions, groupsOf } = saved
  const counted = searches.map((search) => ofSearch(search, groupsOf))
  const requested = counted.flat()
  for (const set of savedVersions) {
    const own = inCollection(set, requested)
    requested.push(...own)
    counted.push(own)
  }
  return [...counted, ...lists.map(ofList), ...codesCollections.map(ofCodes)].flatMap((one) =>
    toSource(one, saved),
  )
}
