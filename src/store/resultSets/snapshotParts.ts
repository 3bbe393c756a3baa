/** The parts of a snapshot: how far its load is, and the rows that each part brought. */
import { nextTurn } from '../../lib/nextTurn.ts'
import type { ResultRow } from '../../model/resultSet/resultRow.ts'
import type { Snapshot } from '../../model/resultSet/resultSet.ts'
import type { Changed } from '../database/collection.ts'
import type { KeptResultRows } from './keptResultSet.ts'
import { headOf, isSnapshotHead, made, resultSetStore } from './resultSetEntries.ts'

/** `part` is the page, or the place of what was asked, from 0; `at` when it was answered, in epoch milliseconds. */
export type KeptRows = { part: number; at: number; rows: ResultRow[] }

/** A product of a list, as it is asked for. */
export type AskedProduct = { id: string; country: string }

/** What a load keeps besides the snapshot itself: the places of what gave no rows. */
export type SnapshotEnds = { notFound: readonly number[]; failed: readonly number[] }

export const toEntry = (
  connectionId: string,
  of: string,
  { part, at, rows }: KeptRows,
): KeptResultRows => made({ connectionId, of, part, holds: 'rows', at, rows })

/** As JSON. */
const bytesOf = (rows: readonly ResultRow[]) =>
  new TextEncoder().encode(JSON.stringify(rows)).length

/** Parts that are looked through before the page has its turn. */
const PARTS_A_TURN = 10

/** Of many parts together. */
export async function bytesOfParts(parts: readonly KeptRows[]): Promise<number> {
  let bytes = 0
  for (const [at, { rows }] of parts.entries()) {
    if (at > 0 && at % PARTS_A_TURN === 0) await nextTurn()
    bytes += bytesOf(rows)
  }
  return bytes
}

/** Keeps how far a snapshot has come, and the rows of one part with it, in one transaction. */
export function keepPart(
  connectionId: string,
  snapshot: Snapshot,
  { notFound, failed }: SnapshotEnds,
  rows: KeptRows | null,
): Promise<Changed> {
  const added = rows ? bytesOf(rows.rows) : 0
  return resultSetStore.addParts(
    headOf(connectionId, snapshot.id),
    (head) =>
      head.holds === 'moment'
        ? {
            ...head,
            moment: snapshot,
            bytes: head.bytes + added,
            notFound: [...notFound],
            failed: [...failed],
          }
        : head,
    rows ? [toEntry(connectionId, snapshot.id, rows)] : [],
  )
}

export type KeptSnapshot = {
  snapshot: Snapshot
  ends: SnapshotEnds
  parts: number[]
  products: AskedProduct[] | null
}

/** How far a snapshot has come: the parts whose rows are there, whether or not they can be read. Null where it is gone. */
export async function readSnapshot(
  connectionId: string,
  snapshotId: string,
): Promise<KeptSnapshot | null> {
  const head = await resultSetStore.read(headOf(connectionId, snapshotId))
  if (head?.holds !== 'moment') return null
  const { moment: snapshot, notFound, failed, products } = head
  const keys = await resultSetStore.keys([connectionId, snapshotId])
  return {
    snapshot,
    ends: { notFound, failed },
    parts: keys.map(([, , part]) => Number(part)),
    products,
  }
}

/** The products that a snapshot asks for by name; null where it asks for something else, or is gone. */
export async function askedProducts(
  connectionId: string,
  snapshotId: string,
): Promise<AskedProduct[] | null> {
  const head = await resultSetStore.read(headOf(connectionId, snapshotId))
  return head?.holds === 'moment' ? head.products : null
}

/** Those of a snapshot that is only in memory: for a worker, which does not see it. */
export function heldProducts(connectionId: string, snapshotId: string): AskedProduct[] | null {
  const [head] = resultSetStore.inMemory(headOf(connectionId, snapshotId))
  return isSnapshotHead(head) ? head.products : null
}
