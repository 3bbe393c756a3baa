/**
 * Stores collections of codes, links, ids and titles. Each answer is stored separately and at once, or in memory if storing fails.
 */
import type { SourceLine } from '@/domain/codes/inputLines.ts'
import type { SavedView } from '@/domain/collections/collection.ts'
import { shownStateOf, type ItemOutcome, type CodesSettings } from '@/domain/pricing/itemAnswer.ts'
import type { ChangeResult, SaveResult } from '@/storage/database/entryStore.ts'
import {
  changeHead,
  hasCodes,
  headOf,
  readEntry,
  stored,
  type WithSource,
} from './collectionEntries.ts'
import { listHeads } from './collections.ts'
import type { CodesSource, StoredCollection, StoredEntry } from './storedCollection.ts'

export type CollectionOfCodes = Omit<CodesSource, 'kind'> & {
  id: string
  /** When it was created, in epoch milliseconds. */
  at: number
  name: string
  /** Groups of countries that are checked together; each item has one row per group. */
  groups: string[][]
  /** The named views of the collection; absent without any. */
  views?: SavedView[]
  markets?: string[]
  /** The id of the collection for whose products these codes were checked; absent if the user created this one. */
  partOf?: string
}

/** An item and its outcome. `position` is the item’s index in the collection (`planCodes`), `key` identifies the item. */
export type StoredAnswer = { position: number; key: string; outcome: ItemOutcome }

export type ReadCodes = {
  batch: CollectionOfCodes
  lines: SourceLine[]
  /** The stored answers, in the order of `position`. */
  outcomes: StoredAnswer[]
  /** The number of damaged answers; their items are checked again. */
  damaged: number
}

function toCodes(head: WithSource<CodesSource>): CollectionOfCodes {
  const { part, at, name, countries, views, markets, partOf } = head
  const { settings, isRunning, counts } = head.source
  return {
    id: part,
    at,
    name,
    groups: countries,
    settings,
    isRunning,
    counts,
    ...(views.length > 0 && { views }),
    ...(markets && { markets }),
    ...(partOf !== undefined && { partOf }),
  }
}

function toHead(
  connectionId: string,
  { id, at, name, groups, settings, isRunning, counts, views = [], markets }: CollectionOfCodes,
): StoredCollection {
  return {
    connectionId,
    of: '',
    part: id,
    at,
    holds: 'collection',
    name,
    source: { kind: 'codes', settings, isRunning, counts },
    countries: groups,
    views,
    ...(markets && { markets }),
  }
}

const toLines = (
  connectionId: string,
  { id, at }: CollectionOfCodes,
  lines: readonly SourceLine[],
): StoredEntry => ({ connectionId, of: id, part: -1, holds: 'codes', at, lines: [...lines] })

const toAnswer = (
  connectionId: string,
  id: string,
  { position, key, outcome }: StoredAnswer,
): StoredEntry => ({
  connectionId,
  of: id,
  part: position,
  holds: 'answer',
  at: outcome.at,
  key,
  outcome,
})

export function createCodes(
  connectionId: string,
  codes: CollectionOfCodes,
  lines: readonly SourceLine[],
): Promise<SaveResult> {
  return replaceCodes(connectionId, codes, lines, [])
}

/** Saves a collection with its codes and answers, replacing saved ones. Saved answers at other positions stay. */
export function replaceCodes(
  connectionId: string,
  codes: CollectionOfCodes,
  lines: readonly SourceLine[],
  outcomes: readonly StoredAnswer[],
): Promise<SaveResult> {
  return stored.put(
    toHead(connectionId, codes),
    toLines(connectionId, codes, lines),
    ...outcomes.map((one) => toAnswer(connectionId, codes.id, one)),
  )
}

/**
 * The collections of codes among these head entries, newest first. `withParts` includes those that were made to check the market
 * prices of another collection’s products.
 */
export const codesIn = (
  heads: readonly unknown[],
  { withParts = false } = {},
): CollectionOfCodes[] =>
  heads
    .filter(hasCodes)
    .filter(({ partOf }) => withParts || partOf === undefined)
    .map(toCodes)
    .toSorted((a, b) => b.at - a.at)

/** All collections of codes of a connection. Throws if the database cannot be read. */
export async function listCodes(
  connectionId: string,
  options: { withParts?: boolean } = {},
): Promise<{ batches: CollectionOfCodes[] }> {
  return { batches: codesIn(await listHeads(connectionId), options) }
}

/** Reads a collection of codes; null if this browser has no such collection. Throws if the database cannot be read. */
export async function readCodes(connectionId: string, id: string): Promise<ReadCodes | null> {
  const head = await stored.read(headOf(connectionId, id))
  if (!hasCodes(head)) return null
  const entries = await stored.listRaw([connectionId, id])
  const usable = entries.flatMap((entry) => readEntry(entry) ?? [])
  const outcomes = usable.flatMap((entry): StoredAnswer[] =>
    entry.holds === 'answer'
      ? [{ position: entry.part, key: entry.key, outcome: entry.outcome }]
      : [],
  )
  return {
    batch: toCodes(head),
    lines: usable.flatMap((entry) => (entry.holds === 'codes' ? entry.lines : [])),
    outcomes: outcomes.toSorted((a, b) => a.position - b.position),
    damaged: entries.length - usable.length,
  }
}

const COUNTED = {
  done: 'done',
  'not found': 'notFound',
  failed: 'failed',
  undecided: 'undecided',
} as const

/** Saves the outcome of one item; `before` is its earlier outcome if the item is checked again. */
export function saveAnswer(
  connectionId: string,
  id: string,
  answer: StoredAnswer,
  before: ItemOutcome | null = null,
): Promise<ChangeResult> {
  const count = (source: CodesSource): CodesSource => {
    const counts = { ...source.counts }
    const add = (one: ItemOutcome, more: number) => {
      const counted = COUNTED[shownStateOf(one)]
      counts[counted] = Math.max((counts[counted] ?? 0) + more, 0)
    }
    if (before) add(before, -1)
    add(answer.outcome, 1)
    return { ...source, counts }
  }
  return stored.addParts(
    headOf(connectionId, id),
    (head) => (hasCodes(head) ? { ...head, source: count(head.source) } : head),
    [toAnswer(connectionId, id, answer)],
  )
}

type CodesChange = {
  name?: string
  settings?: CodesSettings
  isRunning?: boolean
}

/** Renames a collection, changes its settings, or marks it as running; `change` gets the currently stored state. */
export function changeCodes(
  connectionId: string,
  id: string,
  change: (codes: CollectionOfCodes) => CodesChange,
): Promise<ChangeResult> {
  return changeHead(connectionId, id, hasCodes, (head) => {
    const { name, ...source } = change(toCodes(head))
    return { ...head, ...(name !== undefined && { name }), source: { ...head.source, ...source } }
  })
}

/** Tries again to store the entries of a collection that are only in memory. */
export function storeMemory(connectionId: string, id: string): Promise<SaveResult> {
  return stored.storeMemory(headOf(connectionId, id), [connectionId, id])
}
