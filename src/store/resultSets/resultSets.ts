/**
 * Result sets, kept per connection: the set, its snapshots, and their rows by the page, in memory where they cannot be
 * stored. Works in a worker too, which sees nothing of the page's memory.
 */
import { wholeRow } from '../../model/resultSet/resultRow.ts'
import type { Snapshot, ResultSet } from '../../model/resultSet/resultSet.ts'
import type { Keeping } from '../database/headedEntries.ts'
import { tabMessages } from '../database/tabMessages.ts'
import type { KeptSnapshotHead, KeptResultRows, KeptSetHead } from './keptResultSet.ts'
import {
  bytesOfParts,
  toEntry,
  type AskedProduct,
  type KeptRows,
  type SnapshotEnds,
} from './snapshotParts.ts'
import { isSnapshotHead, isRows, isSetHead, resultSetEntries } from './resultSetEntries.ts'

export type { Keeping, KeptRows }

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

/** Everything of a set or of snapshots, to the letter, so that a deletion can be undone. */
export type DeletedSet = {
  connectionId: string
  ids: readonly string[]
  entries: readonly unknown[]
}
type DeletedSnapshots = DeletedSet

const { changeEntries, eachUnder, entriesUnder, heldOf, putEntries, takeEntries } = resultSetEntries
const messages = tabMessages('result sets')

/** Calls back when sets of this connection were changed, in this tab or another; returns the way to stop. */
export function onSets(connectionId: string, listener: () => void): () => void {
  return messages.on((changed) => {
    if (changed === connectionId) listener()
  })
}

/** After a change that every page may show; the stream of rows tells nobody. */
export function tellSets(connectionId: string): void {
  messages.tell(connectionId)
}

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
      (id) => heldOf(connectionId, id).length > 0,
    ),
    bytes: snapshots.reduce((sum, { bytes }) => sum + bytes, 0),
    weights: new Map(snapshots.map(({ part, bytes }) => [part, bytes])),
  }
}

/** All sets of a connection, the one loaded last first, those of one snapshot by name. Throws where the database cannot be read. */
export async function listSets(
  connectionId: string,
): Promise<{ sets: KeptSet[]; damaged: number }> {
  const entries = await entriesUnder(connectionId, '')
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
  const entries = await entriesUnder(connectionId, '')
  const head = entries.find((entry) => partOf(entry) === setId)
  if (head === undefined) return null
  if (!isSetHead(head)) throw new DamagedSetError('What is kept of this set is damaged.')
  return toKeptSet(connectionId, head, entries)
}

const headOf = (connectionId: string, part: string, at: number) => ({
  connectionId,
  of: '' as const,
  part,
  at,
})

/** Keeps a new set, without snapshots. */
export async function createSet(connectionId: string, set: ResultSet): Promise<Keeping> {
  const head: KeptSetHead = { ...headOf(connectionId, set.id, set.at), holds: 'set', set }
  const keeping = await putEntries(connectionId, [set.id], [head])
  tellSets(connectionId)
  return keeping
}

/** Renames a set, changes its views or adds to its markets and traits, as they are kept by then. */
export async function changeSet(
  connectionId: string,
  setId: string,
  change: (set: ResultSet) => Partial<Pick<ResultSet, 'name' | 'views' | 'markets' | 'traits'>>,
): Promise<Keeping> {
  const keeping = await changeEntries(connectionId, setId, (head) =>
    head.holds === 'set' ? { ...head, set: { ...head.set, ...change(head.set) } } : head,
  )
  tellSets(connectionId)
  return keeping
}

/** Keeps a new snapshot: with its rows where they are there already, or with the products that it is to ask for. */
export async function keepSnapshot(
  connectionId: string,
  snapshot: Snapshot,
  rows: readonly KeptRows[] = [],
  products: AskedProduct[] | null = null,
  { notFound, failed }: SnapshotEnds = { notFound: [], failed: [] },
): Promise<Keeping> {
  const head: KeptSnapshotHead = {
    ...headOf(connectionId, snapshot.id, snapshot.at),
    holds: 'moment',
    moment: snapshot,
    bytes: await bytesOfParts(rows),
    notFound: [...notFound],
    failed: [...failed],
    products,
  }
  const entries = rows.map((one) => toEntry(connectionId, snapshot.id, one))
  const keeping = await putEntries(connectionId, [snapshot.id], [head, ...entries])
  tellSets(connectionId)
  return keeping
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
  await eachUnder(connectionId, snapshotId, (entry) => {
    if (isRows(entry)) return onPart(toRows(entry))
    damaged += 1
  })
  return { damaged, isHeld: heldOf(connectionId, snapshotId).some(isRows) }
}

/** The rows of a snapshot that memory alone holds: for a worker, which does not see them. */
export function heldRows(connectionId: string, snapshotId: string): KeptRows[] {
  return heldOf(connectionId, snapshotId).filter(isRows).map(toRows)
}

/** Deletes a set with its snapshots and rows, also those that cannot be used; the result brings it back. Throws where the database refuses. */
export async function deleteSet(connectionId: string, setId: string): Promise<DeletedSet> {
  const heads = await entriesUnder(connectionId, '')
  const snapshots = heads.filter((entry) => setIdOf(entry) === setId).map(partOf)
  const ids = [...snapshots.filter((part) => typeof part === 'string'), setId]
  const entries = await takeEntries(connectionId, ids)
  tellSets(connectionId)
  return { connectionId, ids, entries }
}

/** Undoes a deletion. */
export async function putBackSet({ connectionId, ids, entries }: DeletedSet): Promise<Keeping> {
  const keeping = await putEntries(connectionId, ids, entries)
  tellSets(connectionId)
  return keeping
}

/** Deletes snapshots with their rows. Throws where the database refuses. */
export async function deleteSnapshots(
  connectionId: string,
  ids: readonly string[],
): Promise<DeletedSnapshots> {
  const entries = await takeEntries(connectionId, ids)
  tellSets(connectionId)
  return { connectionId, ids, entries }
}

/** Undoes the deletion of snapshots. */
export function putBackSnapshots(deleted: DeletedSnapshots): Promise<Keeping> {
  return putBackSet(deleted)
}
