/**
 * Result sets, kept per connection: the set, its snapshots, and their rows by the page, in memory where they cannot be
 * stored. Works in a worker too, which sees nothing of the page's memory.
 */
import { wholeRow } from '../../model/resultSet/resultRow.ts'
import type { Snapshot, ResultSet } from '../../model/resultSet/resultSet.ts'
import type { Changed, Removed, Saved } from '../database/collection.ts'
import type { KeptSnapshotHead, KeptResultRows, KeptSetHead } from './keptResultSet.ts'
import {
  bytesOfParts,
  toEntry,
  type AskedProduct,
  type KeptRows,
  type SnapshotEnds,
} from './snapshotParts.ts'
import { headOf, isSnapshotHead, isRows, isSetHead, resultSetStore } from './resultSetEntries.ts'

export type { KeptRows }

export type KeptSet = {
  set: ResultSet
  /** Newest first. */
  snapshots: Snapshot[]
  /** Snapshots that cannot be used. */
  damaged: number
  /** Whether something of it is in memory alone, and ends with the page. */
  isHeld: boolean
  /** Of the rows of all snapshots as JSON, and of those of each by its id. */
  bytes: number
  weights: ReadonlyMap<string, number>
}

/** Calls back when sets of this connection were changed, in this tab or another; returns a function that stops it. */
export const onSets = resultSetStore.subscribe

/** After a change that every page may show: parts that arrive notify nobody. */
export const tellSets = resultSetStore.notify

const inMemory = (connectionId: string, id: string) =>
  resultSetStore.inMemory(headOf(connectionId, id), [connectionId, id])

/** Looked at only: whatever it is, it may say whose snapshot it was meant to be. */
const setIdOf = (entry: unknown) =>
  (Object((Object(entry) as { moment?: unknown }).moment) as { setId?: unknown }).setId
const partOf = (entry: unknown) => (Object(entry) as { part?: unknown }).part

function toKeptSet(
  connectionId: string,
  { set }: KeptSetHead,
  entries: readonly unknown[],
): KeptSet {
  const own = entries.filter((entry) => setIdOf(entry) === set.id)
  const snapshots = own.filter(isSnapshotHead)
  return {
    set,
    snapshots: snapshots.map(({ moment }) => moment).toSorted((a, b) => b.at - a.at),
    damaged: own.length - snapshots.length,
    isHeld: [set.id, ...snapshots.map(({ part }) => part)].some(
      (id) => inMemory(connectionId, id).length > 0,
    ),
    bytes: snapshots.reduce((sum, { bytes }) => sum + bytes, 0),
    weights: new Map(snapshots.map(({ part, bytes }) => [part, bytes])),
  }
}

/** All sets of a connection, the one loaded last first, those of one snapshot by name. Throws where the database cannot be read. */
export async function listSets(
  connectionId: string,
): Promise<{ sets: KeptSet[]; damaged: number }> {
  const entries = await resultSetStore.listRaw([connectionId, ''])
  const sets = entries.filter(isSetHead).map((head) => toKeptSet(connectionId, head, entries))
  const known = sets.reduce(
    (sum, { snapshots, damaged }) => sum + 1 + snapshots.length + damaged,
    0,
  )
  const lastOf = ({ set, snapshots }: KeptSet) => snapshots[0]?.at ?? set.at
  const order = (a: KeptSet, b: KeptSet) =>
    lastOf(b) - lastOf(a) || (a.set.name < b.set.name ? -1 : 1)
  return { sets: sets.toSorted(order), damaged: entries.length - known }
}

/** What is kept of a set cannot be used. */
export class DamagedSetError extends Error {
  override name = 'DamagedSetError'
}

/** Null where this browser keeps no such set. Throws where the database, or what it keeps of the set, cannot be read. */
export async function readSet(connectionId: string, setId: string): Promise<KeptSet | null> {
  const entries = await resultSetStore.listRaw([connectionId, ''])
  const head = entries.find((entry) => partOf(entry) === setId)
  if (head === undefined) return null
  if (!isSetHead(head)) throw new DamagedSetError('The stored data of this collection is damaged.')
  return toKeptSet(connectionId, head, entries)
}

