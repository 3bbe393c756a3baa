/** Stores the observed facts about each service with counts, per connection. */
import * as v from 'valibot'
import { createEmitter } from '@/lib/emitter.ts'
import { entryStore } from '@/storage/database/entryStore.ts'
import { keyOf } from '@/storage/database/storedInMemory.ts'
import { storedObservation, type StoredObservation, type Observation } from './observation.ts'

export type { Observation }

/** A fact shown by a single answer, and its time in epoch milliseconds. */
type Fact = Pick<Observation, 'point' | 'fact' | 'value' | 'example'> & { at: number }

const STORE = 'observations'
/** The maximum number of facts per open point; beyond it, those that were not seen for longest are deleted. */
const MAX_OF_POINT = 60

const stored = entryStore(STORE)

const emitter = createEmitter()

/** Calls back after each change made in this tab; returns a function that stops it. */
export const onObservations = emitter.on

const placeOf = ({ connectionId, point, fact, value }: Omit<StoredObservation, 'example'>) =>
  [connectionId, point, fact, value] as const

/** All facts about a service, unordered; only those in memory if the database cannot be read. */
export function readObservations(connectionId: string): Promise<Observation[]> {
  return stored.available([connectionId])
}

/** Adds up two observations of the same fact; the example of the later one stays. */
function joined(later: StoredObservation, known: unknown): StoredObservation {
  if (!v.is(storedObservation, known)) return later
  return {
    ...later,
    count: known.count + later.count,
    first: Math.min(known.first, later.first),
    last: Math.max(known.last, later.last),
  }
}

/** The facts with their counts, each fact once, because thousands of answers show the same few facts. */
function tallied(connectionId: string, facts: readonly Fact[]): StoredObservation[] {
  const entries = new Map<string, StoredObservation>()
  for (const { point, fact, value, example, at } of facts) {
    const once = { connectionId, point, fact, value, example, count: 1, first: at, last: at }
    const key = keyOf(STORE, once)
    entries.set(key, joined(once, entries.get(key)))
  }
  return [...entries.values()]
}

/** The facts beyond `MAX_OF_POINT` per point that were not seen for longest. */
function oldestOf(entries: readonly unknown[]): StoredObservation[] {
  const usable = entries.filter((entry) => v.is(storedObservation, entry))
  const points = new Set(usable.map(({ point }) => point))
  return [...points].flatMap((name) =>
    usable
      .filter(({ point }) => point === name)
      .toSorted((a, b) => b.last - a.last)
      .slice(MAX_OF_POINT),
  )
}

/** Adds the facts that answers showed to the stored counts; in memory if storing fails. */
export async function addObservations(connectionId: string, facts: readonly Fact[]): Promise<void> {
  if (facts.length === 0) return
  const entries = tallied(connectionId, facts)
  let hasNew = false
  await stored.update(entries.map(placeOf), (known) => {
    const before = new Map(known.map((entry) => [keyOf(STORE, entry), entry]))
    hasNew = entries.some((entry) => !before.has(keyOf(STORE, entry)))
    return { put: entries.map((entry) => joined(entry, before.get(keyOf(STORE, entry)))) }
  })
  // Finding the facts that were not seen for longest requires reading all facts.
  if (hasNew) {
    await stored.update([[connectionId]], (all) => ({ remove: oldestOf(all).map(placeOf) }))
  }
  emitter.emit()
}

/** Deletes all facts about one service and returns them. Throws if the database refuses. */
export async function removeObservations(connectionId: string): Promise<Observation[]> {
  const removed = await stored.remove([connectionId])
  emitter.emit()
  return (removed?.entries ?? []).filter((entry) => v.is(storedObservation, entry))
}

/** Restores deleted facts; facts observed since then are newer and stay. */
export async function returnObservations(
  connectionId: string,
  observations: readonly Observation[],
): Promise<void> {
  await stored.update([[connectionId]], (now) => {
    const newer = new Set(now.map((entry) => keyOf(STORE, entry)))
    const older = observations.map((one) => ({ ...one, connectionId }))
    return { put: older.filter((entry) => !newer.has(keyOf(STORE, entry))) }
  })
  emitter.emit()
}
