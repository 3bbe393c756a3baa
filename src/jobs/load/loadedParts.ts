import type { LoadNote, Version, CollectionSource } from '@/domain/collections/collection.ts'
/** What a load has so far, as this tab knows it: which parts ended how, and which rows there are; each part is stored at once. */
import {
  dueOf,
  noteOf,
  notesAtEnd,
  pageSizeOf,
  planAfterPage,
  roomOf,
  without,
  withNote,
  type PageFacts,
} from '@/domain/collections/planPages.ts'
import { rowKey, type ResultRow } from '@/domain/collections/resultRow.ts'
import type { Finish, ItemState, Saved } from '@/jobs/job/job.ts'
import { createEmitter, type Emitter } from '@/lib/emitter.ts'
import {
  savePart,
  readVersion,
  type StoredVersion,
  type StoredRows,
  type VersionEnds,
} from '@/storage/collections/versionParts.ts'
import { readRows } from '@/storage/collections/versionParts.ts'
import { createKnownRows } from './knownRows.ts'
import type { LoadedPart } from './loadSource.ts'

type End = 'done' | 'not found' | 'failed'

/** What another tab is told: how far the load is, and the rows of one part. */
type LoadPatch = {
  version: Version
  ends: VersionEnds
  part: number
  end: End
  rows: StoredRows | null
}

/** Below, a version is as old as its first answer. */
const APART_MS = 60_000

/** A page of one row may come again because one was put before it. */
const TELLING = 2

export type LoadedParts = {
  currentVersion: () => Version
  /** Grows with every change. */
  version: () => number
  stateOf: (part: number) => ItemState
  /**
   * Whether requesting it is of no use: there are as many rows as a version holds, an earlier page was past the end, or the
   * service gives every page the same rows. A page that failed is requested all the same: somebody wants it.
   */
  isSpared: (part: number) => boolean
  /** Parts that are requested again on request: that failed, and pages without rows where the service had found some. */
  missing: () => number[]
  /** What is requested again shows anew where the end is. */
  forgetEnd: () => void
  /** Calls back with rows that were not there before; returns the way to stop. */
  onRows: Emitter<[rows: readonly ResultRow[]]>['on']
  /** Reads how far the load is by now; null where it is gone. Throws where it cannot be read. */
  readAgain: (withRows: boolean) => Promise<Version | null>
  /** Takes a part as it ended, and keeps it. `onPlan` hears of it before anything is waited for. */
  save: (part: number, finish: Finish<LoadedPart>, onPlan: () => void) => Promise<Saved>
  /** Writes down whether a tab loads it, and when it ended. */
  keepRunning: (isRunning: boolean, endedAt: number | null) => Promise<Saved>
  /** What was stored here since the last call. */
  news: () => LoadPatch[]
  applyNews: (patches: readonly LoadPatch[]) => void
}

