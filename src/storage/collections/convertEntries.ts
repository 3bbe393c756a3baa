/**
 * Converts what app versions before December 2026 stored. Each former set (versions and what they were loaded from), list (of
 * picked products), saved search or collection of codes becomes a collection. The separate set with the versions of a list or of
 * codes disappears; its versions belong to their collection. Ids stay, so old URLs still work. Entries are converted by their form
 * without validation: a damaged entry is still damaged in the new store.
 */
import { newId } from '@/lib/newId.ts'
import { formerStores, type FormerStore } from '@/storage/database/formerStores.ts'

/** An entry by its fields, which are read without validation. */
type Fields = Record<string, unknown>
const fieldsOf = (value: unknown) => Object(value) as Fields
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textsOf = (value: unknown) => listOf(value).flatMap((one) => textOf(one) ?? [])

/** Converts an entry below a head: the codes or an answer of a collection of codes. The rows of a version stay as they are. */
export function convertPart(entry: unknown): unknown {
  const { holds } = fieldsOf(entry)
  if (holds === 'lines') return { ...fieldsOf(entry), holds: 'codes' }
  if (holds === 'row') return { ...fieldsOf(entry), holds: 'answer' }
  return entry
}

/** Whether an entry of a former store is a head, or has no entries below it. */
export const isFormerHead = (entry: unknown): boolean => {
  const { of } = fieldsOf(entry)
  return of === undefined || of === ''
}

function ofCodes(entry: unknown): Fields {
  const { connectionId, of, part, holds, at, name, groups, views, markets, ...source } =
    fieldsOf(entry)
  if (holds !== 'batch') return { ...fieldsOf(entry) }
  return {
    connectionId,
    of,
    part,
    at,
    holds: 'collection',
    name,
    source: { ...source, kind: 'codes' },
    countries: groups,
    views: views ?? [],
    ...(markets !== undefined && { markets }),
  }
}

function ofPicked(entry: unknown): Fields {
  const { connectionId, id, at, name, views, markets, ...source } = fieldsOf(entry)
  return {
    connectionId,
    of: '',
    part: id,
    at,
    holds: 'collection',
    name,
    source: { ...source, kind: 'picked' },
    countries: [],
    views: views ?? [],
    ...(markets !== undefined && { markets }),
  }
}

function ofSavedSearch(entry: unknown, id: string): Fields {
  const { connectionId, at, name, ...source } = fieldsOf(entry)
  return {
    connectionId,
    of: '',
    part: id,
    at,
    holds: 'collection',
    name,
    source: { ...source, kind: 'search' },
    countries: [],
    views: [],
  }
}

function fieldsOfCollection(entry: unknown): Fields {
  const { connectionId, of, part, holds, at, set } = fieldsOf(entry)
  if (holds !== 'set' || set === undefined) return { ...fieldsOf(entry) }
  const { id: _, at: _at, countries, ...fields } = fieldsOf(set)
  return { connectionId, of, part, at, holds: 'collection', ...fields, countries: [countries] }
}

/** The id of the list or of the collection of codes that a set was loaded from; null for the set of a search. */
function ownerOf(set: Fields): string | null {
  const { kind, batchId: collectionId, listId } = fieldsOf(set['source'])
  if (kind === 'batch') return textOf(collectionId)
  return kind === 'list' ? textOf(listId) : null
}

/** The views `own` and `more` as one list; if a name of `more` is already used for another view, it gets a number. */
function joinedViews(own: unknown, more: unknown): unknown[] {
  const views = [...listOf(own)]
  for (const view of listOf(more)) {
    const { name, state } = fieldsOf(view)
    if (typeof name !== 'string' || typeof state !== 'string') continue
    if (views.some((one) => fieldsOf(one)['name'] === name && fieldsOf(one)['state'] === state)) {
      continue
    }
    const usedNames = new Set(views.map((one) => fieldsOf(one)['name']))
    let free = name
    for (let count = 2; usedNames.has(free); count += 1) free = `${name} ${count}`
    views.push({ name: free, state })
  }
  return views
}

function withSet(owner: Fields, set: Fields): void {
  owner['views'] = joinedViews(owner['views'], set['views'])
  for (const key of ['markets', 'traits'] as const) {
    const ids = [...new Set([...textsOf(owner[key]), ...textsOf(set[key])])]
    if (ids.length > 0) owner[key] = ids
  }
  if (set['part'] === owner['part']) return
  const former = { id: set['part'], countries: textsOf(listOf(set['countries'])[0]) }
  owner['formerIds'] = [...listOf(owner['formerIds']), former]
}

