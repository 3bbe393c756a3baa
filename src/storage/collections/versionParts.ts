/**
 * Stores the parts of a version: the progress of its load, and the rows of each part (a page of results, or one requested item).
 * This module also runs in a worker, which can’t see the page’s memory.
 */
import type { Version } from '@/domain/collections/collection.ts'
import { idWithCountries, readIdWithCountries } from '@/domain/collections/collectionId.ts'
import { wholeRow, type ResultRow } from '@/domain/collections/resultRow.ts'
import { nextTurn } from '@/lib/nextTurn.ts'
import type { ChangeResult } from '@/storage/database/entryStore.ts'
import { headOf, isRows, isVersion, markValid, stored } from './collectionEntries.ts'
import type { StoredRowsEntry } from './storedCollection.ts'
import type { StoredVersionFields } from './versionFields.ts'

/**
 * The rows of one part. `part` is the number of the page or the position of the requested item, from 0; `at` is the time of the
 * answer, in epoch milliseconds.
 */
export type StoredRows = { part: number; at: number; rows: ResultRow[] }

export type RequestedProduct = { id: string; country: string }

/** The positions of the items that ended without rows. They are stored with the version. */
export type VersionEnds = { notFound: readonly number[]; failed: readonly number[] }

/** A version as pages use it: one id combines its collection and its group of countries. */
export function toVersion({
  collectionId,
  countries = [],
  ...version
}: StoredVersionFields): Version {
  return { ...version, setId: idWithCountries({ id: collectionId, country: countries.join() }) }
}

export function toVersionFields({ setId: collectionId, ...version }: Version): StoredVersionFields {
  const { id, country } = readIdWithCountries(collectionId)
  return {
    ...version,
    collectionId: id,
    ...(country !== '' && { countries: country.split(',') }),
  }
}

export const toEntry = (
  connectionId: string,
  of: string,
  { part, at, rows }: StoredRows,
): StoredRowsEntry => markValid({ connectionId, of, part, holds: 'rows', at, rows })

/** The size of rows as UTF-8 JSON, in bytes. */
const bytesOf = (rows: readonly ResultRow[]) =>
  new TextEncoder().encode(JSON.stringify(rows)).length

/** The number of parts that are processed at a time, so that the page can respond in between. */
const PARTS_A_TURN = 10

export async function bytesOfParts(parts: readonly StoredRows[]): Promise<number> {
  let bytes = 0
  for (const [at, { rows }] of parts.entries()) {
    if (at > 0 && at % PARTS_A_TURN === 0) await nextTurn()
    bytes += bytesOf(rows)
  }
  return bytes
}

/** Saves the progress of a version and the rows of one part, in one transaction. */
export function savePart(
  connectionId: string,
  version: Version,
  { notFound, failed }: VersionEnds,
  rows: StoredRows | null,
): Promise<ChangeResult> {
  const added = rows ? bytesOf(rows.rows) : 0
  return stored.addParts(
    headOf(connectionId, version.id),
    (head) =>
      head.holds === 'version'
        ? {
            ...head,
            version: toVersionFields(version),
            bytes: head.bytes + added,
            notFound: [...notFound],
            failed: [...failed],
          }
        : head,
    rows ? [toEntry(connectionId, version.id, rows)] : [],
  )
}

export type StoredVersion = {
  version: Version
  ends: VersionEnds
  /** The numbers of the parts with stored rows, readable or not. */
  parts: number[]
  products: RequestedProduct[] | null
}

/** Reads the progress of a version; null if it was deleted. Throws if the database cannot be read. */
export async function readVersion(
  connectionId: string,
  versionId: string,
): Promise<StoredVersion | null> {
  const head = await stored.read(headOf(connectionId, versionId))
  if (head?.holds !== 'version') return null
  const { version, notFound, failed, products } = head
  const keys = await stored.keys([connectionId, versionId])
  return {
    version: toVersion(version),
    ends: { notFound, failed },
    parts: keys.map(([, , part]) => Number(part)),
    products,
  }
}

/** The products that a version requests by id; null if it requests something else or was deleted. */
export async function productsOfVersion(
  connectionId: string,
  versionId: string,
): Promise<RequestedProduct[] | null> {
  const head = await stored.read(headOf(connectionId, versionId))
  return head?.holds === 'version' ? head.products : null
}

/** The products of a version that is only in memory, for a worker, which can’t see it. */
export function productsInMemory(
  connectionId: string,
  versionId: string,
): RequestedProduct[] | null {
  const [head] = stored.inMemory(headOf(connectionId, versionId))
  return isVersion(head) ? head.products : null
}

const toRows = ({ part, at, rows }: StoredRowsEntry): StoredRows => ({
  part,
  at,
  rows: rows.map(wholeRow),
})

const inMemory = (connectionId: string, versionId: string) =>
  stored.inMemory([connectionId, versionId]).filter(isRows)

/**
 * The rows of a version in the order of its parts, a few parts at a time; rows that exist only in memory come last. `isInMemory`:
 * some rows exist only in memory, which a worker can’t see. Throws if the database cannot be read.
 */
export async function readRows(
  connectionId: string,
  versionId: string,
  onPart: (rows: StoredRows) => void | Promise<void>,
): Promise<{ damaged: number; isInMemory: boolean }> {
  let damaged = 0
  await stored.each([connectionId, versionId], (entry) => {
    if (isRows(entry)) return onPart(toRows(entry))
    damaged += 1
  })
  return { damaged, isInMemory: inMemory(connectionId, versionId).length > 0 }
}

/** The rows of a version that exist only in memory, for a worker, which can’t see them. */
export const rowsInMemory = (connectionId: string, versionId: string): StoredRows[] =>
  inMemory(connectionId, versionId).map(toRows)