export function createLoadedParts(
  connectionId: string,
  source: CollectionSource,
  first: StoredVersion,
): LoadedParts {
  const isSearch = source.kind === 'search'
  const emitter = createEmitter<[rows: readonly ResultRow[]]>()
  const ends = new Map<number, End>()
  const known = createKnownRows()
  /** Rows of pages that were another page again. */
  let again = 0
  /** The first page that is known to be past the end. */
  let past = first.ends.notFound.reduce((least, part) => Math.min(least, part), Infinity)
  let currentVersion = first.version
  let version = 0
  let untold: LoadPatch[] = []

  const setEnd = (part: number, end: End) => {
    ends.set(part, end)
    if (end === 'not found') past = Math.min(past, part)
  }
  const placesOf = (wanted: End) =>
    [...ends].flatMap(([part, end]) => (end === wanted ? [part] : [])).toSorted((a, b) => a - b)
  const versionEnds = (): VersionEnds => ({
    notFound: placesOf('not found'),
    failed: placesOf('failed'),
  })
  const count = () => {
    const { notFound, failed } = versionEnds()
    const counts = { notFound: notFound.length, failed: failed.length }
    currentVersion = {
      ...currentVersion,
      counts: {
        ...currentVersion.counts,
        ...counts,
        done: ends.size - counts.notFound - counts.failed,
      },
    }
  }

  const take = (saved: Pick<StoredVersion, 'version' | 'ends' | 'parts'>) => {
    currentVersion = saved.version
    ends.clear()
    for (const part of saved.ends.failed) ends.set(part, 'failed')
    for (const part of saved.ends.notFound) ends.set(part, 'not found')
    for (const part of saved.parts) ends.set(part, 'done')
    version += 1
  }
  take(first)

  const notesOf = (part: number, rows: readonly ResultRow[], isAgain: boolean): LoadNote[] => {
    if (isAgain) again += rows.length
    if (isAgain && again >= TELLING) {
      return withNote(without(currentVersion.notes, 'overlap'), { kind: 'index ignored' })
    }
    const repeated = known.repeated(part, rows)
    if (repeated === 0) return currentVersion.notes
    const before = noteOf(currentVersion.notes, 'overlap')?.rows ?? 0
    return withNote(currentVersion.notes, { kind: 'overlap', rows: before + repeated })
  }

  const isAnswered = () => [...ends.values()].some((end) => end !== 'failed')

  /** Begun by the browser's clock; the first answer says what time it is for the service. */
  const dateBy = (at: number) => {
    if (Math.abs(at - currentVersion.at) >= APART_MS) currentVersion = { ...currentVersion, at }
  }

  const noteFull = () => {
    const note = noteOf(currentVersion.notes, 'cut') ?? { kind: 'cut', found: null }
    currentVersion = { ...currentVersion, notes: withNote(currentVersion.notes, note) }
  }

  const takePage = (part: number, page: PageFacts, rows: readonly ResultRow[]) => {
    const isAgain = known.isPartAgain(part, rows)
    const { asks: requests, promised, notes } = planAfterPage(currentVersion, part, page)
    currentVersion = {
      ...currentVersion,
      promised,
      notes,
      counts: { ...currentVersion.counts, asks: requests },
    }
    currentVersion = { ...currentVersion, notes: notesOf(part, rows, isAgain) }
    return isAgain ? [] : known.fresh(rows)
  }

  const takeRows = (part: number, { rows, page }: LoadedPart): ResultRow[] => {
    const fresh = page ? takePage(part, page, rows) : known.fresh(rows)
    const saved = fresh.slice(0, roomOf(currentVersion))
    known.add(part, saved)
    if (saved.length < fresh.length) noteFull()
    const { counts } = currentVersion
    currentVersion = {
      ...currentVersion,
      counts: {
        ...counts,
        rows: counts.rows + saved.length,
        duplicates: counts.duplicates + rows.length - fresh.length,
        withoutId: counts.withoutId + saved.filter((row) => rowKey(row) === null).length,
      },
    }
    return saved
  }

  return {
    currentVersion: () => currentVersion,
    version: () => version,
    stateOf: (part) => ends.get(part) ?? 'waiting',
    isSpared(part) {
      if (!isSearch) return roomOf(currentVersion) === 0
      const isOfNoUse = noteOf(currentVersion.notes, 'index ignored') !== undefined || past < part
      return isOfNoUse && ends.get(part) !== 'failed'
    },
    missing() {
      const isEveryPageTheSame = noteOf(currentVersion.notes, 'index ignored') !== undefined
      const due = isSearch && !isEveryPageTheSame ? dueOf(currentVersion) : 0
      const size = pageSizeOf(currentVersion)
      const empty = placesOf('not found').filter((part) => part * size < due)
      return [...placesOf('failed'), ...empty].toSorted((a, b) => a - b)
    },
    forgetEnd() {
      past = Infinity
    },
    onRows: emitter.on,
    async readAgain(withRows) {
      const saved = await readVersion(connectionId, currentVersion.id)
      if (!saved) return null
      take(saved)
      if (!withRows) return currentVersion
      known.clear()
      const usable = new Set<number>()
      let rows = 0
      let withoutId = 0
      await readRows(connectionId, currentVersion.id, (part) => {
        usable.add(part.part)
        known.add(part.part, part.rows)
        rows += part.rows.length
        withoutId += part.rows.filter((row) => rowKey(row) === null).length
      })
      // What is damaged is asked for again.
      for (const part of saved.parts) if (!usable.has(part)) ends.delete(part)
      currentVersion = { ...currentVersion, counts: { ...currentVersion.counts, rows, withoutId } }
      count()
      return currentVersion
    },
    async save(part, finish, onPlan) {
      const fresh = finish.state === 'failed' ? [] : takeRows(part, finish.value)
      if (finish.state !== 'failed' && !isAnswered()) dateBy(finish.at)
      const requests = Math.max(currentVersion.counts.asks, part + 1)
      currentVersion = { ...currentVersion, counts: { ...currentVersion.counts, asks: requests } }
      setEnd(part, finish.state)
      count()
      if (isSearch) currentVersion = { ...currentVersion, notes: notesAtEnd(currentVersion) }
      else if (roomOf(currentVersion) === 0 && ends.size < currentVersion.counts.asks) noteFull()
      version += 1
      onPlan()
      const rows = finish.state === 'done' ? { part, at: finish.at, rows: fresh } : null
      untold.push({ version: currentVersion, ends: versionEnds(), part, end: finish.state, rows })
      const saved = await savePart(connectionId, currentVersion, versionEnds(), rows)
      if (fresh.length > 0) emitter.emit(fresh)
      return saved
    },
    keepRunning(isRunning, endedAt) {
      currentVersion = { ...currentVersion, isRunning, endedAt }
      version += 1
      return savePart(connectionId, currentVersion, versionEnds(), null)
    },
    news() {
      const news = untold
      untold = []
      return news
    },
    applyNews(patches) {
      for (const one of patches) {
        currentVersion = one.version
        setEnd(one.part, one.end)
        const { rows } = one
        if (rows && rows.rows.length > 0) emitter.emit(rows.rows)
      }
      version += 1
    },
  }
}