/** Converts a set whose list or codes were deleted into a collection that has only versions. */
function withoutOwner(set: Fields, versions: readonly Fields[]): void {
  const countries = textsOf(listOf(set['countries'])[0])
  if (fieldsOf(set['source'])['kind'] === 'list') {
    const products = versions.flatMap(({ products: one }) => listOf(one))
    const entries = new Map(
      products.map((product) => [JSON.stringify(product), fieldsOf(product)] as const),
    )
    set['countries'] = []
    set['source'] = {
      kind: 'picked',
      changedAt: set['at'],
      entries: [...entries.values()].map(({ id, country }) => ({
        id,
        country,
        addedAt: set['at'],
        note: '',
        first: null,
        seen: null,
        missingAt: null,
      })),
    }
    return
  }
  const settings = versions.map((version) => fieldsOf(version['settings'])['batch'])
  set['countries'] = [countries]
  set['source'] = {
    kind: 'codes',
    settings: settings.find((one) => one !== null && one !== undefined) ?? {
      as: 'auto',
      atOnce: 4,
      mode: 'full',
      names: false,
      otherForms: false,
      chain: false,
    },
    isRunning: false,
    counts: { lines: 0, invalid: 0, asks: 0, done: 0, notFound: 0, failed: 0 },
  }
}

/** The current place of a former set’s versions: the collection, and the set’s id (`setId`) and countries within it. */
type CurrentPlace = { collectionId: string; setId: string; countries: string[] | null }

export type Converted = {
  /** The new entries, which replace the former heads. */
  entries: Fields[]
  /** The keys of the former sets that disappear, because their versions now belong to a list or to a collection of codes. */
  removedKeys: [connectionId: string, of: '', part: string][]
  /** The current collection by connection and former id: the id of a set, or of codes that now belong to a collection. */
  sets: ReadonlyMap<string, CurrentPlace>
}

/** The entries to convert per former store: the heads, and the entries without others below them. */
export type FormerHeads = Partial<Record<FormerStore, readonly unknown[]>>

const keyOf = (connectionId: unknown, id: unknown) => JSON.stringify([connectionId, id])

/** Converts the former heads of all connections into heads of collections and versions. */
export function convertHeads(
  { resultSets = [], batches = [], lists = [], savedSearches = [] }: FormerHeads,
  random: () => number = Math.random,
): Converted {
  const collections = [
    ...batches.map(ofCodes),
    ...lists.map(ofPicked),
    ...savedSearches.map((one) => ofSavedSearch(one, newId(random))),
  ]
  const owners = new Map(collections.map((one) => [keyOf(one['connectionId'], one['part']), one]))
  const heads = resultSets.map(fieldsOfCollection)
  const moments = heads.filter(({ holds }) => holds === 'moment')
  const momentsOf = (set: Fields) =>
    moments.filter(
      ({ connectionId, moment }) =>
        connectionId === set['connectionId'] && fieldsOf(moment)['setId'] === set['part'],
    )
  const sets = new Map<string, CurrentPlace>()
  const removedKeys: Converted['removedKeys'] = []
  for (const head of heads) {
    const id = textOf(head['part'])
    const connectionId = textOf(head['connectionId'])
    if (id === null || connectionId === null || head['holds'] === 'moment') continue
    const countries = textsOf(listOf(head['countries'])[0])
    const { kind } = fieldsOf(head['source'])
    if (kind !== 'batch' && kind !== 'list') {
      collections.push(head)
      if (head['holds'] === 'collection') {
        sets.set(keyOf(connectionId, id), { collectionId: id, setId: id, countries: null })
      }
      continue
    }
    const ownerId = ownerOf(head)
    const owner = owners.get(keyOf(connectionId, ownerId))
    const collectionId = owner ? (ownerId ?? id) : id
    if (owner) {
      withSet(owner, head)
      if (collectionId !== id) removedKeys.push([connectionId, '', id])
    } else {
      const versions = momentsOf(head).map((one) => ({
        ...fieldsOf(one['moment']),
        products: one['products'],
      }))
      withoutOwner(head, versions)
      collections.push(head)
    }
    const country = countries.join().toLowerCase()
    const setId = country === '' ? collectionId : `${collectionId}:${country}`
    sets.set(keyOf(connectionId, id), { collectionId, setId, countries })
  }
  const versions = moments.map(({ connectionId, of, part, at, moment, ...rest }) => {
    const { setId, ...version } = fieldsOf(moment)
    const now = sets.get(keyOf(connectionId, setId))
    if (!now) return { connectionId, of, part, at, ...rest, moment }
    const { collectionId, countries } = now
    return {
      connectionId,
      of,
      part,
      at,
      ...rest,
      holds: 'version',
      version: { ...version, collectionId, ...(countries && { countries }) },
    }
  })
  for (const owner of collections) {
    for (const id of [...textsOf(owner['markets']), ...textsOf(owner['traits'])]) {
      const part = owners.get(keyOf(owner['connectionId'], id))
      if (!part || part === owner || part['partOf'] !== undefined) continue
      part['partOf'] = owner['part']
      const collectionId = textOf(owner['part']) ?? id
      sets.set(keyOf(owner['connectionId'], id), { collectionId, setId: id, countries: null })
    }
  }
  return { entries: [...collections, ...versions], removedKeys, sets }
}

