/** What was observed of each service, counted and kept apart by connection. */
import * as v from 'valibot'
import { createEmitter } from '@/lib/emitter.ts'
import { entryStore } from '@/storage/database/entryStore.ts'
import { keyOf } from '@/storage/database/storedInMemory.ts'
import { storedObservation, type StoredObservation, type Observation } from './observation.ts'

export type { Observation }

/** What a single answer showed, and when it came, in epoch milliseconds. */
type Fact = Pick<Observation, 'point' | 'fact' | 'value' | 'example'> & { at: number }

const STORE = 'observations'
/** Of one point; of more the longest unseen go. */
const MAX_OF_POINT = 60

const stored = entryStore(STORE)

const emitter = createEmitter()

/** Calls back after each change made in this tab; returns the way to stop. */
export const onObservations = emitter.on

const placeOf = ({ connectionId, point, fact, value }: Omit<StoredObservation, 'example'>) =>
  [connectionId, point, fact, value] as const

/** Everything observed of a service, in no order; of a database that cannot be read, what is in memory. */
export function readObservations(connectionId: string): Promise<Observation[]> {
  return stored.available([connectionId])
}

/** The observation of a fact with one that was made before it; the example is the later one's. */
function joined(later: StoredObservation, known: unknown): StoredObservation {
  if (!v.is(storedObservation, known)) return later
  return {
    ...later,
    count: known.count + later.count,
    first: Math.min(known.first, later.first),
    last: Math.max(known.last, later.last),
  }
}

/** Each fact once, with how often it was seen: thousands of answers show the same few. */
function tallied(connectionId: string, facts: readonly Fact[]): StoredObservation[] {
  const entries = new Map<string, StoredObservation>()
  for (const { point, fact, value, example, at } of facts) {
    const once = { connectionId, point, fact, value, example, count: 1, first: at, last: at }
    const key = keyOf(STORE, once)
    entries.set(key, joined(once, entries.get(key)))
  }
  return [...entries.values()]
}

/** Beyond sixty of one point, those that were not seen for the longest time. */
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

/** Counts what answers showed; in memory where it cannot be stored. */
export async function addObservations(connectionId: string, facts: readonly Fact[]): Promise<void> {
  if (facts.length === 0) return
  const entries = tallied(connectionId, facts)
  let hasNew = false
  await stored.update(entries.map(placeOf), (known) => {
    const before = new Map(known.map((entry) => [keyOf(STORE, entry), entry]))
    hasNew = entries.some((entry) => !before.has(keyOf(STORE, entry)))
    return { put: entries.map((entry) => joined(entry, before.get(keyOf(STORE, entry)))) }
  })
  // To find the oldest, all are read.
  if (hasNew) {
    await stored.update([[connectionId]], (all) => ({ remove: oldestOf(all).map(placeOf) }))
  }
  emitter.emit()
}

/** Forgets what was observed of one service, and returns it. Throws where the database refuses. */
export async function takeObservations(connectionId: string): Promise<Observation[]> {
  const removed = await stored.remove([connectionId])
  emitter.emit()
  return (removed?.entries ?? []).filter((entry) => v.is(storedObservation, entry))
}

/** Restores forgotten observations; what was observed since then is newer and stays. */
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
