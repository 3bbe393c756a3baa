/** What was observed of each service, counted and kept apart by connection. */
import * as v from 'valibot'
import { createEmitter } from '../../lib/emitter.ts'
import { database } from '../database/database.ts'
import { isWritten } from '../database/isWritten.ts'
import {
  dropEntry,
  heldEntries,
  heldUnder,
  holdEntry,
  holdOnly,
  keyOf,
} from '../database/keptMemory.ts'
import { keptObservation, type KeptObservation, type Observation } from './observation.ts'

export type { Observation }

/** What a single answer showed, and when it came, in epoch milliseconds. */
type Fact = Pick<Observation, 'point' | 'fact' | 'value' | 'example'> & { at: number }

const STORE = 'observations'
/** Of one point; of more the longest unseen go. */
const KEPT = 60

const emitter = createEmitter()

/** Calls back after each change made in this tab; returns the way to stop. */
export const onObservations = emitter.on

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

/** The observation of a fact with one that was made before it; the example is the later one's. */
function joined(later: KeptObservation, known: unknown): KeptObservation {
  if (!v.is(keptObservation, known)) return later
  return {
    ...later,
    count: known.count + later.count,
    first: Math.min(known.first, later.first),
    last: Math.max(known.last, later.last),
  }
}

/** Each fact once, with how often it was seen: thousands of answers show the same few. */
function tallied(connectionId: string, facts: readonly Fact[]): KeptObservation[] {
  const entries = new Map<string, KeptObservation>()
  for (const { point, fact, value, example, at } of facts) {
    const once = { connectionId, point, fact, value, example, count: 1, first: at, last: at }
    const key = keyOf(STORE, once)
    entries.set(key, joined(once, entries.get(key)))
  }
  return [...entries.values()]
}

/**
 * Whether any of them was stored for the first time; null where nothing can be stored. What is read may not change until it
 * is written: two tabs would lose each other's counts.
 */
async function keepStored(entries: readonly KeptObservation[]): Promise<boolean | null> {
  let hasNew = false
  const isStored = await isWritten(STORE, async (stored) => {
    for (const entry of entries) {
      const known: unknown = await stored.get(pathOf(entry))
      hasNew ||= known === undefined
      await stored.put(joined(entry, heldUnder(STORE, entry) ?? known))
    }
  })
  if (!isStored) return null
  for (const entry of entries) dropEntry(STORE, entry)
  return hasNew
}

async function hold(connectionId: string, entries: readonly KeptObservation[]): Promise<void> {
  const known = new Map(
    (await entriesOf(connectionId)).map((entry) => [keyOf(STORE, entry), entry]),
  )
  for (const entry of entries) holdEntry(STORE, joined(entry, known.get(keyOf(STORE, entry))))
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

/** Counts what answers showed. Where it cannot be stored, it is held in memory. */
export async function addObservations(connectionId: string, facts: readonly Fact[]): Promise<void> {
  if (facts.length === 0) return
  const entries = tallied(connectionId, facts)
  const hasNew = await keepStored(entries)
  if (hasNew === null) await hold(connectionId, entries)
  // To find the oldest, all are read.
  if (hasNew !== false) await dropOldest(connectionId)
  emitter.emit()
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
  emitter.emit()
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
  emitter.emit()
}