type Found = (id: unknown) => CurrentPlace | undefined

function convertSource(source: unknown): unknown {
  const { kind, listId, batchId: collectionId } = fieldsOf(source)
  if (kind === 'list') return { kind: 'picked', collectionId: listId }
  return kind === 'batch' ? { kind: 'codes', collectionId: collectionId } : source
}

const withSetId = (value: unknown, found: Found): unknown => {
  const { setId: collectionId, ...rest } = fieldsOf(value)
  return collectionId === undefined
    ? value
    : { ...rest, setId: found(collectionId)?.setId ?? collectionId }
}

function convertStep(step: unknown, found: Found): unknown {
  const { source, begun, outcome, ...rest } = fieldsOf(step)
  return {
    ...rest,
    source: convertSource(source),
    ...(begun !== undefined && { begun: withSetId(begun, found) }),
    outcome: outcome === null ? null : withSetId(outcome, found),
  }
}

/** Converts the key of a match that concerns a whole collection: `set ID …` becomes `collection ID …`. */
function convertKey(key: unknown, found: Found): unknown {
  const [, id = '', rest = ''] = /^set (\S+) (.*)$/s.exec(textOf(key) ?? '') ?? []
  return id === '' ? key : `collection ${found(id)?.setId ?? id} ${rest}`
}

const convertSnooze = (mute: unknown, found: Found): unknown =>
  mute === null || mute === undefined
    ? mute
    : { ...fieldsOf(mute), key: convertKey(fieldsOf(mute)['key'], found) }

/** Converts the scope of an alert from a former version. */
export function convertScope(scope: unknown, found: Found = () => undefined): unknown {
  const { of, id } = fieldsOf(scope)
  if (of !== 'list' && of !== 'batch' && of !== 'set') return scope
  return { ...fieldsOf(scope), of: 'collection', id: found(id)?.collectionId ?? id }
}

function convertRule(entry: Fields, found: Found): Fields {
  return {
    ...entry,
    scope: convertScope(entry['scope'], found),
    ...('mutes' in entry && {
      mutes: listOf(entry['mutes']).map((mute) => convertSnooze(mute, found)),
    }),
  }
}

function convertRun(entry: Fields, found: Found): Fields {
  if (!Array.isArray(entry['firings'])) return entry
  return {
    ...entry,
    firings: listOf(entry['firings']).map((firing) => ({
      ...fieldsOf(withSetId(firing, found)),
      key: convertKey(fieldsOf(firing)['key'], found),
      mute: convertSnooze(fieldsOf(firing)['mute'], found),
    })),
  }
}

/** Stores whose entries refer to collections. */
export const referringStores = ['againRuns', 'watchRules', 'watchRuns'] as const
export type ReferringStore = (typeof referringStores)[number]

/** Replaces references to former sets, lists and collections of codes by their current collections. */
export function convertReferences(
  store: ReferringStore,
  entry: unknown,
  sets: Converted['sets'],
): unknown {
  const fields = fieldsOf(entry)
  const found: Found = (id) => sets.get(keyOf(fields['connectionId'], id))
  switch (store) {
    case 'againRuns':
      return {
        ...fields,
        steps: listOf(fields['steps']).map((step) => convertStep(step, found)),
      }
    case 'watchRules':
      return convertRule(fields, found)
    case 'watchRuns':
      return convertRun(fields, found)
  }
}

/** Converts the stores of a backup from a former version; null for a backup of this version. */
export function convertStores(
  stores: Readonly<Record<string, unknown>>,
  random?: () => number,
): Record<string, unknown> | null {
  if (!formerStores.some((name) => name in stores)) return null
  const of = (name: string) => listOf(stores[name])
  const heads = Object.fromEntries(
    formerStores.map((name) => [name, of(name).filter(isFormerHead)]),
  ) as FormerHeads
  const { entries, sets } = convertHeads(heads, random)
  const parts = [...of('resultSets'), ...of('batches')].filter((entry) => !isFormerHead(entry))
  const others = Object.entries(stores).filter(
    ([name]) => !(formerStores as readonly string[]).includes(name),
  )
  const converted = others.map(([name, list]) => {
    const referring = referringStores.find((one) => one === name)
    return [
      name,
      referring && Array.isArray(list)
        ? list.map((entry) => convertReferences(referring, entry, sets))
        : list,
    ] as const
  })
  return {
    ...Object.fromEntries(converted),
    collections: [...of('collections'), ...entries, ...parts.map(convertPart)],
  }
}
