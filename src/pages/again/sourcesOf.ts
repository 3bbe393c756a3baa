/** What can be run again: saved searches, lists and batches, each with what it costs and when it was loaded last. */
import { isSameSource } from '../../domain/again/sameSource.ts'
import type { AgainKind, AgainStep } from '../../domain/again/againRun.ts'
import type { SavedSearch } from '../../domain/again/savedSearch.ts'
import { listCountries, type ProductList } from '../../domain/lists/productList.ts'
import type { LoadSettings } from '../../domain/resultSet/resultSet.ts'
import { estimateLoad } from '../../domain/resultSet/estimateLoad.ts'
import { searchOfPath } from '../../parts/savedSearchPath.ts'
import type { Batch } from '../../store/batches.ts'
import type { KeptSet } from '../../store/resultSets.ts'

export type AgainSource = {
  /** What tells it apart from the others. */
  key: string
  kind: AgainKind
  name: string
  /** One for each group of countries that is asked together. */
  steps: AgainStep[]
  /** When it was loaded last: epoch milliseconds; null where one of its steps never was. */
  lastAt: number | null
  /** The least that is asked; null where nothing is known of it. */
  requests: number | null
  /** Rows at the most, where one of its steps is known to find more; null where none is. */
  cutAt: number | null
}

type Kept = {
  searches: readonly SavedSearch[]
  lists: readonly ProductList[]
  batches: readonly Batch[]
  sets: readonly KeptSet[]
  /** Which of a search's countries are asked together. */
  groupsOf: (countries: readonly string[]) => string[][]
  /** How a source is asked that was never loaded before. */
  settings: Pick<LoadSettings, 'most' | 'pageSize'>
}

/** A step with the number of rows it found last, of products in the list, or of things the batch asks. */
type Counted = { step: AgainStep; found: number | null }

function ofSearch({ path, name, seen }: SavedSearch, groupsOf: Kept['groupsOf']): Counted[] {
  const { q, words, merchant, brand, category, division, countries } = searchOfPath(path)
  const source = { kind: 'search' as const, q, words, merchant, brand, category, division }
  return groupsOf(countries).map((group) => ({
    step: { kind: 'search', id: path, name, source, countries: group, outcome: null },
    found: seen?.found.find((one) => one.countries === group.join(','))?.count ?? null,
  }))
}

function ofList({ id, name, entries }: ProductList): Counted[] {
  const source = { kind: 'list' as const, listId: id }
  return listCountries(entries).map((country) => ({
    step: { kind: 'list', id, name, source, countries: country.split(','), outcome: null },
    found: entries.filter((entry) => entry.country.toLowerCase() === country).length,
  }))
}

function ofBatch({ id, name, groups, counts }: Batch): Counted[] {
  const source = { kind: 'batch' as const, batchId: id }
  return groups.map((countries) => ({
    step: { kind: 'batch', id, name, source, countries, outcome: null },
    // Each thing is asked in each group.
    found: Math.ceil(counts.asks / groups.length),
  }))
}

function toSource(
  counted: readonly Counted[],
  { sets, settings: usual }: Pick<Kept, 'sets' | 'settings'>,
): AgainSource[] {
  const [first] = counted
  if (!first) return []
  const { kind, id, name } = first.step
  const facts = counted.map(({ step, found }) => {
    const last = sets.find(({ set }) => isSameSource(set, step))?.moments[0]
    const settings = last?.settings ?? usual
    const cost = estimateLoad(step.source, found ?? last?.promised ?? null, settings)
    const cutAt = cost.isCut ? cost.rows : null
    return { at: last?.at ?? null, requests: cost.requests, cutAt }
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

/** In the order of the pages that keep them. An empty list asks for nothing and is left out. */
export function sourcesOf(kept: Kept): AgainSource[] {
  const { searches, lists, batches, groupsOf } = kept
  return [
    ...searches.map((search) => ofSearch(search, groupsOf)),
    ...lists.map(ofList),
    ...batches.map(ofBatch),
  ].flatMap((counted) => toSource(counted, kept))
}
