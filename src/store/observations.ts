/** What was observed of each service, counted and kept apart by connection. */
import * as v from 'valibot'
import { createWatchers } from '../domain/watchers.ts'
import { database } from './database.ts'
import { dropEntry, heldEntries, holdEntry, holdOnly, keyOf } from './keptMemory.ts'
import { keptObservation, type KeptObservation, type Observation } from './observation.ts'

export type { Observation }

/** What a single answer showed. */
type Fact = Pick<Observation, 'point' | 'fact' | 'value' | 'example'>

const STORE = 'observations'
/** Of one point; of more the longest unseen go. */
const KEPT = 60

const watchers = createWatchers()

/** Calls back after each change made in this tab; returns the way to stop. */
export const onObservations = watchers.on

const pathOf = ({ connectionId, point, fact, value }: Omit<KeptObservation, 'example'>) =>
  [connectionId, point, fact, value] as [string, string, string, string] // the store's key path

const rangeOf = (connectionId: string) => IDBKeyRange.bound([connectionId], [connectionId, []])

/** Entries that can be used; a damaged one is passed over. What memory holds is newer than what is stored. */
async function entriesOf(connectionId: string): Promise<KeptObservation[]> {
  const db = await database()
  const stored: unknown[] = db ? await db.getAll(STORE, rangeOf(connectionId)).catch(() => []) : []
  const usable = [...stored, ...heldEntries(STORE)].filter((entry) => v.is(keptObservation, entry))
  const own = usable.filter((entry) => entry.connectionId === connectionId)
  return [...new Map(own.map((entry) => [keyOf(STORE, entry), entry])).values()]
}

/** Everything observed of a service, in no order. */
export async function readObservations(connectionId: string): Promise<Observation[]> {
  return entriesOf(connectionId)
}

/** The observation of a fact, once more; the example is the latest. */
function counted(connectionId: string, fact: Fact, at: number, known: unknown): KeptObservation {
  const before = v.is(keptObservation, known) ? known : null
  return {
    connectionId,
    point: fact.point,
    fact: fact.fact,
    value: fact.value,
    example: fact.example,
    count: (before?.count ?? 0) + 1,
    first: Math.min(before?.first ?? at, at),
    last: Math.max(before?.last ?? at, at),
  }
}

const heldOf = (entry: KeptObservation) =>
  heldEntries(STORE).find((one) => keyOf(STORE, one) === keyOf(STORE, entry))

/** In one transaction, so that two tabs don't lose each other's counts; false where nothing can be stored. */
async function isStored(connectionId: string, facts: readonly Fact[], at: number) {
  const db = await database()
  if (!db) return false
  try {
    const { store, done } = db.transaction(STORE, 'readwrite')
    for (const fact of facts) {
      const entry = counted(connectionId, fact, at, null)
      const known = heldOf(entry) ?? (await store.get(pathOf(entry)))
      await store.put(counted(connectionId, fact, at, known))
      dropEntry(STORE, entry)
    }
    await done
    return true
  } catch {
    return false
  }
}

async function hold(connectionId: string, facts: readonly Fact[], at: number): Promise<void> {
  const known = new Map(
    (await entriesOf(connectionId)).map((entry) => [keyOf(STORE, entry), entry]),
  )
  for (const fact of facts) {
    const key = keyOf(STORE, counted(connectionId, fact, at, null))
    const entry = counted(connectionId, fact, at, known.get(key))
    known.set(key, entry)
    holdEntry(STORE, entry)
  }
}

async function dropOldest(connectionId: string): Promise<void> {
  const entries = await entriesOf(connectionId)
  const ofPoint = (name: string) => entries.filter(({ point }) => point === name)
  const older = [...new Set(entries.map(({ point }) => point))].flatMap((point) =>
    ofPoint(point)
      .toSorted((a, b) => b.last - a.last)
      .slice(KEPT),
  )
  if (older.length === 0) return
  for (const entry of older) dropEntry(STORE, entry)
  const db = await database()
  if (!db) return
  const { store, done } = db.transaction(STORE, 'readwrite')
  await Promise.all([...older.map((entry) => store.delete(pathOf(entry))), done])
}

/** Counts what one answer showed; `at` is when it came, in epoch milliseconds. Where it cannot be stored, it is held in memory. */
export async function addObservations(
  connectionId: string,
  facts: readonly Fact[],
  at: number,
): Promise<void> {
  if (facts.length === 0) return
  if (!(await isStored(connectionId, facts, at))) await hold(connectionId, facts, at)
  await dropOldest(connectionId)
  watchers.tell()
}

/** Forgets what was observed of one service, and returns it. */
export async function takeObservations(connectionId: string): Promise<Observation[]> {
  const before = await entriesOf(connectionId)
  const isOwn = (entry: unknown) =>
    v.is(keptObservation, entry) && entry.connectionId === connectionId
  holdOnly(
    STORE,
    heldEntries(STORE).filter((entry) => !isOwn(entry)),
  )
  const db = await database()
  await db?.delete(STORE, rangeOf(connectionId))
  watchers.tell()
  return before
}

/** Takes forgotten observations back in; what has been observed since then is newer and stays. */
export async function returnObservations(
  connectionId: string,
  observations: readonly Observation[],
): Promise<void> {
  const newer = new Set((await entriesOf(connectionId)).map((entry) => keyOf(STORE, entry)))
  const older = observations
    .map((one) => ({ ...one, connectionId }))
    .filter((entry) => !newer.has(keyOf(STORE, entry)))
  const db = await database()
  if (db) {
    const { store, done } = db.transaction(STORE, 'readwrite')
    await Promise.all([...older.map((entry) => store.put(entry)), done])
  } else for (const entry of older) holdEntry(STORE, entry)
  watchers.tell()
}