/** Keeps a new set, without snapshots. */
export function createSet(connectionId: string, set: ResultSet): Promise<Saved> {
  const { id, at } = set
  return resultSetStore.put({ connectionId, of: '', part: id, at, holds: 'set', set })
}

/** Renames a set, changes its views or adds to its markets and traits, as they are kept by then. */
export function changeSet(
  connectionId: string,
  setId: string,
  change: (set: ResultSet) => Partial<Pick<ResultSet, 'name' | 'views' | 'markets' | 'traits'>>,
): Promise<Changed> {
  return resultSetStore.change(headOf(connectionId, setId), (head) =>
    head.holds === 'set' ? { ...head, set: { ...head.set, ...change(head.set) } } : head,
  )
}

/** Names a version that no job loads any more; '' takes its name away. */
export function nameVersion(
  connectionId: string,
  versionId: string,
  name: string,
): Promise<Changed> {
  return resultSetStore.change(headOf(connectionId, versionId), (head) => {
    if (head.holds !== 'moment') return head
    const { name: _before, ...moment } = head.moment
    return { ...head, moment: name === '' ? moment : { ...moment, name } }
  })
}

/** Keeps a new snapshot: with its rows where they are there already, or with the products that it is to ask for. */
export async function keepSnapshot(
  connectionId: string,
  snapshot: Snapshot,
  rows: readonly KeptRows[] = [],
  products: AskedProduct[] | null = null,
  { notFound, failed }: SnapshotEnds = { notFound: [], failed: [] },
): Promise<Saved> {
  const head: KeptSnapshotHead = {
    connectionId,
    of: '',
    part: snapshot.id,
    at: snapshot.at,
    holds: 'moment',
    moment: snapshot,
    bytes: await bytesOfParts(rows),
    notFound: [...notFound],
    failed: [...failed],
    products,
  }
  const entries = rows.map((one) => toEntry(connectionId, snapshot.id, one))
  return resultSetStore.put(head, ...entries)
}

const toRows = ({ part, at, rows }: KeptResultRows): KeptRows => ({
  part,
  at,
  rows: rows.map(wholeRow),
})

/**
 * The rows of a snapshot in the order of their parts, a few parts at a time; those that memory alone holds come last.
 * `isHeld`: memory holds some, which a worker does not see. Throws where the database cannot be read.
 */
export async function readRows(
  connectionId: string,
  snapshotId: string,
  onPart: (rows: KeptRows) => void | Promise<void>,
): Promise<{ damaged: number; isHeld: boolean }> {
  let damaged = 0
  await resultSetStore.each([connectionId, snapshotId], (entry) => {
    if (isRows(entry)) return onPart(toRows(entry))
    damaged += 1
  })
  return { damaged, isHeld: inMemory(connectionId, snapshotId).some(isRows) }
}

/** The rows of a snapshot that memory alone holds: for a worker, which does not see them. */
export function heldRows(connectionId: string, snapshotId: string): KeptRows[] {
  return inMemory(connectionId, snapshotId).filter(isRows).map(toRows)
}

/** Deletes a set with its snapshots and rows, damaged ones included. Throws where the database refuses. */
export async function deleteSet(connectionId: string, setId: string): Promise<Removed | null> {
  const heads = await resultSetStore.listRaw([connectionId, ''])
  const snapshots = heads.filter((entry) => setIdOf(entry) === setId).map(partOf)
  return deleteSnapshots(connectionId, [
    ...snapshots.filter((part) => typeof part === 'string'),
    setId,
  ])
}

/** Deletes snapshots with their rows. Throws where the database refuses. */
export function deleteSnapshots(
  connectionId: string,
  ids: readonly string[],
): Promise<Removed | null> {
  return resultSetStore.remove(
    ...ids.flatMap((id) => [headOf(connectionId, id), [connectionId, id] as const]),
  )
}

/** Undoes the deletion of a set. */
export const putBackSet = resultSetStore.restore

/** Undoes the deletion of snapshots. */
export const putBackSnapshots = resultSetStore.restore
